import type { PGlite } from '@electric-sql/pglite';
import type { EntityManager } from '../db/orm.ts';
import type { JobData, JobName, JobQueue } from '../services/job-queue.ts';

async function moveJobsOf<Name extends JobName>(
  source: PGlite,
  em: EntityManager,
  queue: JobQueue,
  name: Name,
): Promise<void> {
  const { rows } = await source.query<{ data: JobData[Name] }>(
    `select "data" from "pgboss"."job" where "name" = $1 and "state" in ('created', 'retry', 'active')`,
    [name],
  );
  await queue.sendAll(
    em,
    name,
    rows.map(({ data }) => data),
  );
}

/** Leaves what waits in one queue to the other: mails that were not sent yet, for instance. */
export async function moveJobs(source: PGlite, em: EntityManager, queue: JobQueue): Promise<void> {
  const { rows } = await source.query<{ there: string | null }>(
    `select to_regclass('pgboss.job')::text as "there"`,
  );
  if (rows[0]?.there == null) return;
  const names: JobName[] = ['mail', 'invoice-mail', 'password-reset'];
  for (const name of names) await moveJobsOf(source, em, queue, name);
}
