import { expectedReplyDate } from '../../../shared/content/careers.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { ApplicationAccess, SentApplication } from '../../../shared/contracts/attempt.ts';
import type {
  ApplicationGrant,
  ApplicationKey,
  CorrectAddressInput,
  LinkedApplication,
  LinkedApplicationOutput,
  OwnApplication,
  UnlockApplicationInput,
} from '../../../shared/contracts/own-application.ts';
import { Application } from '../../db/entities/applications.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { isHired, readApplicantStatus } from '../applicant-status.ts';
import {
  createApplicationAccess,
  senderAccessMs,
  toSentApplication,
  verifyApplicationToken,
  verifyGrant,
} from '../application-link.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { applicantKinds } from '../mail/outbox.ts';
import type { Limiter } from '../rate-limits.ts';
import { isHeld, requireNotHeld } from '../retention/holds.ts';
import { eraseApplication } from './erase.ts';
import { findLockedApplication, lockApplication, lockOwnApplication } from './load.ts';
import { mailReceipt } from './mail-receipt.ts';
import type { OpenedFile } from './open-resume.ts';
import { mailRetake, provingDigitsOf, readOwnRetake } from './retake.ts';
import { mailStatus } from './tell-applicant.ts';

/** Returns whether an application can be withdrawn: not after a rejection, nor after a hire. */
function isWithdrawable(
  { withdrawnAt }: Pick<Application, 'withdrawnAt'>,
  { status, hired }: { status: ApplicationStatus; hired: boolean },
): boolean {
  return !withdrawnAt && status !== 'rejected' && !hired;
}

/** The part of a second attempt that the link alone shows: until when one can be begun, or that it was taken back. */
async function readOpenRetake(
  em: EntityManager,
  application: Application,
  status: ApplicationStatus,
): Promise<LinkedApplication['retake']> {
  const retake = await readOwnRetake(em, application, status);
  if (!retake || retake.finishedAt) return null;
  const { openUntil, withdrawnAt } = retake;
  return { openUntil, withdrawnAt };
}

/** An application as the holder of its link sees it. */
async function toLinkedApplication(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
): Promise<LinkedApplication> {
  const { position, createdAt } = application;
  const { status } = await readApplicantStatus(ctx, application);
  const withdrawnAt = application.withdrawnAt ?? null;
  const isWaiting = (status === 'pending' || status === 'reviewing') && !withdrawnAt;
  return {
    position,
    receivedAt: createdAt,
    status,
    withdrawnAt,
    replyBy: isWaiting ? expectedReplyDate(createdAt) : null,
    retake: await readOpenRetake(ctx.em, application, status),
    canUnlock: provingDigitsOf(application) !== null,
  };
}

/** A link opens the page of an application unless its address was corrected since. */
const isCurrent = (application: Application, { linkVersion }: { linkVersion: number }) =>
  application.linkVersion === linkVersion;

/** The application behind a link, or that nothing is held of it any more; null when the link is not ours, or replaced. */
export async function getLinkedApplication(
  ctx: ServiceContext,
  { token }: ApplicationKey,
): Promise<LinkedApplicationOutput | null> {
  const linked = verifyApplicationToken(ctx.secrets.application, token);
  if (!linked) return null;
  const application = await findApplication(ctx.em, linked.id);
  if (!application) return { application: null };
  if (!isCurrent(application, linked)) return null;
  return { application: await toLinkedApplication(ctx, application) };
}

const findApplication = (em: EntityManager, id: string) =>
  em.findOne(Application, { id }, { disableIdentityMap: true });

/** The application of a link that opens it still. Throws AppError('not-found'). */
async function requireCurrent(
  em: EntityManager,
  linked: Pick<Application, 'id' | 'linkVersion'>,
): Promise<Application> {
  const application = await findApplication(em, linked.id);
  if (!application || !isCurrent(application, linked)) throw new AppError('not-found');
  return application;
}

/** Duration of the access by the digits of the phone number, in milliseconds. */
const digitsAccessMs = 3_600_000;

/** Tries at the digits, whatever addresses they come from: all of them together find one number in a hundred. */
const digitsLimits = {
  quarterHour: { limit: 5, windowSeconds: 900 },
  day: { limit: 20, windowSeconds: 86_400 },
  // As long as an application usually waits for its decision.
  ninetyDays: { limit: 100, windowSeconds: 90 * 86_400 },
};

/**
 * Lets a holder of the link who knows the end of the phone number act in the application for an hour.
 * Throws AppError('not-found'), 'proof-wrong', and 'rate-limited' after five tries in a quarter of an hour, twenty a
 * day or a hundred in 90 days.
 */
export async function unlockApplication(
  ctx: ServiceContext & { limit: Limiter },
  { token, digits }: UnlockApplicationInput,
): Promise<ApplicationAccess> {
  const linked = verifyApplicationToken(ctx.secrets.application, token);
  if (!linked) throw new AppError('not-found');
  const application = await requireCurrent(ctx.em, linked);
  // A request refused by a shorter one does not count against the longer ones.
  await ctx.limit(`own-digits:${linked.id}`, digitsLimits.quarterHour);
  await ctx.limit(`own-digits-day:${linked.id}`, digitsLimits.day);
  await ctx.limit(`own-digits-90-days:${linked.id}`, digitsLimits.ninetyDays);
  if (provingDigitsOf(application) !== digits) throw new AppError('proof-wrong');
  const until = new Date(Date.now() + digitsAccessMs);
  await ctx.em.transactional(async (em) => {
    // It may have been erased meanwhile; the activity log must not store the name again.
    const locked = await lockApplication(em, linked.id);
    if (!isCurrent(locked, linked)) throw new AppError('not-found');
    recordEvent(em, ctx, 'application.unlock', { id: linked.id, label: locked.applicantName });
  });
  return createApplicationAccess(ctx.secrets.application, linked, until);
}

/** Until when the address of an application can be corrected; null when it can not (any more). */
function correctableUntil(
  { createdAt, withdrawnAt, linkVersion }: Application,
  now = Date.now(),
): Date | null {
  const until = createdAt.getTime() + senderAccessMs;
  const isOpen = until > now && !withdrawnAt && linkVersion < maxCorrections;
  return isOpen ? new Date(until) : null;
}

/** Limit that allows for mistyped addresses; each time a mail leaves to what may be a stranger's. */
const maxCorrections = 3;

/**
 * Further data for applicants beside the state of their application, and their actions. Throws AppError('not-found'),
 * 'proof-required'.
 */
export async function getOwnApplication(
  ctx: ServiceContext,
  grant: ApplicationGrant,
): Promise<OwnApplication> {
  const linked = verifyGrant(ctx, grant);
  const application = await requireCurrent(ctx.em, linked);
  const { status } = await readApplicantStatus(ctx, application);
  const hired = await isHired(ctx.em, application);
  return {
    email: application.email,
    correctableUntil: correctableUntil(application),
    canWithdraw: isWithdrawable(application, { status, hired }),
    retake: await readOwnRetake(ctx.em, application, status),
    isHired: hired,
    isHeld: await isHeld(ctx.em, 'application', application.id),
  };
}

/** Takes back the mails to the applicant that have not left yet; those to the team stay. */
async function takeBackMails(em: EntityManager, { id }: Application): Promise<void> {
  const waiting = { aboutId: id, deliveredAt: null, kind: { $in: [...applicantKinds] } };
  await em.nativeDelete(OutgoingMail, waiting);
}

/** Returns whether a mail about the decision was written, sent or waiting. */
const wasMailedStatus = async (em: EntityManager, { id }: Application): Promise<boolean> =>
  (await em.count(OutgoingMail, { aboutId: id, kind: 'application-status' })) > 0;

/**
 * Writes to another address from now on, for a day after an application was sent: the mail that it is here goes there
 * with another link, and so does a decision that was mailed; what still waits for the old one does not leave, and its
 * link opens nothing any more. The address it has already changes nothing. Throws AppError('not-found'),
 * 'proof-required', 'wrong-state' when it is too late.
 */
export async function correctOwnAddress(
  ctx: ServiceContext,
  { email, ...grant }: CorrectAddressInput,
): Promise<SentApplication> {
  return ctx.em.transactional(async (em) => {
    const application = await lockOwnApplication(em, ctx, grant);
    if (application.email.toLowerCase() !== email.toLowerCase()) {
      if (!correctableUntil(application)) throw new AppError('wrong-state');
      application.email = email;
      application.linkVersion += 1;
      const isDecisionMailed = await wasMailedStatus(em, application);
      const { status } = await readApplicantStatus({ em, log: ctx.log }, application);
      await takeBackMails(em, application);
      recordEvent(em, ctx, 'application.correct', {
        id: application.id,
        label: application.applicantName,
      });
      await em.flush();
      await mailReceipt(em, ctx, application);
      if (isDecisionMailed) {
        const { id, linkVersion, position, locale } = application;
        await mailStatus(em, ctx, [{ id, linkVersion, email, position, locale, status }]);
      }
      // One that was begun needs no invitation: the receipt leads to its page as well.
      const openUntil = (await readOpenRetake(em, application, status))?.openUntil;
      if (openUntil) await mailRetake(em, ctx, application, { openUntil });
    }
    return toSentApplication(ctx, application);
  });
}

/**
 * Withdraws an application for a caller who may act in it; sent twice, it is withdrawn once. Prevents later decisions.
 * Throws AppError('not-found'), 'proof-required', 'wrong-state' after a rejection, or once the applicant works here.
 */
export async function withdrawApplicationAsApplicant(
  ctx: ServiceContext,
  grant: ApplicationGrant,
): Promise<LinkedApplication> {
  return ctx.em.transactional(async (em) => {
    const application = await lockOwnApplication(em, ctx, grant);
    if (!application.withdrawnAt) {
      const hired = await isHired(em, application);
      const { status } = await readApplicantStatus({ em, log: ctx.log }, application);
      if (!isWithdrawable(application, { status, hired })) throw new AppError('wrong-state');
      application.withdrawnAt = new Date();
      recordEvent(em, ctx, 'application.withdraw', {
        id: application.id,
        label: application.applicantName,
      });
      await em.flush();
    }
    return toLinkedApplication({ em, log: ctx.log }, application);
  });
}

/**
 * Erases an application for a caller who may act in it; an erased one stays so. Records the erasure without the name.
 * Throws AppError('not-found') for a link that is not ours or was replaced, 'proof-required', 'held' while it is
 * retained for a legal reason.
 */
export async function eraseApplicationAsApplicant(
  ctx: ServiceContext,
  grant: ApplicationGrant,
): Promise<void> {
  const linked = verifyGrant(ctx, grant);
  const removeFiles = await ctx.em.transactional(async (em) => {
    const application = await findLockedApplication(em, linked.id);
    if (application && !isCurrent(application, linked)) throw new AppError('not-found');
    const remove = await eraseApplication(em, ctx, linked.id);
    if (!remove) return null;
    // Looked up once the application is locked: throwing undoes everything.
    await requireNotHeld(em, 'application', linked.id);
    recordEvent(em, ctx, 'application.erase', { id: linked.id });
    return remove;
  });
  await removeFiles?.();
}

/**
 * Opens the résumé of an application for a caller who may act in it, and records that. The caller consumes or destroys
 * `body`. Throws AppError('not-found'), 'proof-required', 'unavailable' when the storage fails.
 */
export async function openResumeAsApplicant(
  ctx: ServiceContext,
  grant: ApplicationGrant,
): Promise<OpenedFile> {
  const linked = verifyGrant(ctx, grant);
  const { id } = linked;
  const application = await ctx.em.findOne(Application, { id }, { populate: ['resume'] });
  if (!application || !isCurrent(application, linked)) throw new AppError('not-found');
  const { fileName, contentType, size } = application.resume;
  const body = await ctx.objects.open(application.resume);
  try {
    await ctx.em.transactional(async (em) => {
      // It may have been erased meanwhile; the activity log must not store the name again.
      const { applicantName } = await lockApplication(em, id);
      recordEvent(em, ctx, 'application.download', { id, label: applicantName });
    });
  } catch (error) {
    body.destroy();
    throw error;
  }
  return { fileName, contentType, size, body };
}
