import type { QueueOptions } from 'pg-boss';
import type { JobName } from '../services/job-queue.ts';

type Queue = QueueOptions & { notify: boolean };

/** Retries of each kind of job, and the lifetime of its traces. */
export const queues: Record<JobName, Queue> = {
  mail: {
    notify: true,
    // Half a minute, then twice as long each time, up to two hours: about a day in all.
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 7200,
    // A process that died over a mail: another takes it up after so long, in seconds.
    expireInSeconds: 120,
    deleteAfterSeconds: 7 * 86_400,
  },
  'tell-applicant': {
    // The job starts later, so adding it needs no notification.
    notify: false,
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 7200,
    expireInSeconds: 120,
    // Longer than the longest time that a rejection is held back.
    retentionSeconds: 30 * 86_400,
    deleteAfterSeconds: 7 * 86_400,
  },
  'invoice-mail': {
    notify: true,
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 7200,
    expireInSeconds: 120,
    deleteAfterSeconds: 7 * 86_400,
  },
  'password-reset': {
    notify: true,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 60,
    // Typed names do not stay in the folder.
    deleteAfterSeconds: 3600,
  },
};
