import { z } from 'zod';
import {
  applicationScoresSchema,
  applicationStatusSchema,
  positionSchema,
  scoreSourceSchema,
} from './application.ts';
import { sectionNameSchema } from './attempt.ts';
import { idSchema, localeSchema } from './common.ts';

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
  /** When the applicant was told; null as long as nobody did. */
  toldAt: z.date().nullable(),
  /** When it was taken back. */
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
  sameName: z.boolean(),
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
      /** The text that was to be typed. */
      sampleText: z.string(),
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
  /** When an e-mail about the present status leaves; null when none waits. */
  tellAt: z.date().nullable(),
  /** When the applicant was told of the present status; null as long as nobody did. */
  toldAt: z.date().nullable(),
  /** Masked, and one's own note is in: the name may be uncovered. */
  canReveal: z.boolean(),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;
