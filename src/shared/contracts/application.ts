import { z } from 'zod';
import { positions } from '../content/positions.ts';
import { m } from '../i18n/paraglide/messages.js';
import { attemptKeySchema, sectionNameSchema } from './attempt.ts';
import { emailSchema, idSchema, localeSchema, sortOrderSchema, text } from './common.ts';

export const positionSchema = z.enum(positions);
export type Position = z.infer<typeof positionSchema>;

export const applicationStatusSchema = z.enum(['pending', 'reviewing', 'accepted', 'rejected']);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** Where the scores come from: marked by the server, or claimed by a REST caller. */
export const scoreSourceSchema = z.enum(['verified', 'self-reported']);

/** Step 1 of the wizard, field by field, with the sentences an applicant reads. */
const personalInformationSchema = z.object({
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
  /** Opens the applicant's own page, /application?token=. */
  statusToken: z.string(),
});
export type SubmitApplicationOutput = z.infer<typeof submitApplicationOutput>;

/** What an application scored; null where a part has no score. */
export const applicationScoresSchema = z.object({
  /** Out of 10, one decimal. */
  generalQuizScore: z.number().nullable(),
  typingTestWpm: z.number().int().nullable(),
  /** Percent. */
  typingTestAccuracy: z.number().int().nullable(),
  /** Out of 10, one decimal. */
  englishTestScore: z.number().nullable(),
  /** Whole percent. */
  finalScore: z.number().int().nullable(),
});
export type ApplicationScores = z.infer<typeof applicationScoresSchema>;

/** One row of the administrator's table; also the REST list. */
export const applicationSummarySchema = z.object({
  id: idSchema,
  applicantName: z.string(),
  email: z.string(),
  phone: z.string(),
  position: positionSchema,
  status: applicationStatusSchema,
  ...applicationScoresSchema.shape,
  scoreSource: scoreSourceSchema,
  resumeUrl: z.string(),
  reviewNotes: z.string().nullable(),
  createdAt: z.date(),
  /** When the applicant took it back; from then on nobody decides on it. */
  withdrawnAt: z.date().nullable(),
  version: z.number().int(),
  /** Notes of the thread; those of decisions not counted. */
  notesCount: z.number().int(),
  /** Another application has the same e-mail address or phone number. */
  hasDuplicate: z.boolean(),
  /** Reviewed blind: name, contact, cover letter and résumé are withheld and empty here. */
  isMasked: z.boolean(),
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
const markedAnswerSchema = z.object({
  questionText: z.string(),
  category: z.string(),
  chosen: z.string().nullable(),
  correct: z.string(),
  isCorrect: z.boolean(),
  points: z.number().int(),
});
export type MarkedAnswer = z.infer<typeof markedAnswerSchema>;

const decisionSchema = z.object({
  id: idSchema,
  from: applicationStatusSchema,
  to: applicationStatusSchema,
  note: z.string().nullable(),
  /** Whether the applicant was told by e-mail. */
  isApplicantTold: z.boolean(),
  actorName: z.string(),
  createdAt: z.date(),
});

/** One contribution to the thread of reviewers. */
export const applicationNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  authorName: z.string(),
  createdAt: z.date(),
});
export type ApplicationNote = z.infer<typeof applicationNoteSchema>;

/** What marking an application anew has changed. */
const recomputationSchema = z.object({
  id: idSchema,
  before: applicationScoresSchema,
  after: applicationScoresSchema,
  actorName: z.string(),
  createdAt: z.date(),
});

const duplicateSchema = z.object({
  id: idSchema,
  applicantName: z.string(),
  position: positionSchema,
  status: applicationStatusSchema,
  createdAt: z.date(),
  sameEmail: z.boolean(),
  samePhone: z.boolean(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

export const applicationDetailSchema = applicationSummarySchema.extend({
  coverLetter: z.string().nullable(),
  locale: localeSchema,
  consentVersion: z.string().nullable(),
  consentLocale: localeSchema.nullable(),
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
  notes: z.array(applicationNoteSchema),
  recomputations: z.array(recomputationSchema),
  /** Other applications with the same e-mail address or phone number, newest first, at most twenty. */
  duplicates: z.array(duplicateSchema),
  /** The employee that the applicant became. */
  employeeId: idSchema.nullable(),
  /** Masked, and one's own note is in: the name may be uncovered. */
  canReveal: z.boolean(),
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

/** What narrows the table; every part must hold. */
export const applicationFilterSchema = z.object({
  /** Words, each of which must occur in name, e-mail address or phone number. */
  search: z.string().trim().max(200).optional(),
  status: applicationStatusSchema.optional(),
  position: positionSchema.optional(),
  /** Whole percent, both ends included; who has no score is left out. */
  scoreFrom: z.number().int().min(0).max(100).optional(),
  scoreTo: z.number().int().min(0).max(100).optional(),
  /** Moments, of which a browser makes the days in Berlin. */
  appliedFrom: z.iso.datetime().optional(),
  appliedBefore: z.iso.datetime().optional(),
});
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>;

const applicationTableSchema = applicationFilterSchema.extend({
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
  /** Rows matching search and filters. */
  total: z.number().int(),
  /** Rows of each status matching the search and the other filters. */
  statusCounts: z.record(applicationStatusSchema, z.number().int()),
  /** Names are withheld until the reviewer has written a note. */
  isBlind: z.boolean(),
  /** When the server looked; what is done to all rows found is done to these. */
  asOf: z.date(),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
});

export const reviewApplicationInput = z.object({
  id: idSchema,
  status: applicationStatusSchema,
  reviewNotes: text(5000).optional(),
  /** The version the reviewer saw; a newer one is a conflict. REST callers may leave it out. */
  version: z.number().int().optional(),
  /** Whether the applicant is told of the new status by e-mail; the notes stay here. */
  tellApplicant: z.boolean().optional(),
});
export type ReviewApplicationInput = z.infer<typeof reviewApplicationInput>;

/** The most applications one call decides on. */
export const reviewChunk = 500;

/**
 * One decision for many: for those given by id and the version seen, or for all that match a filter, piece by piece in
 * the order of their ids.
 */
export const reviewManyInput = z.object({
  status: applicationStatusSchema,
  reviewNotes: text(5000).optional(),
  /** Whether each applicant is told of the new status by e-mail. */
  tellApplicant: z.boolean().optional(),
  of: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('selected'),
      applications: z
        .array(z.object({ id: idSchema, version: z.number().int() }))
        .min(1)
        .max(reviewChunk),
    }),
    z.object({
      kind: z.literal('matching'),
      filter: applicationFilterSchema,
      /** How many the person saw to match; another number at the first piece is a conflict. */
      expectedTotal: z.number().int().min(1),
      /** When the person saw them: what came or was decided on later is left alone. */
      asOf: z.date(),
      /** Where the piece before ended; the first piece has none. */
      after: idSchema.optional(),
    }),
  ]),
});
export type ReviewManyInput = z.infer<typeof reviewManyInput>;

export const reviewManyOutput = z.object({
  changed: z.number().int(),
  /** Left alone, because somebody else decided on them meanwhile. */
  skipped: z.number().int(),
  /** Where the next piece begins; null after the last one. */
  next: idSchema.nullable(),
});

export const addNoteInput = z.object({
  id: idSchema,
  text: text(5000).min(1, { error: () => m.validation_required() }),
});
export type AddNoteInput = z.infer<typeof addNoteInput>;

export const recomputeOutput = z.object({
  before: applicationScoresSchema,
  after: applicationScoresSchema,
  formulaVersion: z.number().int(),
  isChanged: z.boolean(),
});

export const setBlindReviewInput = z.object({ isBlind: z.boolean() });
