import type { Flag } from '../../../shared/contracts/application-record.ts';
import type { SubmitTypingInput, TypingResult } from '../../../shared/contracts/attempt.ts';
import {
  typingAccuracy,
  typingSample,
  typingTestSeconds,
  wordsPerMinute,
} from '../../../shared/domain/typing-metrics.ts';
import type { ServiceContext } from '../context.ts';
import { boundTypingTime } from './bound-typing-time.ts';
import { findOrCreateSection } from './find-section.ts';
import { requireOpenAttempt } from './require-attempt.ts';

/** 20 characters a second is about 240 words a minute, beyond any record over a minute. */
const fastestCharactersPerSecond = 20;

/**
 * Marks a typing test from the typed text; keeps text, times and what the browser noticed. The same text and time
 * sent again change nothing. Throws as requireOpenAttempt.
 */
export async function submitTyping(
  ctx: ServiceContext,
  input: SubmitTypingInput,
): Promise<TypingResult> {
  return ctx.em.transactional(async (em) => {
    const attempt = await requireOpenAttempt(em, ctx, input);
    const section = await findOrCreateSection(em, attempt, 'typing');
    const alreadyMarked = section.finishedAt !== null && section.finishedAt !== undefined;
    if (alreadyMarked && section.typedText === input.typedText) {
      return { wpm: section.wpm ?? 0, accuracy: section.accuracy ?? 0 };
    }
    const now = new Date();
    const durationSeconds = section.durationSeconds ?? typingTestSeconds;
    // A start that was marked before belongs to an earlier try; this one's start never reached us.
    const startedAt = alreadyMarked ? null : section.startedAt;
    const { elapsedMs, flags: timing } = boundTypingTime({
      reportedMs: input.elapsedMs,
      serverMs: startedAt ? now.getTime() - startedAt.getTime() : null,
      durationMs: durationSeconds * 1000,
    });
    const flags = new Set<Flag>([...section.flags, ...timing]);
    if (input.observations?.pastes) flags.add('pasted');
    if (input.observations?.focusLosses) flags.add('focus-lost');
    if (input.typedText.length / (elapsedMs / 1000) > fastestCharactersPerSecond) {
      flags.add('impossible-rate');
    }
    if (!startedAt) section.tries += 1;
    section.flags = [...flags];
    section.durationSeconds = durationSeconds;
    section.typedText = input.typedText;
    section.elapsedMs = elapsedMs;
    section.finishedAt = now;
    section.wpm = wordsPerMinute(input.typedText, elapsedMs);
    section.accuracy = typingAccuracy(input.typedText, typingSample);
    return { wpm: section.wpm, accuracy: section.accuracy };
  });
}
