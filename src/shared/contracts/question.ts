import { z } from 'zod';
import { plainLetters, typingTextLimits } from '../domain/scoring.ts';
import { parseWholeNumber } from '../domain/whole-number.ts';
import { m } from '../i18n/paraglide/messages.js';
import { quizTypeSchema } from './attempt.ts';
import { idSchema, pageInput, pageOf, patchedFields, text } from './fields.ts';

/** Columns of the question bank as a CSV file; options have one each, `option1` to `option10`. */
export const questionColumns = [
  'id',
  'type',
  'category',
  'difficulty',
  'points',
  'active',
  'question',
  'correct',
  'german_question',
] as const;

/** Figures that an export carries; an import passes them over. */
export const readOnlyColumns = ['answered', 'answered_right'] as const;

/** Columns that a file must have. */
export const requiredColumns = ['type', 'question', 'option1', 'option2', 'correct'] as const;

/** As many as a question may have. */
export const optionColumns = Array.from({ length: 10 }, (_, index) => `option${index + 1}`);
export const germanOptionColumns = optionColumns.map((column) => `german_${column}`);

/** The largest file: lines with a question, and bytes. */
export const questionFileLimits = { lines: 2000, bytes: 1_048_576 } as const;

export const questionTypeSchema = z.enum(['general', 'english', 'typing', 'german']);
export type QuestionType = z.infer<typeof questionTypeSchema>;
export const difficultySchema = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.infer<typeof difficultySchema>;

/** The public part of a question: no correct answer, no translation that would give one away. */
export const publicQuestionSchema = z.object({
  id: idSchema,
  type: questionTypeSchema,
  category: z.string(),
  questionText: z.string(),
  options: z.array(z.string()),
  points: z.number().int(),
  difficulty: difficultySchema,
});
export type PublicQuestion = z.infer<typeof publicQuestionSchema>;

/** The German wording of a question: options in the order of the English ones. */
const germanWordingSchema = z.object({
  questionText: z.string(),
  options: z.array(z.string()),
});

export const questionSchema = publicQuestionSchema.extend({
  correctAnswer: z.string(),
  german: germanWordingSchema.nullable(),
  isActive: z.boolean(),
  createdAt: z.date(),
  version: z.number().int(),
});
export type Question = z.infer<typeof questionSchema>;

/** A question of the bank, with how applicants answered it so far; each counts once. */
export const listedQuestionSchema = questionSchema.extend({
  answered: z.number().int(),
  answeredRight: z.number().int(),
});
export type ListedQuestion = z.infer<typeof listedQuestionSchema>;

/** REST sends options as JSON text of non-empty options, the portal as a list: both are taken, empty ones dropped. */
const optionsSchema = z
  .union([z.array(z.string()), z.string().max(10_000)], {
    error: () => m.validation_question_options(),
  })
  .transform((raw, ctx) => {
    if (typeof raw !== 'string') return raw;
    try {
      return z.array(z.string()).parse(JSON.parse(raw));
    } catch {
      ctx.addIssue({ code: 'custom', message: m.validation_question_options() });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.string().max(500)).max(10))
  .transform((options) => options.map((option) => option.trim()).filter((option) => option !== ''));

/** Points are parsed as an integer when they come as text; missing or empty means 1. */
const pointsSchema = z
  .union([z.number(), z.string().trim().max(10)], { error: () => m.validation_points() })
  .transform((raw) => {
    if (raw === '') return 1;
    return typeof raw === 'string' ? parseWholeNumber(raw) : raw;
  })
  .refine((points) => Number.isInteger(points) && points >= 1 && points <= 100, {
    error: () => m.validation_points(),
  });

const questionFields = z.object({
  type: questionTypeSchema,
  category: text(100).default(''),
  questionText: text(2000).min(1, { error: () => m.validation_question_text() }),
  options: optionsSchema,
  correctAnswer: text(500),
  points: pointsSchema.default(1),
  difficulty: difficultySchema.default('medium'),
  german: z
    .object({ questionText: text(2000), options: z.array(text(500)).max(10) })
    .nullable()
    .default(null),
  isActive: z.boolean().default(true),
});

type WordedQuestion = Pick<
  z.infer<typeof questionFields>,
  'type' | 'questionText' | 'options' | 'correctAnswer' | 'german'
>;
type QuestionProblem = {
  path: 'questionText' | 'options' | 'correctAnswer' | 'german';
  message: string;
};

/**
 * Normalises a text to type: one paragraph with the characters of any keyboard, without the fields of a quiz. Any
 * other question stays as it is.
 */
export function toStoredQuestion<T extends WordedQuestion>(question: T): T {
  if (question.type !== 'typing') return question;
  const questionText = plainLetters(question.questionText).replace(/ +/g, ' ').trim();
  return { ...question, questionText, options: [], correctAnswer: '', german: null };
}

function typingTextProblem({ questionText }: WordedQuestion): QuestionProblem | null {
  const { min, max } = typingTextLimits;
  const path = 'questionText';
  const { length } = questionText;
  if (length < min || length > max)
    return { path, message: m.validation_typing_text_length({ min, max, length }) };
  const strange = /[^ -~]/u.exec(questionText)?.[0];
  return strange ? { path, message: m.validation_typing_text_letters({ letter: strange }) } : null;
}

function optionsProblem({ options }: WordedQuestion): QuestionProblem | null {
  const path = 'options';
  if (options.length < 2) return { path, message: m.validation_question_options() };
  const hasDoubles = new Set(options).size !== options.length;
  return hasDoubles ? { path, message: m.validation_question_options_unique() } : null;
}

function germanProblem({ options, german }: WordedQuestion): QuestionProblem | null {
  const isComplete =
    german === null ||
    (german.questionText !== '' &&
      german.options.length === options.length &&
      german.options.every((option) => option !== ''));
  return isComplete ? null : { path: 'german', message: m.validation_question_german() };
}

/**
 * Finds every fault of a question as a whole: fewer than two options or doubles, a correct answer that is none of them,
 * and a German wording that does not match option for option; with a text to type, its length or a character that not
 * every keyboard has. Empty when it can be asked.
 */
export function findQuestionProblems(question: WordedQuestion): QuestionProblem[] {
  const { type, options, correctAnswer } = question;
  const problems =
    type === 'typing'
      ? [typingTextProblem(question)]
      : [
          optionsProblem(question),
          options.includes(correctAnswer)
            ? null
            : { path: 'correctAnswer' as const, message: m.validation_question_correct() },
          germanProblem(question),
        ];
  return problems.filter((problem) => problem !== null);
}

/** Checks the question as a whole before it is normalised, so that its faults are named beside those of its fields. */
export const createQuestionInput = questionFields
  .superRefine((question, ctx) => {
    // Options that are refused are not trimmed, and compare with nothing.
    if (ctx.issues.some(({ path }) => path?.[0] === 'options')) return;
    for (const { path, message } of findQuestionProblems(toStoredQuestion(question))) {
      // An empty text is named by its field already.
      if (path === 'questionText' && question.questionText === '') continue;
      ctx.addIssue({ code: 'custom', path: [path], message });
    }
  })
  .transform(toStoredQuestion);
export type CreateQuestionInput = z.infer<typeof createQuestionInput>;
/** Values as a form or REST sends them, before defaults and trimming. */
export type CreateQuestionFields = z.input<typeof createQuestionInput>;

/** Defaults must not fill fields that a PATCH leaves out, so each field is unwrapped first. */
export const updateQuestionInput = z.object({
  ...patchedFields,
  type: questionFields.shape.type.optional(),
  category: text(100).optional(),
  questionText: questionFields.shape.questionText.optional(),
  options: optionsSchema.optional(),
  correctAnswer: questionFields.shape.correctAnswer.optional(),
  points: pointsSchema.optional(),
  difficulty: difficultySchema.optional(),
  german: questionFields.shape.german.unwrap().optional(),
  isActive: z.boolean().optional(),
});
export type UpdateQuestionInput = z.infer<typeof updateQuestionInput>;

export const listPublicQuestionsInput = z.object({ type: quizTypeSchema });
export const listQuestionRecordsInput = z.object({
  type: questionTypeSchema.optional(),
});
export type ListQuestionRecordsInput = z.infer<typeof listQuestionRecordsInput>;

/** Sort keys of the table; `right` is the share of right answers. */
export const questionSortSchema = z.enum([
  'createdAt',
  'type',
  'category',
  'questionText',
  'points',
  'difficulty',
  'answered',
  'right',
  'isActive',
]);
export type QuestionSort = z.infer<typeof questionSortSchema>;
export const listQuestionsInput = pageInput.extend({
  type: questionTypeSchema.optional(),
  sort: questionSortSchema.default('createdAt'),
});
export type ListQuestionsInput = z.infer<typeof listQuestionsInput>;
export const listQuestionsOutput = pageOf(listedQuestionSchema).extend({
  /** Number of each type with the same search. */
  typeCounts: z.record(questionTypeSchema, z.number().int()),
});

/** Filters of the table, for the file made of it. */
export const exportQuestionsInput = listQuestionRecordsInput.extend({
  search: text(200).optional(),
});

export const importQuestionsInput = z.object({
  /** The text of a CSV file. */
  csv: z.string().max(questionFileLimits.bytes),
  /** Fingerprint of a preview; with it the file is imported, without it nothing changes. */
  fingerprint: z.string().max(100).optional(),
});
export type ImportQuestionsInput = z.infer<typeof importQuestionsInput>;

const importLineSchema = z.object({
  /** Its first line in the file, counted from 1. */
  line: z.number().int(),
  outcome: z.enum(['add', 'change', 'same', 'refuse']),
  questionText: z.string(),
  /** The columns that differ from the bank, of a line that changes a question. */
  changes: z.array(z.string()),
  /** Why it is refused: the column, where it is one of them, and the sentence. */
  problems: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importQuestionsOutput = z.object({
  /** True after an import; false for a preview. */
  isApplied: z.boolean(),
  lines: z.array(importLineSchema),
  /** Stands for the file and the bank it was held against. */
  fingerprint: z.string(),
});
export type ImportQuestionsOutput = z.infer<typeof importQuestionsOutput>;

/** Number of questions that the seeding added; 0 when all were there already. */
export const seedQuestionsOutput = z.object({ count: z.number().int() });
