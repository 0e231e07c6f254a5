import { randomUUID } from 'node:crypto';
import { Question } from '../../db/entities/question.ts';
import { questionBank } from '../../db/seed/question-bank.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Adds the questions of the built-in bank that are not there yet; deleted ones stay deleted, edited ones stay edited.
 * Texts to type are added inactive, so that nobody gets another text than before. Returns how many were added: 0 the second time.
 */
export async function seedQuestions(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId'>,
): Promise<{ count: number }> {
  return ctx.em.transactional(async (em) => {
    const now = new Date();
    const rows = questionBank.map((question) => ({
      ...question,
      id: randomUUID(),
      options: [...question.options],
      isActive: question.type !== 'typing',
      createdAt: now,
      version: 1,
    }));
    await em.upsertMany(Question, rows, {
      onConflictFields: ['seedKey'],
      onConflictAction: 'ignore',
    });
    // By these ids: somebody else may be seeding at the same moment.
    const count = await em.count(Question, { id: { $in: rows.map(({ id }) => id) } });
    if (count > 0) {
      recordEvent(em, ctx, { action: 'question.seed', subjectLabel: String(count) });
    }
    return { count };
  });
}
