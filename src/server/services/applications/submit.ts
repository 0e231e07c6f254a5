import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { dataConsentVersion } from '../../../shared/content/consent.ts';
import {
  type ApplicationScores,
  type StoredEntries,
  type SubmitApplicationInput,
  type SubmitApplicationOutput,
  storedEntriesSchema,
} from '../../../shared/contracts/application.ts';
import { finalScore, formulaVersion } from '../../../shared/domain/scoring.ts';
import { Application } from '../../db/entities/applications.ts';
import type { Attempt } from '../../db/entities/assessments.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { readApplicantStatus } from '../applicant-status.ts';
import { toSentApplication } from '../application-link.ts';
import { findAttempt, scoresOfAttempt } from '../assessments/attempts.ts';
import { closeForApplication, countSeenResults } from '../assessments/results.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { queueNotices } from '../mail/staff-notices.ts';
import { countAnswers } from '../questions/count-answers.ts';
import { requireApplicationsEnabled } from '../settings/switches.ts';
import { attachResume } from '../uploads/resume-upload.ts';
import { mailReceipt } from './mail-receipt.ts';

type Scores = ApplicationScores & Pick<Application, 'scoreSource' | 'formulaVersion'>;

/** Digest of a submission's content: the same key with another content is a mistake of the sender, not a repetition. */
function digestOf({ idempotencyKey: _key, ...content }: SubmitApplicationInput): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function submissionKeyOf(input: SubmitApplicationInput): string | null {
  if (input.attempt) return `attempt:${input.attempt.attemptId}`;
  if (!input.idempotencyKey) return null;
  return `key:${createHash('sha256').update(input.idempotencyKey).digest('hex')}`;
}

/** Returns the scores a REST caller claims unchanged, with their final score, marked as self-reported. */
function selfReportedScores(input: SubmitApplicationInput): Scores {
  const { generalQuizScore, typingTestWpm, typingTestAccuracy, englishTestScore } = input;
  const typing =
    typingTestWpm == null || typingTestAccuracy == null
      ? null
      : { wpm: typingTestWpm, accuracy: typingTestAccuracy };
  return {
    generalQuizScore: generalQuizScore == null ? null : Math.round(generalQuizScore * 10) / 10,
    typingTestWpm: typingTestWpm ?? null,
    typingTestAccuracy: typingTestAccuracy == null ? null : Math.round(typingTestAccuracy),
    englishTestScore: englishTestScore == null ? null : Math.round(englishTestScore * 10) / 10,
    finalScore: finalScore({
      quiz: generalQuizScore == null ? null : generalQuizScore * 10,
      typing,
      english: englishTestScore == null ? null : englishTestScore * 10,
    }),
    scoreSource: 'self-reported',
    formulaVersion,
  };
}

/** Scores the server marked itself, as the results showed them; whatever the browser sends beside the attempt is ignored. */
async function verifiedScores(
  em: EntityManager,
  ctx: ServiceContext,
  attempt: Attempt,
  email: string,
): Promise<Scores> {
  const sections = await closeForApplication(em, ctx, attempt, email);
  return {
    ...scoresOfAttempt(sections),
    finalScore: attempt.finalScore ?? null,
    scoreSource: 'verified',
    formulaVersion: attempt.formulaVersion ?? formulaVersion,
  };
}

/** Returns the consent as the form recorded it; a bare yes counts as consent to the present text, now. */
function consentOf(ctx: ServiceContext, { dataConsent, consent, locale }: SubmitApplicationInput) {
  if (!dataConsent) return { consentVersion: null, consentAt: null, consentLocale: null };
  return {
    consentVersion: consent?.version ?? dataConsentVersion,
    consentAt: consent?.givenAt ?? new Date(),
    consentLocale: consent?.locale ?? locale ?? ctx.locale,
  };
}

/** Returns whether the answer to a submission holds the scores: not where the address has seen too many results. */
async function mayShowScore(ctx: ServiceContext, { attempt }: Application): Promise<boolean> {
  if (!attempt) return true;
  try {
    await ctx.em.transactional((em) => countSeenResults(em, ctx, attempt));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return false;
    throw error;
  }
}

async function toOutput(
  ctx: ServiceContext,
  application: Application,
): Promise<SubmitApplicationOutput> {
  return {
    ...toSentApplication(ctx, application),
    // Sent again, it is answered after a decision: no more than the applicant may know of it.
    status: (await readApplicantStatus(ctx, application)).status,
    finalScore: (await mayShowScore(ctx, application)) ? (application.finalScore ?? null) : null,
    scoreSource: application.scoreSource,
  };
}

/** The application made by an earlier send under the same key. Throws AppError('key-reused') when it said something else. */
async function findPreviousSubmission(
  em: EntityManager,
  input: SubmitApplicationInput,
  submissionKey: string | null,
): Promise<Application | null> {
  if (!submissionKey) return null;
  const existing = await em.findOne(Application, { submissionKey });
  if (existing && !input.attempt && existing.submissionDigest !== digestOf(input)) {
    throw new AppError('key-reused');
  }
  return existing;
}

/** The entries of the form as columns: each has one of its name. */
function toStoredEntries(input: SubmitApplicationInput): Pick<Application, keyof StoredEntries> {
  const entries = storedEntriesSchema.keyof().options.map((name) => [name, input[name] || null]);
  return storedEntriesSchema.parse(Object.fromEntries(entries));
}

async function createApplication(
  em: EntityManager,
  ctx: ServiceContext,
  input: SubmitApplicationInput,
  submissionKey: string | null,
): Promise<Application> {
  const attempt = input.attempt ? await findAttempt(em, ctx, input.attempt) : null;
  if (attempt?.isRetake) throw new AppError('attempt-used');
  const repeated = await findPreviousSubmission(em, input, submissionKey);
  if (repeated) return repeated;
  await requireApplicationsEnabled(em);
  if (attempt && input.dataConsent !== true) throw new AppError('invalid-input');
  const scores = attempt
    ? await verifiedScores(em, ctx, attempt, input.email)
    : selfReportedScores(input);
  const resume = await attachResume(em, input.resumeUrl);
  const application = em.create(Application, {
    ...toStoredEntries(input),
    ...scores,
    attempt,
    resume,
    locale: input.locale ?? ctx.locale,
    ...consentOf(ctx, input),
    submissionKey,
    submissionDigest: digestOf(input),
  });
  em.persist(application);
  if (attempt) attempt.submittedAt = new Date();
  await em.flush();
  if (attempt) await countAnswers(em, attempt);
  recordEvent(em, ctx, 'application.submit', {
    id: application.id,
    label: application.applicantName,
  });
  await mailReceipt(em, ctx, application);
  const { id, position } = application;
  await queueNotices(em, ctx, { kind: 'application', id, position });
  return application;
}

/**
 * Turns a form, a résumé and, where there is one, an attempt into one application, however often and in parallel it is
 * sent: the same attempt or the same idempotency key gives the same answer.
 * Throws AppError('applications-disabled'), 'attempt-incomplete', 'not-found' (attempt), 'resume-missing', 'key-reused'.
 */
export async function submitApplication(
  ctx: ServiceContext,
  input: SubmitApplicationInput,
): Promise<SubmitApplicationOutput> {
  const submissionKey = submissionKeyOf(input);
  const run = () =>
    ctx.em.transactional(async (em) => createApplication(em, ctx, input, submissionKey));
  try {
    return await toOutput(ctx, await run());
  } catch (error) {
    // Another send under the same key may have been faster, and have taken the résumé: its application is the answer
    // to this one too.
    const overtaken =
      error instanceof UniqueConstraintViolationException ||
      (submissionKey !== null && error instanceof AppError && error.code === 'resume-missing');
    if (!overtaken) throw error;
    ctx.em.clear();
    return await toOutput(ctx, await run());
  }
}
