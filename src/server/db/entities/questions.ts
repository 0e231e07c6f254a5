import { defineEntity, p } from '@mikro-orm/core';
import { difficultySchema, questionTypeSchema } from '../../../shared/contracts/question.ts';
import { editedColumns, momentColumn } from './columns.ts';

const QuestionSchema = defineEntity({
  name: 'Question',
  tableName: 'questions',
  properties: {
    ...editedColumns(),
    type: p.enum(questionTypeSchema.options).index(),
    category: p.string().length(100).default(''),
    questionText: p.text(),
    options: p.json<string[]>(),
    correctAnswer: p.string().length(500),
    german: p.json<{ questionText: string; options: string[] }>().nullable(),
    points: p.integer().default(1),
    difficulty: p.enum(difficultySchema.options).default('medium'),
    isActive: p.boolean().default(true),
    /** Key of the seeded question; unique, so that seeding twice adds nothing. */
    seedKey: p.string().length(100).nullable().unique(),
    /** Deleted questions stay for undo and never come back by seeding. */
    deletedAt: momentColumn().nullable(),
  },
});

export class Question extends QuestionSchema.class {}
QuestionSchema.setClass(Question);

/** Answers to a question so far. Beside the question, so that counting never meets its editing. */
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
