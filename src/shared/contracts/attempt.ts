import { z } from 'zod';
import { typingSample } from '../domain/scoring.ts';
import { emailSchema, idSchema, localeSchema } from './fields.ts';

/** The two types an applicant answers as a quiz. */
export const quizTypeSchema = z.enum(['general', 'english']);
export type QuizType = z.infer<typeof quizTypeSchema>;

/** An attempt and the token that proves it was handed to this browser. */
export const attemptKeySchema = z.object({
  attemptId: idSchema,
  token: z.string().max(200),
});
export type AttemptKey = z.infer<typeof attemptKeySchema>;

export const sectionNameSchema = z.enum(['general', 'typing', 'english']);
export type SectionName = z.infer<typeof sectionNameSchema>;

/** An attempt as it is opened: the text to type is drawn then, and stays the same however often the test is reset. */
export const openedAttemptSchema = attemptKeySchema.extend({
  typingSample: z.string().default(typingSample),
});
export type OpenedAttempt = z.infer<typeof openedAttemptSchema>;

export const startAttemptInput = z.object({ locale: localeSchema });

/** Options are addressed by id: their order is shuffled per attempt and their wording depends on the language. */
export const quizQuestionSchema = z.object({
  id: idSchema,
  questionText: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

/** Opens the section (the server's clock starts) and gives its questions in the asked language. */
export const openQuizInput = attemptKeySchema.extend({
  type: quizTypeSchema,
  locale: localeSchema,
});
export const openQuizOutput = z.object({ questions: z.array(quizQuestionSchema) });

/** Question id to chosen option id. */
export const quizAnswersSchema = z.record(idSchema, z.string().max(20));
export type QuizAnswers = z.infer<typeof quizAnswersSchema>;

/** Observations of the browser during a section; stored for the reviewer, never used to mark. */
const observationsSchema = z.object({
  pastes: z.number().int().min(0).max(10_000).default(0),
  focusLosses: z.number().int().min(0).max(10_000).default(0),
});

export const submitQuizInput = attemptKeySchema.extend({
  type: quizTypeSchema,
  answers: quizAnswersSchema.refine((answers) => Object.keys(answers).length <= 200),
  observations: observationsSchema.optional(),
});
export type SubmitQuizInput = z.infer<typeof submitQuizInput>;

/** A quiz as the results show it: percentage 0-100 (whole) and the score out of 10 with one decimal. */
const quizResultSchema = z.object({
  percentage: z.number().int().min(0).max(100),
  score: z.number().min(0).max(10),
});

/** A test whose questions could not be loaded is skipped: it has no score. */
export const skipQuizInput = attemptKeySchema.extend({ type: quizTypeSchema });

export const startTypingOutput = z.object({
  durationSeconds: z.number().int(),
  tries: z.number().int(),
});

export const submitTypingInput = attemptKeySchema.extend({
  typedText: z.string().max(5000),
  /** Milliseconds from the first typed character to completion, as the browser measured them. */
  elapsedMs: z.number().int().min(0).max(3_600_000),
  observations: observationsSchema.optional(),
});
export type SubmitTypingInput = z.infer<typeof submitTypingInput>;

const typingResultSchema = z.object({
  wpm: z.number().int().min(0),
  accuracy: z.number().int().min(0).max(100),
});

/** Lets its holder act in an application, beside the link to it: see `applicationGrantSchema`. */
export const applicationAccessSchema = z.object({ access: z.string(), accessUntil: z.date() });
export type ApplicationAccess = z.infer<typeof applicationAccessSchema>;

/** An application that the server has, for the browser that sent it. */
export const sentApplicationSchema = z.object({
  id: idSchema,
  /** Opens the applicant's own page, /application?token=. */
  statusToken: z.string(),
  ...applicationAccessSchema.shape,
  /** Recipient of mails about it. */
  email: emailSchema,
  createdAt: z.date(),
});
export type SentApplication = z.infer<typeof sentApplicationSchema>;

/** Result of every section of a closed attempt; null where a section was skipped. */
export const attemptResultsSchema = z.object({
  general: quizResultSchema.nullable(),
  typing: typingResultSchema.nullable(),
  english: quizResultSchema.nullable(),
  skipped: z.array(quizTypeSchema),
  /** The formula it was marked with; 1 where a browser stored results from before there was another. */
  formulaVersion: z.number().int().default(1),
  /** Whole percent; null ("N/A") where a section has no score. */
  finalScore: z.number().int().min(0).max(100).nullable(),
  /** The application that the attempt became; null as long as it was not sent. */
  sent: sentApplicationSchema.nullable(),
});
export type AttemptResults = z.infer<typeof attemptResultsSchema>;

/** State of an attempt, without any figure. */
export const attemptStateSchema = z.object({
  /** The answers that count, once the results were seen; null as long as they can be changed. */
  closed: z
    .object({ general: quizAnswersSchema, typedText: z.string(), english: quizAnswersSchema })
    .nullable(),
  ...attemptResultsSchema.pick({ sent: true }).shape,
});
export type AttemptState = z.infer<typeof attemptStateSchema>;
