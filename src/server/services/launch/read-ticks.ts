import {
  type TickedId,
  type TickedLine,
  tickedIdSchema,
} from '../../../shared/contracts/launch.ts';
import type { EntityManager } from '../../db/orm.ts';

type Row = { key: string; at: Date | string; by: string | null };

/** The setting that holds who ticked a line; there is none while nobody has. */
export const tickKey = (id: TickedId) => `launch:${id}`;

/** The lines that people tick, with who did. */
export async function readTicks(em: EntityManager): Promise<TickedLine[]> {
  const ids = tickedIdSchema.options;
  const rows = await em.execute<Row[]>(
    `select s."key", s."updated_at" as "at", u."first_name" || ' ' || u."last_name" as "by"
     from "settings" as s left join "users" as u on u."id"::text = s."value"
     where s."key" in (${ids.map(() => '?').join(', ')})`,
    ids.map(tickKey),
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  return ids.map((id) => {
    const row = found.get(tickKey(id));
    return {
      id,
      isDone: row !== undefined,
      tick: row ? { at: new Date(row.at), by: row.by } : null,
    };
  });
}
