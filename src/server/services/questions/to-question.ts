import type {
  PublicQuestion,
  Question as QuestionDto,
} from '../../../shared/contracts/question.ts';
import type { Question } from '../../db/entities/question.ts';

/** The whole question, for administrators. */
export function toQuestion(question: Question): QuestionDto {
  return {
    ...toPublicQuestion(question),
    correctAnswer: question.correctAnswer,
    german: question.german ?? null,
    isActive: question.isActive,
    createdAt: question.createdAt,
    version: question.version,
  };
}

/** What anybody may see: no answer key. */
export function toPublicQuestion(question: Question): PublicQuestion {
  return {
    id: question.id,
    type: question.type,
    category: question.category,
    questionText: question.questionText,
    options: question.options,
    points: question.points,
    difficulty: question.difficulty,
  };
}
