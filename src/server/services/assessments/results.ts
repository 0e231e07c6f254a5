import { applicationScoresSchema } from '../../../shared/contracts/application.ts';
import type {
  AttemptKey,
  AttemptResults,
  AttemptState,
  QuizAnswers,
  SectionName,
} from '../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { formulaVersion } from '../../../shared/domain/scoring.ts';
import { formatWaitTime } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ApplicationRetake } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { type Attempt, AttemptSection } from '../../db/entities/assessments.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { isOpenForRetake, readApplicantStatus } from '../applicant-status.ts';
import { toSentApplication } from '../application-link.ts';
import type { ServiceContext } from '../context.ts';
import { queueNotices } from '../mail/staff-notices.ts';
import { countAnswers } from '../questions/count-answers.ts';
import { type RateLimitRule, tryConsumeRateLimit } from '../rate-limits.ts';
import { requireApplicationsEnabled } from '../settings/switches.ts';
import { findAttempt, markSection, scoreAttempt, scoresOfAttempt } from './attempts.ts';

/**
 * Results that one address may see in a day: of attempts that it does not send as applications, and of all attempts, be
 * they sent or not. Only the results are refused, never the application: see docs/decisions/003. Three percentages of
 * a closed attempt reveal a little of the key, so a persistent script that opens attempt after attempt learns it in
 * the end, the sooner the fewer questions there are; the limits make that slow and visible, a larger bank
 * makes it pointless.
 */
const unsentResults = { what: 'results', rule: { limit: 60, windowSeconds: 86_400 } };
const allResults = { what: 'all-results', rule: { limit: 120, windowSeconds: 86_400 } };

/** Number of applications of one e-mail address a day that take their results off the unsent ones. */
const returnsPerEmail = { limit: 3, windowSeconds: 86_400 };

type ResultsContext = Pick<ServiceContext, 'locale' | 'consumeQuota'>;

/** Throws AppError('rate-limited') with a sentence without blame: the others may be strangers behind the same address. */
async function consumeResults(
  em: EntityManager,
  ctx: ResultsContext,
  { rule, ...made }: { what: string; which?: string; rule: RateLimitRule },
): Promise<void> {
  try {
    await ctx.consumeQuota(em, made, rule);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    const { retryAfterSeconds = rule.windowSeconds } = error;
    const wait = formatWaitTime(retryAfterSeconds, ctx.locale);
    const message = m.error_results_limited({ wait }, { locale: ctx.locale });
    throw new AppError('rate-limited', {
      retryAfterSeconds,
      issues: [{ path: 'results', message }],
    });
  }
}

/**
 * Counts that the caller sees the results of an attempt, in whichever way and only once a day for the same one. In the
 * running transaction. Throws AppError('rate-limited') when its address has seen those of too many.
 */
export function countSeenResults(
  em: EntityManager,
  ctx: ResultsContext,
  { id }: Pick<Attempt, 'id'>,
): Promise<void> {
  return consumeResults(em, ctx, { ...allResults, which: id });
}

const openSentence: Record<SectionName, (locale: Locale) => string> = {
  general: (locale) => m.error_section_open_general({}, { locale }),
  typing: (locale) => m.error_section_open_typing({}, { locale }),
  english: (locale) => m.error_section_open_english({}, { locale }),
};

function isComplete({ section, finishedAt, skipped, answers, typedText }: AttemptSection): boolean {
  if (!finishedAt) return false;
  return section === 'typing' ? typeof typedText === 'string' : skipped || Boolean(answers);
}

function requireEverySection(sections: readonly AttemptSection[], locale: Locale): void {
  const open = (['general', 'typing', 'english'] as const).filter(
    (name) => !sections.some((section) => section.section === name && isComplete(section)),
  );
  if (open.length === 0) return;
  const issues = open.map((path) => ({ path, message: openSentence[path](locale) }));
  throw new AppError('attempt-incomplete', { issues });
}

/**
 * Marks every section of an attempt whose row the caller has locked, and closes it: from then on no answer of it
 * changes. Does nothing to one that is closed already. Returns the marked sections.
 * Throws AppError('attempt-incomplete') with one issue for each section that is open; nothing is marked then, so that
 * no section reveals its result before all of them are done.
 */
async function closeSections(
  em: EntityManager,
  { locale }: Pick<ServiceContext, 'locale'>,
  attempt: Attempt,
): Promise<AttemptSection[]> {
  const sections = await em.find(AttemptSection, { attempt });
  if (attempt.closedAt) return sections;
  requireEverySection(sections, locale);
  for (const section of sections) Object.assign(section, markSection(attempt, section));
  attempt.closedAt = new Date();
  attempt.formulaVersion = formulaVersion;
  attempt.finalScore = scoreAttempt(sections).finalScore;
  return sections;
}

/**
 * Locks the application of a second attempt, where it is one, before the attempt itself: an erasure takes the two in
 * this order, so that they never deadlock.
 */
const lockRetakenApplication = (em: EntityManager, attemptId: string) =>
  em.execute(
    `select a."id" from "applications" as a
     join "application_retakes" as retake on retake."application_id" = a."id"
     where retake."attempt_id" = ? for update of a`,
    [attemptId],
  );

/**
 * Replaces the first attempt by a second one that was just closed, and stores the first scores beside it. The version
 * of the application, which the caller has locked, stays, for it is undecided. Throws AppError('retake-closed') where
 * it was withdrawn meanwhile, its applicant was notified of a rejection or works here. Returns the application.
 */
async function finishRetake(
  em: EntityManager,
  { log }: Pick<ServiceContext, 'log'>,
  attempt: Attempt,
  sections: readonly AttemptSection[],
): Promise<Application> {
  const retake = await em.findOne(ApplicationRetake, { attempt });
  const application = retake
    ? await em.findOne(Application, { id: retake.application.id }, { refresh: true })
    : null;
  if (!retake || !application) throw new AppError('retake-closed');
  const { status } = await readApplicantStatus({ em, log }, application);
  if (!(await isOpenForRetake(em, application, status))) throw new AppError('retake-closed');
  retake.firstScores = applicationScoresSchema.parse(application);
  retake.firstFormulaVersion = application.formulaVersion;
  retake.firstAttempt = application.attempt;
  retake.finishedAt = attempt.closedAt ?? new Date();
  await em.flush();
  const counting = scoresOfAttempt(sections);
  await em.execute(
    `update "applications" set "general_quiz_score" = ?::numeric, "typing_test_wpm" = ?::int,
       "typing_test_accuracy" = ?::int, "english_test_score" = ?::numeric, "final_score" = ?::int,
       "formula_version" = ?::int, "attempt_id" = ?
     where "id" = ?`,
    [
      counting.generalQuizScore,
      counting.typingTestWpm,
      counting.typingTestAccuracy,
      counting.englishTestScore,
      counting.finalScore,
      formulaVersion,
      attempt.id,
      application.id,
    ],
  );
  await countAnswers(em, attempt);
  return application;
}

/** The application that an attempt was sent as; a second attempt may count in its place by now. */
async function applicationOf(em: EntityManager, attempt: Attempt): Promise<Application | null> {
  if (!attempt.submittedAt) return null;
  const application = await em.findOne(Application, { attempt });
  if (application) return application;
  const retake = await em.findOne(ApplicationRetake, { firstAttempt: attempt });
  return retake && em.findOne(Application, { id: retake.application.id });
}

/**
 * The results of an attempt. Asking for them the first time marks and closes it; afterwards they stay what they were.
 * Throws AppError('attempt-incomplete') as closeSections, 'not-found', 'applications-disabled', and 'rate-limited' for
 * an address that has seen too many results; an attempt that was open stays so then. A second attempt counts for its
 * application from then on, and the administrators are notified.
 */
export async function closeAttempt(ctx: ServiceContext, key: AttemptKey): Promise<AttemptResults> {
  return ctx.em.transactional(async (em) => {
    await lockRetakenApplication(em, key.attemptId);
    const attempt = await findAttempt(em, ctx, key);
    const isFirst = !attempt.closedAt && !attempt.submittedAt;
    // An administrator has allowed it, once: it cannot be used to collect answers.
    const { isRetake } = attempt;
    if (isFirst && !isRetake) await requireApplicationsEnabled(em);
    const sections = await closeSections(em, ctx, attempt);
    if (isFirst) attempt.touchedAt = new Date();
    if (isFirst && !isRetake) await consumeResults(em, ctx, unsentResults);
    const finished = isFirst && isRetake ? await finishRetake(em, ctx, attempt, sections) : null;
    if (!isRetake) await countSeenResults(em, ctx, attempt);
    const application = await applicationOf(em, attempt);
    // Rescoring changes the application alone; where another attempt counts, its figures are of that one.
    const figures = application?.attempt?.id === attempt.id ? application : attempt;
    if (finished) {
      const { id, position } = finished;
      await queueNotices(em, ctx, { kind: 'retake-finished', id, position });
    }
    return {
      ...scoreAttempt(sections),
      finalScore: figures.finalScore ?? null,
      formulaVersion: figures.formulaVersion ?? 1,
      sent: application && toSentApplication(ctx, application),
    };
  });
}

/**
 * Closes an attempt because it is sent as an application. Results that were seen before count no longer against the
 * address, unless attempt after attempt comes under one e-mail address. Throws as closeSections.
 */
export async function closeForApplication(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'locale' | 'uncountNew'>,
  attempt: Attempt,
  email: string,
): Promise<AttemptSection[]> {
  if (attempt.closedAt) {
    const bucket = `results-returned:${email.toLowerCase()}`;
    if (await tryConsumeRateLimit(em, bucket, returnsPerEmail)) {
      await ctx.uncountNew(em, unsentResults);
    }
  }
  return closeSections(em, ctx, attempt);
}

/**
 * State of an attempt, without a figure: the answers that count once it is closed, and what it became.
 * Throws AppError('not-found').
 */
export async function getAttempt(ctx: ServiceContext, key: AttemptKey): Promise<AttemptState> {
  return ctx.em.transactional(async (em) => {
    const attempt = await findAttempt(em, ctx, key);
    const sections = attempt.closedAt ? await em.find(AttemptSection, { attempt }) : [];
    const application = await applicationOf(em, attempt);
    const find = (name: SectionName) => sections.find(({ section }) => section === name);
    const answersTo = (name: 'general' | 'english'): QuizAnswers => find(name)?.answers ?? {};
    return {
      closed: attempt.closedAt
        ? {
            general: answersTo('general'),
            typedText: find('typing')?.typedText ?? '',
            english: answersTo('english'),
          }
        : null,
      sent: application && toSentApplication(ctx, application),
    };
  });
}
