import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { attemptKeySchema, sectionNameSchema } from './attempt.ts';
import { emailSchema, idSchema, localeSchema, sortOrderSchema, text } from './common.ts';

export const positionSchema = z.enum([
  'customer-service',
  'data-entry',
  'back-office',
  'tech-support',
  'sales',
]);
export type Position = z.infer<typeof positionSchema>;

export const applicationStatusSchema = z.enum(['pending', 'reviewing', 'accepted', 'rejected']);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** Where the scores come from: marked by the server, or claimed by a REST caller. */
export const scoreSourceSchema = z.enum(['verified', 'self-reported']);

/** Step 1 of the wizard, field by field, with the sentences an applicant reads. */
export const personalInformationSchema = z.object({
  applicantName: text(200).min(2, { error: () => m.validation_name_min() }),
  email: emailSchema,
  phone: text(40).min(10, { error: () => m.validation_phone_min() }),
  position: z.enum(positionSchema.options, { error: () => m.validation_position() }),
  coverLetter: text(5000).optional(),
});

export const applicationFormSchema = personalInformationSchema.extend({
  dataConsent: z.literal(true, { error: () => m.validation_data_consent() }),
});
export type ApplicationForm = z.infer<typeof applicationFormSchema>;

/** `/objects/<uuid>`, the one form in which a résumé is referred to; a full URL of this site is reduced to it. */
export const resumeUrlSchema = z
  .string()
  .max(500)
  .regex(/^\/objects\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, {
    error: () => m.validation_resume_url(),
  });

const outOf = (max: number) =>
  z
    .number()
    .min(0, { error: () => m.validation_score_range({ max }) })
    .max(max, { error: () => m.validation_score_range({ max }) });

/** The specified submission payload, and what makes it verified and repeatable. */
export const submitApplicationInput = personalInformationSchema.extend({
  resumeUrl: resumeUrlSchema,
  generalQuizScore: outOf(10).nullish(),
  typingTestWpm: z.number().int().min(0).max(1000).nullish(),
  typingTestAccuracy: outOf(100).nullish(),
  englishTestScore: outOf(10).nullish(),
  /** Validated and then ignored: the server computes it from its parts. */
  finalScore: outOf(100).nullish(),
  attempt: attemptKeySchema.optional(),
  /** Makes a repeated send give the same answer; the attempt does so by itself. */
  idempotencyKey: z.string().min(8).max(200).optional(),
  locale: localeSchema.optional(),
  dataConsent: z.boolean().optional(),
  /** What was agreed to, when, and in which language it was read. */
  consent: z
    .object({ version: z.string().max(40), givenAt: z.date(), locale: localeSchema })
    .optional(),
});
export type SubmitApplicationInput = z.infer<typeof submitApplicationInput>;

export const submitApplicationOutput = z.object({
  id: idSchema,
  status: applicationStatusSchema,
  finalScore: z.number().int().nullable(),
  scoreSource: scoreSourceSchema,
  createdAt: z.date(),
});
export type SubmitApplicationOutput = z.infer<typeof submitApplicationOutput>;

/** One row of the administrator's table; also the REST list. */
export const applicationSummarySchema = z.object({
  id: idSchema,
  applicantName: z.string(),
  email: z.string(),
  phone: z.string(),
  position: positionSchema,
  status: applicationStatusSchema,
  generalQuizScore: z.number().nullable(),
  typingTestWpm: z.number().int().nullable(),
  typingTestAccuracy: z.number().int().nullable(),
  englishTestScore: z.number().nullable(),
  finalScore: z.number().int().nullable(),
  scoreSource: scoreSourceSchema,
  resumeUrl: z.string(),
  reviewNotes: z.string().nullable(),
  createdAt: z.date(),
  version: z.number().int(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

export const flagSchema = z.enum([
  'pasted',
  'focus-lost',
  'impossible-rate',
  'timing-mismatch',
  'start-unknown',
  'late',
]);
export type Flag = z.infer<typeof flagSchema>;

const sectionRecordSchema = z.object({
  section: sectionNameSchema,
  tries: z.number().int(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  skipped: z.boolean(),
  flags: z.array(flagSchema),
});

/** A marked answer as the reviewer sees it. */
export const markedAnswerSchema = z.object({
  questionText: z.string(),
  category: z.string(),
  chosen: z.string().nullable(),
  correct: z.string(),
  isCorrect: z.boolean(),
  points: z.number().int(),
});
export type MarkedAnswer = z.infer<typeof markedAnswerSchema>;

export const decisionSchema = z.object({
  id: idSchema,
  from: applicationStatusSchema,
  to: applicationStatusSchema,
  note: z.string().nullable(),
  actorName: z.string(),
  createdAt: z.date(),
});
export type Decision = z.infer<typeof decisionSchema>;

export const applicationDetailSchema = applicationSummarySchema.extend({
  coverLetter: z.string().nullable(),
  locale: localeSchema,
  consentVersion: z.string().nullable(),
  consentAt: z.date().nullable(),
  resume: z.object({
    fileName: z.string(),
    contentType: z.string(),
    /** Bytes. */
    size: z.number().int(),
  }),
  formulaVersion: z.number().int(),
  quizzes: z.array(sectionRecordSchema.extend({ answers: z.array(markedAnswerSchema) })),
  typing: sectionRecordSchema
    .extend({
      typedText: z.string(),
      /** Milliseconds the marking used, bounded by the server's own clock. */
      elapsedMs: z.number().int(),
      durationSeconds: z.number().int(),
    })
    .nullable(),
  decisions: z.array(decisionSchema),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

export const applicationSortSchema = z.enum([
  'createdAt',
  'applicantName',
  'email',
  'position',
  'status',
  'finalScore',
]);
export type ApplicationSort = z.infer<typeof applicationSortSchema>;

/** The table's state, which is also what stands in the URL. */
export const applicationTableSchema = z.object({
  search: z.string().trim().max(200).optional(),
  status: applicationStatusSchema.optional(),
  sort: applicationSortSchema.default('createdAt'),
  order: sortOrderSchema.default('desc'),
  /** Opaque keyset position; rows after it are given, or before it when `before` is set. */
  after: z.string().max(500).optional(),
  before: z.string().max(500).optional(),
});
export const listApplicationsInput = applicationTableSchema.extend({
  limit: z.number().int().min(1).max(1000).default(25),
});
export type ListApplicationsInput = z.infer<typeof listApplicationsInput>;

export const listApplicationsOutput = z.object({
  rows: z.array(applicationSummarySchema),
  /** Rows matching search and status. */
  total: z.number().int(),
  /** Rows of each status matching the search. */
  statusCounts: z.record(applicationStatusSchema, z.number().int()),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
});

export const reviewApplicationInput = z.object({
  id: idSchema,
  status: applicationStatusSchema,
  reviewNotes: text(5000).optional(),
  /** The version the reviewer saw; a newer one is a conflict. REST callers may leave it out. */
  version: z.number().int().optional(),
});
export type ReviewApplicationInput = z.infer<typeof reviewApplicationInput>;
