import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import {
  applicationScoresSchema,
  applicationStatusSchema,
  positionSchema,
  scoreSourceSchema,
  storedEntriesSchema,
} from './application.ts';
import { sectionNameSchema } from './attempt.ts';
import {
  byIdSchema,
  editedFields,
  idSchema,
  localeSchema,
  momentSchema,
  pageInput,
  pageOf,
  patchedFields,
  text,
} from './fields.ts';

/** The entries that a list has too: all but long texts. */
export const listedEntriesSchema = storedEntriesSchema.omit({ coverLetter: true });
export type ListedEntries = z.infer<typeof listedEntriesSchema>;

/** One row of the administrator's table; also the REST list. */
export const applicationSummarySchema = z.object({
  id: idSchema,
  ...listedEntriesSchema.shape,
  status: applicationStatusSchema,
  ...applicationScoresSchema.shape,
  scoreSource: scoreSourceSchema,
  resumeUrl: z.string(),
  reviewNotes: z.string().nullable(),
  createdAt: z.date(),
  /** The moment of the applicant's withdrawal; from then on it cannot be decided on. */
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

export const sectionRecordSchema = z.object({
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

export const decisionSchema = z.object({
  id: idSchema,
  from: applicationStatusSchema,
  to: applicationStatusSchema,
  note: z.string().nullable(),
  /** The moment the applicant was notified; null until then. */
  toldAt: z.date().nullable(),
  /** The moment of the withdrawal. */
  undoneAt: z.date().nullable(),
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

/** Changes that rescoring an application has made. */
export const recomputationSchema = z.object({
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
  sameName: z.boolean(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

const typingRecordSchema = sectionRecordSchema
  .extend({
    /** The text that was to be typed. */
    sampleText: z.string(),
    typedText: z.string(),
    /** Milliseconds the marking used, bounded by the server's own clock. */
    elapsedMs: z.number().int(),
    durationSeconds: z.number().int(),
  })
  .nullable();

const testRecordsSchema = z.object({
  quizzes: z.array(sectionRecordSchema.extend({ answers: z.array(markedAnswerSchema) })),
  typing: typingRecordSchema,
});

const allowedRetakeSchema = z.object({
  id: idSchema,
  reason: z.string(),
  actorName: z.string(),
  createdAt: z.date(),
});

/** One that was taken back before it was begun. */
const withdrawnRetakeSchema = allowedRetakeSchema.extend({
  withdrawnAt: z.date(),
  withdrawnByName: z.string(),
});

/** The one second attempt that was allowed for an application. */
const retakeSchema = allowedRetakeSchema.extend({
  /** Until when it can be begun. */
  openUntil: z.date(),
  begunAt: z.date().nullable(),
  /** Begun, but left alone until its answers were erased. */
  isAbandoned: z.boolean(),
  /** Since when it counts: the scores of the application are its scores from then on. */
  finishedAt: z.date().nullable(),
  /** Its score when it was closed. */
  finalScore: z.number().int().nullable(),
  /** The scores that counted before; null as long as they still count. */
  first: applicationScoresSchema
    .extend({
      formulaVersion: z.number().int(),
      takenAt: z.date().nullable(),
      ...testRecordsSchema.shape,
    })
    .nullable(),
});

/** Why a second attempt is allowed. */
export const retakeReasonSchema = text(500).min(1, {
  error: () => m.applications_retake_reason_required(),
});
export const allowRetakeInput = z.object({ id: idSchema, reason: retakeReasonSchema });
export type AllowRetakeInput = z.infer<typeof allowRetakeInput>;
export const allowRetakeOutput = z.object({ openUntil: z.date() });
/** The applicant is mailed where the mail that allowed it has left. */
export const withdrawRetakeOutput = z.object({ isMailed: z.boolean() });

export const applicationDetailSchema = applicationSummarySchema.extend({
  ...storedEntriesSchema.shape,
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
  /** Moment the attempt that counts was closed; null where none was made here. */
  takenAt: z.date().nullable(),
  ...testRecordsSchema.shape,
  retake: retakeSchema.nullable(),
  withdrawnRetakes: z.array(withdrawnRetakeSchema),
  /** A second attempt can be allowed as things stand. */
  canAllowRetake: z.boolean(),
  /** It could, but for a phone number with too few digits to prove identity: it could never be begun. */
  isRetakeUnprovable: z.boolean(),
  /** The one that was allowed can be taken back as things stand. */
  canWithdrawRetake: z.boolean(),
  decisions: z.array(decisionSchema),
  notes: z.array(applicationNoteSchema),
  recomputations: z.array(recomputationSchema),
  /** Other applications with the same e-mail address or phone number, newest first, at most twenty. */
  duplicates: z.array(duplicateSchema),
  /** The employee that the applicant became. */
  employeeId: idSchema.nullable(),
  /** The moment an e-mail about the present status is sent; null when none waits. */
  tellAt: z.date().nullable(),
  /** The moment the applicant was notified of the present status; null until then. */
  toldAt: z.date().nullable(),
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

/** Filters of the table; every part must hold. */
export const applicationFilterSchema = z.object({
  /** Words, each of which must occur in name, e-mail address or phone number, in any order and spelling. */
  search: z.string().trim().max(200).optional(),
  status: applicationStatusSchema.optional(),
  /** Rejected, while the applicant was not notified and no mail is queued. */
  untold: z.boolean().optional(),
  position: positionSchema.optional(),
  /** Whole percent, both ends included; who has no score is left out. */
  scoreFrom: z.number().int().min(0).max(100).optional(),
  scoreTo: z.number().int().min(0).max(100).optional(),
  /** Moments, of which a browser makes the days in Berlin. */
  appliedFrom: momentSchema.optional(),
  appliedBefore: momentSchema.optional(),
});
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>;

export const listApplicationsInput = pageInput.extend({
  ...applicationFilterSchema.shape,
  sort: applicationSortSchema.default('createdAt'),
});
export type ListApplicationsInput = z.infer<typeof listApplicationsInput>;

export const listApplicationsOutput = pageOf(applicationSummarySchema).extend({
  /** Rows of each status matching the search and the other filters. */
  statusCounts: z.record(applicationStatusSchema, z.number().int()),
  /** Names are withheld until the reviewer has written a note. */
  isBlind: z.boolean(),
  /** The moment of the query; an action on all rows found is limited to these. */
  asOf: z.date(),
});

export const reviewApplicationInput = z.object({
  ...patchedFields,
  status: applicationStatusSchema,
  reviewNotes: text(5000).optional(),
  /** True to notify the applicant of the new status by e-mail, once it can no longer be undone; the notes stay here. */
  tellApplicant: z.boolean().optional(),
  /** A note for the team that was being written: it goes into the thread with the decision. */
  teamNote: text(5000).optional(),
});
export type ReviewApplicationInput = z.infer<typeof reviewApplicationInput>;

/** The most applications one call decides on. */
export const maxReviewsPerCall = 500;

/**
 * One decision for many: for those given by id and the version seen, or for all that match a filter, piece by piece in
 * the order of their ids.
 */
export const reviewManyInput = z.object({
  status: applicationStatusSchema,
  reviewNotes: text(5000).optional(),
  /** True to notify each applicant of the new status by e-mail. */
  tellApplicant: z.boolean().optional(),
  /** The caller's id of this decision, the same in each of its batches, so that it can be undone as one. */
  batch: idSchema.optional(),
  of: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('selected'),
      applications: z
        .array(z.object({ id: idSchema, version: z.number().int() }))
        .min(1)
        .max(maxReviewsPerCall),
    }),
    z.object({
      kind: z.literal('matching'),
      filter: applicationFilterSchema,
      /** Number of matches the person saw; another number at the first batch is a conflict. */
      expectedTotal: z.number().int().min(1),
      /** The moment the person saw them; later arrivals and decisions are left alone. */
      asOf: z.date(),
      /** Cursor of the batch before; the first batch has none. */
      after: idSchema.optional(),
    }),
  ]),
});
export type ReviewManyInput = z.infer<typeof reviewManyInput>;

export const reviewManyOutput = z.object({
  changed: z.number().int(),
  /** Skipped, because of another decision in the meantime. */
  skipped: z.number().int(),
  /** Cursor of the next batch; null after the last one. */
  next: idSchema.nullable(),
});

/** On the version that the decision made. */
export const undoReviewInput = z.object(editedFields);
export type UndoReviewInput = z.infer<typeof undoReviewInput>;

export const undoBatchInput = z.object({
  batch: idSchema,
  /** Cursor of the batch before; the first batch has none. */
  after: idSchema.optional(),
});
export type UndoBatchInput = z.infer<typeof undoBatchInput>;

export const undoBatchOutput = z.object({
  undone: z.number().int(),
  /** Left alone, because they were decided on or notified meanwhile. */
  skipped: z.number().int(),
  /** Cursor of the next batch; null after the last one. */
  next: idSchema.nullable(),
});

/** A decision on many, by one person at one time. */
export const decisionBatchSchema = z.object({
  batch: idSchema,
  at: z.date(),
  actorName: z.string(),
  status: applicationStatusSchema,
  changed: z.number().int(),
  undone: z.number().int(),
  /** Applicants who were notified. */
  told: z.number().int(),
  /** Can be undone as things stand. */
  undoable: z.number().int(),
});
export type DecisionBatch = z.infer<typeof decisionBatchSchema>;

export const tellApplicantsInput = z.object({
  ids: z.array(idSchema).min(1).max(maxReviewsPerCall),
  /** By mail now; or they know already, from a telephone call say, and it is only noted. */
  how: z.enum(['mail', 'elsewhere']),
});
export type TellApplicantsInput = z.infer<typeof tellApplicantsInput>;

export const tellApplicantsOutput = z.object({
  told: z.number().int(),
  /** Skipped: already notified, withdrawn, or undecided. */
  skipped: z.number().int(),
});

export const addNoteInput = z.object({
  id: idSchema,
  text: text(5000).min(1, { error: () => m.validation_required() }),
});
export type AddNoteInput = z.infer<typeof addNoteInput>;

/** The attempt that was previewed: a second one may have taken its place since. */
export const recomputeInput = byIdSchema.extend({ attemptId: idSchema });

/** Changes of rescoring an application, made or previewed. */
export const recomputeOutput = z.object({
  /** The attempt whose answers are marked. */
  attemptId: idSchema,
  before: applicationScoresSchema,
  after: applicationScoresSchema,
  /** The formula the scores came from, and the one of today. */
  formulaBefore: z.number().int(),
  formulaVersion: z.number().int(),
  isChanged: z.boolean(),
});

/** The tables whose state can be saved under a name. */
export const savedViewScreenSchema = z.enum(['applications']);

/** The table's search parameters and visible columns. */
const savedViewStateSchema = z.object({
  search: z.record(z.string().max(40), z.string().max(500)),
  columns: z.array(z.string().max(40)).max(40),
});
export type SavedViewState = z.infer<typeof savedViewStateSchema>;

export const savedViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  state: savedViewStateSchema,
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const listSavedViewsInput = z.object({ screen: savedViewScreenSchema });

export const saveViewInput = z.object({
  screen: savedViewScreenSchema,
  name: text(80).min(1),
  state: savedViewStateSchema,
  /** A name that is taken is a conflict unless this says to put the new state in its place. */
  overwrite: z.boolean().default(false),
});
export type SaveViewInput = z.infer<typeof saveViewInput>;
