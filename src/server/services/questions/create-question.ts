import type {
  CreateQuestionInput,
  Question as QuestionDto,
} from '../../../shared/contracts/question.ts';
import { Question } from '../../db/entities/question.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { toQuestion } from './to-question.ts';

/** Adds a question to the bank. */
export async function createQuestion(
  ctx: ServiceContext,
  input: CreateQuestionInput,
): Promise<QuestionDto> {
  return ctx.em.transactional(async (em) => {
    const question = em.create(Question, input);
    em.persist(question);
    await em.flush();
    recordEvent(em, ctx, {
      action: 'question.create',
      subjectId: question.id,
      subjectLabel: question.questionText,
    });
    return toQuestion(question);
  });
}
