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
import { createAttempt, toOpenedAttempt } from '../assessments/attempts.ts';
import { recordEvent } from '../audit.ts';
import { createApplicationLink } from '../candidate-link.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { retakeAllowed } from '../mail/templates/application-mails.ts';
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

/** The second attempt that was allowed for an application; null where none was. */
const findRetake = (
  em: EntityManager,
  { id }: Pick<Application, 'id'>,
): Promise<ApplicationRetake | null> => em.findOne(ApplicationRetake, { application: id });

/** Tells whether the tests of an application were taken here and it is still open. */
async function isRetakeable(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
): Promise<boolean> {
  const { scoreSource, attempt } = application;
  if (scoreSource !== 'verified' || !attempt) return false;
  return isOpenForRetake(ctx.em, application, toStatus(ctx, application));
}

/** Tells whether an administrator may allow a second attempt now, and whether the phone number alone prevents it. */
export async function readRetakeOffer(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
): Promise<Pick<ApplicationDetail, 'canAllowRetake' | 'isRetakeUnprovable'>> {
  const isDue =
    (await isRetakeable(ctx, application)) && (await findRetake(ctx.em, application)) === null;
  const isProvable = provingDigitsOf(application) !== null;
  return { canAllowRetake: isDue && isProvable, isRetakeUnprovable: isDue && !isProvable };
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
  ctx: ServiceContext,
  { id, reason }: AllowRetakeInput,
): Promise<{ openUntil: Date }> {
  const actor = requireAdministrator(ctx);
  return ctx.em.transactional(async (em) => {
    // Of two administrators at once the second waits here, and finds what the first has allowed.
    const application = await lockApplication(em, id);
    if (await findRetake(em, application)) throw new AppError('retake-given');
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
    recordEvent(em, ctx, {
      action: 'application.retake',
      subjectId: id,
      subjectLabel: application.applicantName,
    });
    await em.flush();
    await mailRetake(em, ctx, application, retake);
    return { openUntil };
  });
}

/**
 * A second attempt as the applicant sees it, by the status that they know of; null where none is open and none was made.
 * The time to begin ends none that was begun: that ends when the sweep erases its attempt.
 */
export async function readOwnRetake(
  em: EntityManager,
  application: Application,
  status: ApplicationStatus,
  now = new Date(),
): Promise<OwnApplication['retake']> {
  const retake = await findRetake(em, application);
  if (!retake) return null;
  const { openUntil, begunAt, attempt, finishedAt = null } = retake;
  if (finishedAt) return { openUntil: null, isBegun: true, finishedAt };
  const isOver = !attempt && (Boolean(begunAt) || openUntil <= now);
  if (isOver || !(await isOpenForRetake(em, application, status))) return null;
  return attempt
    ? { openUntil: null, isBegun: true, finishedAt: null }
    : { openUntil, isBegun: false, finishedAt: null };
}

/**
 * Opens the second attempt for a caller who may act in the application, or gives the one that was begun; once it is
 * finished, its results are read with it. Of a rejection the applicant was not told yet nothing shows.
 * Throws AppError('not-found'), 'proof-required', 'retake-closed' where none is open (any more) and none was finished.
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
