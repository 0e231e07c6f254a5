import { provingDigits } from '../../../shared/content/careers.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type {
  AllowRetakeInput,
  ApplicationDetail,
} from '../../../shared/contracts/application-admin.ts';
import type { OpenedAttempt } from '../../../shared/contracts/attempt.ts';
import type {
  ApplicationGrant,
  OwnApplication,
} from '../../../shared/contracts/own-application.ts';
import { addDays, officeDay, startOfOfficeDay } from '../../../shared/domain/dates.ts';
import { ApplicationRetake } from '../../db/entities/application-review.ts';
import type { Application } from '../../db/entities/applications.ts';
import { Attempt } from '../../db/entities/assessments.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { isOpenForRetake, readApplicantStatus, toStatus } from '../applicant-status.ts';
import { createApplicationLink } from '../application-link.ts';
import { createAttempt, toOpenedAttempt } from '../assessments/attempts.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { expireMails } from '../mail/erase-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { retakeAllowed, retakeWithdrawn } from '../mail/templates/application-mails.ts';
import { lockApplication, lockOwnApplication } from './load.ts';

/** Days after the one of the permission on which a second attempt can be begun. */
const openDays = 14;

/** The last moment of the last day in the office: texts name that day, and in Manila it is over by then as well. */
const lastMomentToBegin = (allowedAt: Date) =>
  new Date(startOfOfficeDay(addDays(officeDay(allowedAt), openDays + 1)).getTime() - 1);

/** The digits that prove an applicant's identity; null for a phone number that has too few. */
export function provingDigitsOf({ phone }: Pick<Application, 'phone'>): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < provingDigits ? null : digits.slice(-provingDigits);
}

/** The second attempt that was allowed for an application, or the last one that was taken back; null where none was. */
const findRetake = (
  em: EntityManager,
  { id }: Pick<Application, 'id'>,
): Promise<ApplicationRetake | null> =>
  em.findOne(
    ApplicationRetake,
    { application: id },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );

const isGiven = (retake: ApplicationRetake | null) => retake !== null && !retake.withdrawnAt;

/** Returns whether the tests of an application were taken here and it is still open. */
async function isRetakeable(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
): Promise<boolean> {
  const { scoreSource, attempt } = application;
  if (scoreSource !== 'verified' || !attempt) return false;
  return isOpenForRetake(ctx.em, application, toStatus(ctx, application));
}

type RetakeOffer = Pick<
  ApplicationDetail,
  'canAllowRetake' | 'isRetakeUnprovable' | 'canWithdrawRetake'
>;

/**
 * Returns whether an administrator can allow a second attempt now, whether the phone number alone prevents it, and if
 * one that was allowed can be taken back.
 */
export async function readRetakeOffer(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
): Promise<RetakeOffer> {
  const isDue =
    (await isRetakeable(ctx, application)) && !isGiven(await findRetake(ctx.em, application));
  const isProvable = provingDigitsOf(application) !== null;
  const { status } = await readApplicantStatus(ctx, application);
  const own = await readOwnRetake(ctx.em, application, status);
  return {
    canAllowRetake: isDue && isProvable,
    isRetakeUnprovable: isDue && !isProvable,
    canWithdrawRetake: Boolean(own?.openUntil),
  };
}

/** Mails the applicant that the tests can be taken again, in the language of the form; never why. */
export async function mailRetake(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl' | 'secrets'>,
  application: Application,
  { openUntil }: Pick<ApplicationRetake, 'openUntil'>,
): Promise<void> {
  const { id, linkVersion, email, position, locale } = application;
  await queueMail(em, ctx, {
    kind: 'application-retake',
    to: email,
    locale,
    content: retakeAllowed(locale, {
      position,
      openUntil,
      link: createApplicationLink(ctx, { id, linkVersion, locale }),
    }),
    aboutId: id,
    // Handed over later, it would promise what is over.
    expiresAt: openUntil,
  });
}

/**
 * Allows one second attempt at the tests, keeps by whom and why, and mails the applicant. Throws AppError('not-found'),
 * 'retake-given' where one was allowed before, 'retake-closed' after a rejection or withdrawal, once the applicant works
 * here, and where the tests were not taken here, 'retake-unprovable' where the phone number has too few digits to begin.
 */
export async function allowRetake(
  ctx: AdminContext,
  { id, reason }: AllowRetakeInput,
): Promise<{ openUntil: Date }> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    // Of two administrators at once the second waits here, and finds what the first has allowed.
    const application = await lockApplication(em, id);
    if (isGiven(await findRetake(em, application))) throw new AppError('retake-given');
    if (!(await isRetakeable({ em, log: ctx.log }, application))) {
      throw new AppError('retake-closed');
    }
    if (provingDigitsOf(application) === null) throw new AppError('retake-unprovable');
    const openUntil = lastMomentToBegin(new Date());
    const retake = em.create(ApplicationRetake, {
      application,
      reason,
      actor: actor.id,
      actorName: actor.name,
      openUntil,
    });
    em.persist(retake);
    recordEvent(em, ctx, 'application.retake', { id, label: application.applicantName });
    await em.flush();
    await mailRetake(em, ctx, application, retake);
    return { openUntil };
  });
}

/**
 * Mails the applicant that a second attempt was taken back, unless the mail that allowed it has not left: that one
 * stays then. Returns whether a mail was written.
 */
async function mailWithdrawnRetake(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl' | 'secrets'>,
  application: Application,
  retake: ApplicationRetake,
): Promise<boolean> {
  const { id, linkVersion, email, position, locale } = application;
  const wasAnnounced = await expireMails(em, {
    aboutId: id,
    kind: 'application-retake',
    since: retake.createdAt,
  });
  if (!wasAnnounced) return false;
  await queueMail(em, ctx, {
    kind: 'retake-withdrawn',
    to: email,
    locale,
    content: retakeWithdrawn(locale, {
      position,
      link: createApplicationLink(ctx, { id, linkVersion, locale }),
    }),
    aboutId: id,
  });
  return true;
}

/**
 * Takes back a second attempt that was not begun, keeps by whom, and mails the applicant where they were mailed that it
 * is allowed. Another one can be allowed afterwards. Throws AppError('not-found'), 'retake-begun' where it was begun,
 * 'retake-closed' where none can be begun (any more).
 */
export async function withdrawRetake(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<{ isMailed: boolean }> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    // The applicant who begins at the same moment waits here, or is waited for.
    const application = await lockApplication(em, id);
    const retake = await findRetake(em, application);
    if (retake?.begunAt) throw new AppError('retake-begun');
    const { status } = await readApplicantStatus({ em, log: ctx.log }, application);
    const own = await readOwnRetake(em, application, status);
    if (!retake || !own?.openUntil) throw new AppError('retake-closed');
    Object.assign(retake, { withdrawnAt: new Date(), withdrawnByName: actor.name });
    recordEvent(em, ctx, 'application.retake-withdraw', { id, label: application.applicantName });
    await em.flush();
    return { isMailed: await mailWithdrawnRetake(em, ctx, application, retake) };
  });
}

const noRetake = { openUntil: null, isBegun: false, finishedAt: null, withdrawnAt: null };

/**
 * A second attempt as the applicant sees it, by the status that they know of; null where none is open, made or taken
 * back. The time to begin ends none that was begun: that ends when the sweep erases its attempt.
 */
export async function readOwnRetake(
  em: EntityManager,
  application: Application,
  status: ApplicationStatus,
  now = new Date(),
): Promise<OwnApplication['retake']> {
  const retake = await findRetake(em, application);
  if (!retake) return null;
  const { openUntil, begunAt, attempt, finishedAt = null, withdrawnAt = null } = retake;
  if (finishedAt) return { ...noRetake, isBegun: true, finishedAt };
  const isOver = !attempt && !withdrawnAt && (Boolean(begunAt) || openUntil <= now);
  if (isOver || !(await isOpenForRetake(em, application, status))) return null;
  if (withdrawnAt) return { ...noRetake, withdrawnAt };
  return attempt ? { ...noRetake, isBegun: true } : { ...noRetake, openUntil };
}

/**
 * Opens the second attempt for a caller who may act in the application, or returns the one that was begun; once it is
 * finished, its results are read with it. Does not reveal a rejection before its notification.
 * Throws AppError('not-found'), 'proof-required', 'retake-withdrawn' where it was taken back, 'retake-closed' where
 * none is open (any more) and none was finished.
 */
export async function startRetake(
  ctx: ServiceContext,
  grant: ApplicationGrant,
): Promise<OpenedAttempt> {
  return ctx.em.transactional(async (em) => {
    const application = await lockOwnApplication(em, ctx, grant);
    const retake = await findRetake(em, application);
    const { status } = await readApplicantStatus({ em, log: ctx.log }, application);
    const own = await readOwnRetake(em, application, status);
    if (own?.withdrawnAt) throw new AppError('retake-withdrawn');
    if (!retake || !own) throw new AppError('retake-closed');
    const begun = retake.attempt ? await em.findOne(Attempt, { id: retake.attempt.id }) : null;
    if (begun) return toOpenedAttempt(ctx, begun);
    const attempt = await createAttempt(em, { locale: ctx.locale, isRetake: true });
    retake.attempt = attempt;
    retake.begunAt = attempt.createdAt;
    await em.flush();
    return toOpenedAttempt(ctx, attempt);
  });
}

type ShownRetake = NonNullable<ApplicationDetail['retake']>;

/** Those that were taken back, for the history of an application. */
export function toWithdrawnRetakes(
  retakes: readonly ApplicationRetake[],
): ApplicationDetail['withdrawnRetakes'] {
  return retakes.flatMap(({ id, reason, actorName, createdAt, withdrawnAt, withdrawnByName }) =>
    withdrawnAt
      ? [{ id, reason, actorName, createdAt, withdrawnAt, withdrawnByName: withdrawnByName ?? '' }]
      : [],
  );
}

/** The second attempt of an application for its reviewers, with what the first one had scored once that counts no more. */
export function toShownRetake(
  retake: ApplicationRetake,
  {
    attempt,
    firstAttempt,
    firstRecords,
  }: {
    attempt: Attempt | null;
    firstAttempt: Attempt | null;
    firstRecords: Pick<ApplicationDetail, 'quizzes' | 'typing'>;
  },
): ShownRetake {
  const { id, reason, actorName, createdAt, openUntil, finishedAt = null } = retake;
  const { begunAt = null, firstScores, firstFormulaVersion } = retake;
  return {
    id,
    reason,
    actorName,
    createdAt,
    openUntil,
    begunAt,
    isAbandoned: Boolean(begunAt) && !attempt && !finishedAt,
    finishedAt,
    finalScore: finishedAt ? (attempt?.finalScore ?? null) : null,
    first:
      finishedAt && firstScores
        ? {
            ...firstScores,
            formulaVersion: firstFormulaVersion ?? 1,
            takenAt: firstAttempt?.closedAt ?? firstAttempt?.submittedAt ?? null,
            ...firstRecords,
          }
        : null,
  };
}
