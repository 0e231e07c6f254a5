import {
  asKept,
  type Question as QuestionDto,
  questionProblem,
  type UpdateQuestionInput,
} from '../../../shared/contracts/question.ts';
import { Question } from '../../db/entities/question.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toQuestion } from './to-question.ts';

/**
 * Changes the given fields; attempts that were opened before keep the question as it stood.
 * Throws AppError('not-found'), 'conflict' when somebody else saved since `version`, 'invalid-input' when the question
 * as a whole could not be asked any more.
 */
export async function updateQuestion(
  ctx: ServiceContext,
  { id, version, ...changes }: UpdateQuestionInput,
): Promise<QuestionDto> {
  return ctx.em.transactional(async (em) => {
    const question = await em.findOne(Question, { id, deletedAt: null });
    if (!question) throw new AppError('not-found');
    if (version !== undefined && version !== question.version) throw new AppError('conflict');
    em.assign(question, changes);
    const { type, questionText, options, correctAnswer, german = null } = question;
    const kept = asKept({ type, questionText, options, correctAnswer, german });
    const problem = questionProblem(kept);
    if (problem) throw new AppError('invalid-input', { issues: [problem] });
    em.assign(question, kept);
    recordEvent(em, ctx, {
      action: 'question.update',
      subjectId: id,
      subjectLabel: question.questionText,
    });
    await em.flush();
    return toQuestion(question);
  });
}
