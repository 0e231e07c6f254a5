import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { Orm } from '../db/orm.ts';
import { sendPasswordReset } from '../services/accounts/password-reset.ts';
import { tellApplicant } from '../services/applications/tell-applicant.ts';
import { mailInvoice } from '../services/invoices/mail-invoice.ts';
import type { JobData, JobName, JobQueue } from '../services/job-queue.ts';
import { deliverMail } from '../services/mail/deliver-mail.ts';
import type { MailTransport } from '../services/mail-transport.ts';
import type { Secrets } from '../services/secrets.ts';
import type { Jobs } from './open-jobs.ts';

type Dependencies = {
  orm: Orm;
  mail: MailTransport;
  jobs: JobQueue;
  log: Logger;
  siteUrl: string;
  secrets: Pick<Secrets, 'application'>;
};

type QueuedJob<Name extends JobName> = Pick<
  JobWithMetadata<JobData[Name]>,
  'data' | 'retryCount' | 'retryLimit'
>;

/** Handlers of each kind of job; throw so that the queue tries again later. */
export type JobHandlers = { [Name in JobName]: (job: QueuedJob<Name>) => Promise<void> };

/** The use case behind each kind of job. */
export function jobHandlers({ orm, mail, jobs, log, siteUrl, secrets }: Dependencies): JobHandlers {
  const entityManager = () => orm.em.fork({ useContext: true });
  return {
    mail: ({ data, retryCount, retryLimit }) =>
      deliverMail(
        { em: entityManager(), mail, log },
        { mailId: data.mailId, isLastTry: retryCount >= retryLimit },
      ),
    'tell-applicant': ({ data }) =>
      tellApplicant({ em: entityManager(), jobs, siteUrl, secrets }, data),
    'invoice-mail': async ({ data }) => {
      try {
        await mailInvoice({ em: entityManager(), jobs, siteUrl, log }, data);
      } catch (error) {
        // There is no mail yet whose failure would stand in the outbox.
        log.error({ err: error, invoiceId: data.invoiceId }, 'failed to mail an invoice');
        throw error;
      }
    },
    'password-reset': ({ data }) =>
      sendPasswordReset({ em: entityManager(), jobs, siteUrl, requestId: data.requestId }, data),
  };
}

/** So many jobs of a kind does one process do at a time: mail servers count connections. */
const maxConcurrentJobs = 2;

const workOptions = {
  includeMetadata: true,
  batchSize: maxConcurrentJobs,
  // One message is sent for all that is added together, so a process that finds a full batch looks for more at once.
  burstWhenBatchFull: true,
  // One job that fails is tried again, not those beside it.
  perJobResults: true,
  // The queue is notified of new jobs; polling finds those that were missed, and those to retry.
  notifyPollingIntervalSeconds: 10,
} as const;

async function workOn<Name extends JobName>(
  { boss }: Jobs,
  name: Name,
  handle: JobHandlers[Name],
): Promise<void> {
  const runJob = async (job: JobWithMetadata<JobData[Name]>): Promise<JobResult> => {
    try {
      await handle(job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      return { id: job.id, status: 'failed', output: { message: String(error) } };
    }
  };
  await boss.work<JobData[Name], JobResult[], typeof workOptions>(
    name,
    workOptions,
    async (batch) => Promise.all(batch.map(runJob)),
  );
}

/** Starts to process queued jobs in this process. */
export async function startWorkers(jobs: Jobs, handlers: JobHandlers): Promise<void> {
  await workOn(jobs, 'mail', handlers.mail);
  await workOn(jobs, 'tell-applicant', handlers['tell-applicant']);
  await workOn(jobs, 'invoice-mail', handlers['invoice-mail']);
  await workOn(jobs, 'password-reset', handlers['password-reset']);
}
