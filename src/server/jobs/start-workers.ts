import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { JobData, JobName } from '../services/job-queue.ts';
import type { JobHandlers } from './job-handlers.ts';
import type { Jobs } from './open-jobs.ts';

/** So many jobs of a kind does one process do at a time: mail servers count connections. */
const atOnce = 2;

const options = {
  includeMetadata: true,
  batchSize: atOnce,
  // A word is sent for all that is added together, so whoever finds a full batch looks for more at once.
  burstWhenBatchFull: true,
  // One job that fails is tried again, not those beside it.
  perJobResults: true,
  // The queue is told of new jobs; asking is for those that were missed, and for those to be tried again.
  notifyPollingIntervalSeconds: 10,
} as const;

async function workOn<Name extends JobName>(
  { boss }: Jobs,
  name: Name,
  handle: JobHandlers[Name],
): Promise<void> {
  const settle = async (job: JobWithMetadata<JobData[Name]>): Promise<JobResult> => {
    try {
      await handle(job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      return { id: job.id, status: 'failed', output: { message: String(error) } };
    }
  };
  await boss.work<JobData[Name], JobResult[], typeof options>(name, options, async (batch) =>
    Promise.all(batch.map(settle)),
  );
}

/** From now on this process does the jobs that are queued. */
export async function startWorkers(jobs: Jobs, handlers: JobHandlers): Promise<void> {
  await workOn(jobs, 'mail', handlers.mail);
  await workOn(jobs, 'tell-applicant', handlers['tell-applicant']);
  await workOn(jobs, 'invoice-mail', handlers['invoice-mail']);
  await workOn(jobs, 'password-reset', handlers['password-reset']);
}
