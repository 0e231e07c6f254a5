import type { JobHandlers } from '../jobs/job-handlers.ts';
import type { Jobs } from '../jobs/open-jobs.ts';
import type { JobData, JobName } from '../services/job-queue.ts';

async function doJobsOf<Name extends JobName>(
  { boss }: Jobs,
  name: Name,
  handle: JobHandlers[Name],
  ignoreStartAfter: boolean,
): Promise<void> {
  const jobs = await boss.fetch<JobData[Name]>(name, {
    batchSize: 1000,
    includeMetadata: true,
    ignoreStartAfter,
  });
  for (const job of jobs) {
    await handle(job).then(
      () => boss.complete(name, job.id),
      () => boss.fail(name, job.id),
    );
  }
}

/**
 * Does every job that waits, once, as a worker would: with success and failure told to the queue. Whatever was put off
 * is tried too, so that no test waits for a pause to end, unless only what is due is asked for.
 */
export async function doJobs(
  jobs: Jobs,
  handlers: JobHandlers,
  { isDueOnly = false } = {},
): Promise<void> {
  const isEarly = !isDueOnly;
  await doJobsOf(jobs, 'password-reset', handlers['password-reset'], isEarly);
  await doJobsOf(jobs, 'invoice-mail', handlers['invoice-mail'], isEarly);
  await doJobsOf(jobs, 'tell-applicant', handlers['tell-applicant'], isEarly);
  await doJobsOf(jobs, 'mail', handlers.mail, isEarly);
}
