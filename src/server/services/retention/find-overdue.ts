import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import type { EntityManager } from '../../db/orm.ts';
import { notHeldSql, retainedRecords } from './retained-records.ts';

/** A record that is to go, and where it stands among the others of its kind. */
export type OverdueRecord = { id: string; sinceMs: number };

type Search = {
  /** Records whose period began earlier are overdue. */
  before: Date;
  /** Only those behind this one. */
  after: OverdueRecord | undefined;
  limit: number;
};

/** Records of a kind that are overdue and that nobody holds, the oldest first, at most `limit`. */
export async function findOverdue(
  em: EntityManager,
  kind: RetainedKind,
  { before, after, limit }: Search,
): Promise<OverdueRecord[]> {
  const records = retainedRecords[kind];
  const { table, since, where } = records;
  return em.execute<OverdueRecord[]>(
    `select r."id", (extract(epoch from ${since}) * 1000)::float8 as "sinceMs" from "${table}" as r
     where ${where} and ${since} < ?::timestamptz and ${notHeldSql(records)}
       ${after ? `and (${since}, r."id") > (?::timestamptz, ?::uuid)` : ''}
     order by ${since}, r."id" limit ?`,
    [before, ...(after ? [new Date(after.sinceMs), after.id] : []), limit],
  );
}

/**
 * Those of some records that are still overdue and not held, locked to the end of the running transaction, in the order
 * of their ids.
 */
export async function lockOverdue(
  em: EntityManager,
  kind: RetainedKind,
  { before, ids }: { before: Date; ids: readonly string[] },
): Promise<string[]> {
  const records = retainedRecords[kind];
  const { table, since, where } = records;
  const rows = await em.execute<{ id: string }[]>(
    `select r."id" from "${table}" as r
     where r."id" in (${ids.map(() => '?::uuid').join(', ')})
       and ${where} and ${since} < ?::timestamptz and ${notHeldSql(records)}
     order by r."id" for update of r`,
    [...ids, before],
  );
  return rows.map(({ id }) => id);
}
