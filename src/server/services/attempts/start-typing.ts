import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import { typingTestSeconds } from '../../../shared/domain/typing-metrics.ts';
import type { ServiceContext } from '../context.ts';
import { findOrCreateSection } from './find-section.ts';
import { requireOpenAttempt } from './require-attempt.ts';

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
