import type { LastChange } from '../../../shared/contracts/settings.ts';
import type { ServiceContext } from '../context.ts';

type Row = { subjectId: string; at: Date | string; actorName: string | null };

/** When each of some settings was changed last, and by whom, as the audit record has it. */
export async function lastChanges(
  { em }: Pick<ServiceContext, 'em'>,
  keys: readonly string[],
): Promise<Map<string, NonNullable<LastChange>>> {
  const rows = await em.execute<Row[]>(
    `select distinct on ("subject_id") "subject_id" as "subjectId", "at", "actor_name" as "actorName"
     from "audit_events"
     where "action" = 'setting.update' and "subject_id" in (${keys.map(() => '?').join(', ')})
     order by "subject_id", "at" desc, "id" desc`,
    [...keys],
  );
  return new Map(
    rows.map(({ subjectId, at, actorName }) => [subjectId, { at: new Date(at), by: actorName }]),
  );
}
