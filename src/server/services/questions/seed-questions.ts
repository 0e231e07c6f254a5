import { randomUUID } from 'node:crypto';
import { Question } from '../../db/entities/question.ts';
import { questionBank } from '../../db/seed/question-bank.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Adds the questions of the built-in bank that are not there yet; deleted ones stay deleted, edited ones stay edited.
 * Returns how many were added: 0 the second time.
 */
export async function seedQuestions(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId'>,
): Promise<{ count: number }> {
  return ctx.em.transactional(async (em) => {
    const before = await em.count(Question, { seedKey: { $ne: null } });
    const now = new Date();
    await em.upsertMany(
      Question,
      questionBank.map((question) => ({
        ...question,
        id: randomUUID(),
        options: [...question.options],
        isActive: true,
        createdAt: now,
        version: 1,
      })),
      { onConflictFields: ['seedKey'], onConflictAction: 'ignore' },
    );
    const count = (await em.count(Question, { seedKey: { $ne: null } })) - before;
    if (count > 0) {
      recordEvent(em, ctx, { action: 'question.seed', subjectLabel: String(count) });
    }
    return { count };
  });
}
