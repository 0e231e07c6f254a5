import { LockMode } from '@mikro-orm/core';
import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import type { TellApplicantsInput } from '../../../shared/contracts/application-admin.ts';
import { bulkMailDelayMs, mailDelayMs } from '../../../shared/domain/decision-times.ts';
import { Application } from '../../db/entities/applications.ts';
import type { EntityManager } from '../../db/orm.ts';
import { createApplicationLink } from '../application-link.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import type { JobData } from '../job-queue.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { applicationStatus } from '../mail/templates/application-mails.ts';
import { rejectionDelayKind } from '../settings/rejection-delay.ts';
import { readSetting } from '../settings/stored-settings.ts';
import { findLockedApplication } from './load.ts';

type MailContext = {
  jobs: ServiceContext['jobs'];
  siteUrl: string;
  secrets: Pick<ServiceContext['secrets'], 'application'>;
};
type Recipient = Pick<
  Application,
  'id' | 'linkVersion' | 'email' | 'position' | 'locale' | 'status'
>;

/** Computes the moment the mail about a decision taken now may leave: a rejection after the delay that is set. */
export async function notificationTime(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  { status, isBulk, now }: { status: ApplicationStatus; isBulk: boolean; now: Date },
): Promise<Date> {
  const least = isBulk ? bulkMailDelayMs : mailDelayMs;
  if (status !== 'rejected') return new Date(now.getTime() + least);
  const { hours } = await readSetting(ctx, rejectionDelayKind);
  return new Date(now.getTime() + Math.max(hours * 3_600_000, least));
}

/** Schedules the mails to applicants in the running transaction; a later decision, undo or mail cancels them. */
export async function scheduleNotification(
  em: EntityManager,
  { jobs }: Pick<ServiceContext, 'jobs'>,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const all = ids.map((applicationId) => ({ applicationId, tellAt: at.toISOString() }));
  await jobs.sendAll(em, 'tell-applicant', all, at);
}

/**
 * Records that applicants know the present status of their application, by whatever means, in the running
 * transaction. Leaves the version alone: an open review of the application has missed nothing.
 */
async function recordNotified(em: EntityManager, ids: readonly string[], now: Date): Promise<void> {
  const given = ids.map(() => '?').join(', ');
  await em.execute(
    `update "applications" set "tell_at" = null, "told_at" = ?::timestamptz where "id" in (${given})`,
    [now, ...ids],
  );
  await em.execute(
    `update "application_decisions" set "told_at" = ?::timestamptz
     where "told_at" is null and "id" in (
       select distinct on ("application_id") "id" from "application_decisions"
       where "undone_at" is null and "application_id" in (${given})
       order by "application_id", "seen_version" desc nulls last, "created_at" desc)`,
    [now, ...ids],
  );
}

/** Mails applicants the status of their application, each in the language of the form. Never the notes. */
export async function mailStatus(
  em: EntityManager,
  ctx: MailContext,
  applications: readonly Recipient[],
): Promise<void> {
  await queueMails(
    em,
    ctx,
    applications.map(({ id, linkVersion, email, position, locale, status }) => ({
      kind: 'application-status',
      to: email,
      locale,
      content: applicationStatus(locale, {
        status: applicationStatusSchema.catch('pending').parse(status),
        position,
        link: createApplicationLink(ctx, { id, linkVersion, locale }),
      }),
      aboutId: id,
    })),
  );
}

/**
 * Runs the delayed notification of a decision. Does nothing where the application is gone or withdrawn, or after
 * another decision, an undo or a notification: each of them has changed the moment that the job was created for.
 */
export async function tellApplicant(
  ctx: MailContext & Pick<ServiceContext, 'em'>,
  { applicationId, tellAt }: JobData['tell-applicant'],
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const application = await findLockedApplication(em, applicationId);
    if (application?.tellAt?.toISOString() !== tellAt || application.withdrawnAt) return;
    await mailStatus(em, ctx, [application]);
    await recordNotified(em, [application.id], new Date());
  });
}

/**
 * Notifies applicants now, or records that they were notified otherwise, for example by telephone. Skips those who
 * know already, have withdrawn, or are undecided. Returns how many of each.
 */
export async function tellApplicants(
  ctx: AdminContext,
  { ids, how }: TellApplicantsInput,
): Promise<{ told: number; skipped: number }> {
  const wanted = [...new Set(ids)];
  return ctx.em.transactional(async (em) => {
    const locked = await em.find(
      Application,
      { id: { $in: wanted } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const recipients = locked.filter(
      ({ toldAt, withdrawnAt, status, decidedAt }) =>
        !toldAt && !withdrawnAt && (decidedAt || status === 'rejected'),
    );
    if (recipients.length > 0) {
      if (how === 'mail') await mailStatus(em, ctx, recipients);
      for (const { id, applicantName } of recipients) {
        recordEvent(em, ctx, 'application.tell', { id, label: applicantName });
      }
      await em.flush();
      await recordNotified(
        em,
        recipients.map(({ id }) => id),
        new Date(),
      );
    }
    return { told: recipients.length, skipped: wanted.length - recipients.length };
  });
}
