import { Question } from '../../db/entities/question.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Takes a question out of the bank; it can be restored, and seeding does not bring it back. Throws AppError('not-found'). */
export async function deleteQuestion(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Undoes a deletion. Throws AppError('not-found') when there is nothing to undo. */
export async function restoreQuestion(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: ServiceContext, id: string, deleted: boolean): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const question = await em.findOne(Question, {
      id,
      deletedAt: deleted ? null : { $ne: null },
    });
    if (!question) throw new AppError('not-found');
    question.deletedAt = deleted ? new Date() : null;
    recordEvent(em, ctx, {
      action: deleted ? 'question.delete' : 'question.restore',
      subjectId: id,
      subjectLabel: question.questionText,
    });
  });
}
