import type { Locale } from '../../shared/contracts/fields.ts';
import type { EntityManager } from '../db/orm.ts';

/** Kinds of jobs, each with its data. */
export type JobData = {
  mail: { mailId: string };
  /** Notifies an applicant of the status, if it is still the one that was scheduled for that moment. */
  'tell-applicant': { applicationId: string; tellAt: string };
  /** Mails a sent invoice to its client, with the PDF. */
  'invoice-mail': { invoiceId: string };
  /** A request for a new password; the job looks up the account. */
  'password-reset': { username: string; locale: Locale; requestId: string };
};
export type JobName = keyof JobData;

/** Queue for work that is done after a use case has answered. */
export type JobQueue = {
  /** Adds a job in the running transaction of `em`: it exists if that is committed, and not otherwise. Throws without one. */
  send: <Name extends JobName>(em: EntityManager, name: Name, data: JobData[Name]) => Promise<void>;
  /** Several jobs of one kind at once, in one statement; not done before `startAfter`, where that is given. */
  sendAll: <Name extends JobName>(
    em: EntityManager,
    name: Name,
    all: readonly JobData[Name][],
    startAfter?: Date,
  ) => Promise<void>;
};
