import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { EntityManager } from '../../db/orm.ts';

/**
 * Those of the applications whose applicant has not been told of a status yet: it changes, or nobody mailed it when it
 * did. Nobody is mailed the same news twice, nor while a mail waits. What was confirmed when it came in counts as told
 * that it is pending.
 */
export async function notToldYet<
  Decided extends { id: string; status: string; tellAt?: Date | null },
>(
  em: EntityManager,
  applications: readonly Decided[],
  status: ApplicationStatus,
): Promise<Decided[]> {
  const same = applications.filter((application) => application.status === status);
  if (same.length === 0) return [...applications];
  const rows = await em.execute<{ id: string; told: string }[]>(
    `select distinct on ("application_id") "application_id" as "id", "to_status" as "told"
     from "application_decisions"
     where "told_at" is not null and "undone_at" is null and "application_id" in (${same.map(() => '?').join(', ')})
     order by "application_id", "seen_version" desc nulls last, "created_at" desc`,
    same.map(({ id }) => id),
  );
  const told = new Map(rows.map((row) => [row.id, row.told]));
  return applications.filter(
    ({ id, status: present, tellAt }) =>
      present !== status || (!tellAt && (told.get(id) ?? 'pending') !== status),
  );
}
