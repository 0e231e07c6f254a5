import { randomInt } from 'node:crypto';
import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import type {
  AttemptKey,
  AttemptResults,
  OpenedAttempt,
  QuizType,
  SectionName,
} from '../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import {
  finalScore,
  quizPercentage,
  scoreOutOfTen,
  typingAccuracy,
  typingSample,
  wordsPerMinute,
} from '../../../shared/domain/scoring.ts';
import { Attempt, AttemptSection } from '../../db/entities/assessments.ts';
import { Question } from '../../db/entities/questions.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { lockRecord } from '../records.ts';
import { type SigningKeys, sign, verifySignature } from '../secrets.ts';
import { requireApplicationsEnabled } from '../settings/switches.ts';

/** The token that proves that an attempt was handed to the caller. */
export function createAttemptToken(keys: SigningKeys, attemptId: string): string {
  return sign(keys, `attempt:${attemptId}`);
}

/** Returns whether token and attempt belong together. */
function isAttemptToken(keys: SigningKeys, { attemptId, token }: AttemptKey): boolean {
  return verifySignature(keys, `attempt:${attemptId}`, token);
}

/** One of the texts in rotation, each as likely; null for the built-in one, which is always among them. */
async function drawTypingSample(em: EntityManager): Promise<string | null> {
  const texts = await em.find(
    Question,
    { type: 'typing', isActive: true, deletedAt: null },
    { fields: ['id'] },
  );
  const drawn = texts[randomInt(texts.length + 1)];
  if (!drawn) return null;
  const { questionText } = await em.findOneOrFail(Question, { id: drawn.id });
  return questionText;
}

/** Makes an attempt at the assessment and draws its text to type, in the running transaction of `em`. */
export async function createAttempt(
  em: EntityManager,
  made: { locale: Locale; isRetake?: boolean },
): Promise<Attempt> {
  const attempt = em.create(Attempt, { ...made, typingSample: await drawTypingSample(em) });
  await em.persist(attempt).flush();
  return attempt;
}

/** An attempt as the browser that works on it has it. */
export function toOpenedAttempt(
  { secrets }: Pick<ServiceContext, 'secrets'>,
  { id, typingSample: drawn }: Attempt,
): OpenedAttempt {
  return {
    attemptId: id,
    token: createAttemptToken(secrets.attempt, id),
    typingSample: drawn ?? typingSample,
  };
}

/** Opens an attempt at the assessment and draws its text to type. Throws AppError('applications-disabled'). */
export async function startAttempt(
  ctx: ServiceContext,
  { locale }: { locale: Locale },
): Promise<OpenedAttempt> {
  await requireApplicationsEnabled(ctx.em);
  return toOpenedAttempt(ctx, await createAttempt(ctx.em, { locale }));
}

/**
 * The attempt that belongs to the token, locked for the running transaction.
 * Throws AppError('not-found') for a wrong token or id alike.
 */
export async function findAttempt(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'secrets'>,
  key: AttemptKey,
): Promise<Attempt> {
  if (!isAttemptToken(ctx.secrets.attempt, key)) throw new AppError('not-found');
  return lockRecord(em, Attempt, { id: key.attemptId });
}

/**
 * As findAttempt, for handing something in: throws AppError('attempt-used') once it was sent, 'applications-disabled'
 * while they are. A closed attempt is returned, so that the same answers sent again are no mistake.
 */
export async function requireUnsentAttempt(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'secrets'>,
  key: AttemptKey,
): Promise<Attempt> {
  const attempt = await findAttempt(em, ctx, key);
  // Its application is here already.
  if (!attempt.isRetake) await requireApplicationsEnabled(em);
  if (attempt.submittedAt) throw new AppError('attempt-used');
  attempt.touchedAt = new Date();
  return attempt;
}

/** As requireUnsentAttempt, for work on it: throws AppError('attempt-closed') once its results were seen. */
export async function requireOpenAttempt(
  ...args: Parameters<typeof requireUnsentAttempt>
): Promise<Attempt> {
  const attempt = await requireUnsentAttempt(...args);
  if (attempt.closedAt) throw new AppError('attempt-closed');
  return attempt;
}

/** The section of an attempt whose row is locked by the caller, made on first use. */
export async function findOrCreateSection(
  em: EntityManager,
  attempt: Attempt,
  section: SectionName,
): Promise<AttemptSection> {
  const existing = await em.findOne(AttemptSection, { attempt, section });
  if (existing) return existing;
  const created = em.create(AttemptSection, { attempt, section, flags: [] });
  em.persist(created);
  return created;
}

const quizTypes: readonly QuizType[] = ['general', 'english'];

/** A section with what it earned, set when the attempt is closed. */
export type MarkedSection = Pick<
  AttemptSection,
  'section' | 'finishedAt' | 'skipped' | 'percentage' | 'wpm' | 'accuracy'
>;

/** Puts the marked sections of an attempt together; a section that is missing or skipped has no score. */
export function scoreAttempt(
  sections: readonly MarkedSection[],
): Omit<AttemptResults, 'formulaVersion' | 'sent'> {
  const finished = (name: SectionName) =>
    sections.find(({ section, finishedAt, skipped }) => section === name && finishedAt && !skipped);
  const quiz = (name: QuizType) => {
    const percentage = finished(name)?.percentage ?? null;
    return percentage === null ? null : { percentage, score: scoreOutOfTen(percentage) };
  };
  const typed = finished('typing');
  const typing = typed ? { wpm: typed.wpm ?? 0, accuracy: typed.accuracy ?? 0 } : null;
  const general = quiz('general');
  const english = quiz('english');
  return {
    general,
    typing,
    english,
    skipped: quizTypes.filter((name) => sections.some((s) => s.section === name && s.skipped)),
    finalScore: finalScore({
      quiz: general?.percentage ?? null,
      typing,
      english: english?.percentage ?? null,
    }),
  };
}

/** Scores an application takes from the marked sections of its attempt. */
export function scoresOfAttempt(sections: readonly MarkedSection[]): ApplicationScores {
  const marked = scoreAttempt(sections);
  return {
    generalQuizScore: marked.general?.score ?? null,
    typingTestWpm: marked.typing?.wpm ?? null,
    typingTestAccuracy: marked.typing?.accuracy ?? null,
    englishTestScore: marked.english?.score ?? null,
    finalScore: marked.finalScore,
  };
}

/** An attempt left alone for this long is given up, in milliseconds: 30 days. */
const abandonedAfterMs = 30 * 86_400_000;

/** Erases unfinished attempts with their answers; a second one that is closed counts. Returns how many. */
export async function sweepAttempts(em: EntityManager, now = new Date()): Promise<number> {
  return em.nativeDelete(Attempt, {
    submittedAt: null,
    $not: { isRetake: true, closedAt: { $ne: null } },
    touchedAt: { $lt: new Date(now.getTime() - abandonedAfterMs) },
  });
}

/**
 * Marks a finished section by the rules of today, from its stored answers or its typed text and time; what it has
 * where it is open or was skipped. The section itself stays as it is.
 */
export function markSection(
  attempt: Pick<Attempt, 'typingSample'>,
  stored: AttemptSection,
): MarkedSection {
  const { section, finishedAt, skipped, percentage, wpm, accuracy } = stored;
  const marked: MarkedSection = { section, finishedAt, skipped, percentage, wpm, accuracy };
  if (!finishedAt || skipped) return marked;
  if (section === 'typing') {
    const typedText = stored.typedText ?? '';
    return {
      ...marked,
      wpm: wordsPerMinute(typedText, stored.elapsedMs ?? 0),
      accuracy: typingAccuracy(typedText, attempt.typingSample ?? typingSample),
    };
  }
  return { ...marked, percentage: quizPercentage(stored.questions ?? [], stored.answers ?? {}) };
}
