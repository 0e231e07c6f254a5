import type { JobData, JobName } from '../services/job-queue.ts';
import type { JobHandlers } from './job-handlers.ts';
import type { Jobs } from './open-jobs.ts';

/** So many jobs of a kind does one process do at a time: mail servers count connections. */
const atOnce = 2;

const options = {
  includeMetadata: true,
  localConcurrency: atOnce,
  // The queue is told of new jobs; asking is for those that were missed, and for those to be tried again.
  notifyPollingIntervalSeconds: 10,
} as const;

async function workOn<Name extends JobName>(
  { boss }: Jobs,
  name: Name,
  handle: JobHandlers[Name],
): Promise<void> {
  await boss.work<JobData[Name], void, typeof options>(name, options, async (batch) => {
    for (const job of batch) await handle(job);
  });
}

/** From now on this process does the jobs that are queued. */
export async function startWorkers(jobs: Jobs, handlers: JobHandlers): Promise<void> {
  await workOn(jobs, 'mail', handlers.mail);
  await workOn(jobs, 'password-reset', handlers['password-reset']);
}
