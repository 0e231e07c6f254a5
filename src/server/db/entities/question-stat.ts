import { defineEntity, p } from '@mikro-orm/core';
import { Question } from './question.ts';

/** How a question was answered so far. Beside the question, so that counting never meets its editing. */
const QuestionStatSchema = defineEntity({
  name: 'QuestionStat',
  tableName: 'question_stats',
  properties: {
    question: () => p.oneToOne(Question).primary().deleteRule('cascade'),
    /** Raised by single statements, never computed from a value read before. */
    answered: p.integer().default(0),
    correct: p.integer().default(0),
  },
});

export class QuestionStat extends QuestionStatSchema.class {}
QuestionStatSchema.setClass(QuestionStat);
