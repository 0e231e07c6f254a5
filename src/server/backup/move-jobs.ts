import type { PGlite } from '@electric-sql/pglite';
import type { EntityManager } from '../db/orm.ts';
import type { JobData, JobName, JobQueue } from '../services/job-queue.ts';

async function moveJobsOf<Name extends JobName>(
  source: PGlite,
  em: EntityManager,
  queue: JobQueue,
  name: Name,
): Promise<void> {
  const { rows } = await source.query<{ data: JobData[Name]; startAfter: Date }>(
    `select "data", "start_after" as "startAfter" from "pgboss"."job" where "name" = $1 and "state" in ('created', 'retry', 'active')`,
    [name],
  );
  // What waits for its moment goes on waiting: a rejection is not to be told earlier because the database moved.
  const byMoment = Map.groupBy(rows, ({ startAfter }) => startAfter.getTime());
  for (const [moment, together] of byMoment) {
    await queue.sendAll(
      em,
      name,
      together.map(({ data }) => data),
      new Date(moment),
    );
  }
}

/** Leaves what waits in one queue to the other: mails that were not sent yet, for instance. */
export async function moveJobs(source: PGlite, em: EntityManager, queue: JobQueue): Promise<void> {
  const { rows } = await source.query<{ there: string | null }>(
    `select to_regclass('pgboss.job')::text as "there"`,
  );
  if (rows[0]?.there == null) return;
  const names: JobName[] = ['mail', 'tell-applicant', 'invoice-mail', 'password-reset'];
  for (const name of names) await moveJobsOf(source, em, queue, name);
}
