import type { Flag } from '../../../shared/contracts/application-admin.ts';
import type { AttemptKey, SubmitTypingInput } from '../../../shared/contracts/attempt.ts';
import { typingTestSeconds } from '../../../shared/domain/scoring.ts';
import { AppError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { findOrCreateSection, requireOpenAttempt, requireUnsentAttempt } from './attempts.ts';

/** Starts the server's clock of a typing test at its first character, and counts the try. Throws as requireOpenAttempt. */
export async function startTyping(
  ctx: ServiceContext,
  key: AttemptKey,
): Promise<{ durationSeconds: number; tries: number }> {
  return ctx.em.transactional(async (em) => {
    const attempt = await requireOpenAttempt(em, ctx, key);
    const section = await findOrCreateSection(em, attempt, 'typing');
    section.durationSeconds ??= typingTestSeconds;
    section.tries += 1;
    section.startedAt = new Date();
    section.finishedAt = null;
    return { durationSeconds: section.durationSeconds, tries: section.tries };
  });
}

/** Tolerated difference of the browser's clock and ours on a slow line, in milliseconds. */
const toleranceMs = 5000;

type TypingClock = {
  /** The browser's measurement, in milliseconds. */
  reportedMs: number;
  /** Between the start and the end that the server saw, in milliseconds; null when the start never arrived. */
  serverMs: number | null;
  durationMs: number;
};

/**
 * The time to mark with, in milliseconds. The browser is believed within what the server saw: never longer than the
 * test or than the server's own span, and, while that span is within the test, not much shorter either. What does not
 * fit is noted, not punished.
 */
export function boundTypingTime({ reportedMs, serverMs, durationMs }: TypingClock): {
  elapsedMs: number;
  flags: Flag[];
} {
  const withinTest = Math.min(Math.max(reportedMs, 1000), durationMs);
  if (serverMs === null) return { elapsedMs: withinTest, flags: ['start-unknown'] };
  if (serverMs > durationMs + toleranceMs) {
    // Submitted after the minute: the text may have been complete long before, which only the browser's report shows.
    return { elapsedMs: withinTest, flags: ['late'] };
  }
  const lower = Math.min(Math.max(serverMs - toleranceMs, 1000), durationMs);
  const upper = Math.min(serverMs + toleranceMs, durationMs);
  const elapsedMs = Math.min(Math.max(withinTest, lower), Math.max(lower, upper));
  return { elapsedMs, flags: elapsedMs === withinTest ? [] : ['timing-mismatch'] };
}

/** 20 characters a second is about 240 words a minute, beyond any record over a minute. */
const maxCharactersPerSecond = 20;

/**
 * Keeps the text of a typing test, its times and what the browser noticed; it is marked when the attempt is closed.
 * The same text sent again changes nothing. Throws AppError('attempt-closed'), and as requireUnsentAttempt.
 */
export async function submitTyping(ctx: ServiceContext, input: SubmitTypingInput): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const attempt = await requireUnsentAttempt(em, ctx, input);
    const section = await findOrCreateSection(em, attempt, 'typing');
    const isHandedIn = section.finishedAt !== null && section.finishedAt !== undefined;
    if (isHandedIn && section.typedText === input.typedText) return;
    if (attempt.closedAt) throw new AppError('attempt-closed');
    const now = new Date();
    const durationSeconds = section.durationSeconds ?? typingTestSeconds;
    // A start that was handed in before belongs to an earlier try; this one's start never reached us.
    const startedAt = isHandedIn ? null : section.startedAt;
    const { elapsedMs, flags: timing } = boundTypingTime({
      reportedMs: input.elapsedMs,
      serverMs: startedAt ? now.getTime() - startedAt.getTime() : null,
      durationMs: durationSeconds * 1000,
    });
    const flags = new Set<Flag>([...section.flags, ...timing]);
    if (input.observations?.pastes) flags.add('pasted');
    if (input.observations?.focusLosses) flags.add('focus-lost');
    if (input.typedText.length / (elapsedMs / 1000) > maxCharactersPerSecond) {
      flags.add('impossible-rate');
    }
    if (!startedAt) section.tries += 1;
    section.flags = [...flags];
    section.durationSeconds = durationSeconds;
    section.typedText = input.typedText;
    section.elapsedMs = elapsedMs;
    section.finishedAt = now;
  });
}
