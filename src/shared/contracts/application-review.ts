import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { applicationScoresSchema, applicationStatusSchema } from './application.ts';
import { applicationFilterSchema } from './application-list.ts';
import { idSchema, text } from './common.ts';

export const reviewApplicationInput = z.object({
  id: idSchema,
  status: applicationStatusSchema,
  reviewNotes: text(5000).optional(),
  /** The version the reviewer saw; a newer one is a conflict. REST callers may leave it out. */
  version: z.number().int().optional(),
  /** Whether the applicant is told of the new status by e-mail, once it can no longer be undone; the notes stay here. */
  tellApplicant: z.boolean().optional(),
  /** A note for the team that was being written: it goes into the thread with the decision. */
  teamNote: text(5000).optional(),
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
  /** What the caller calls this decision, the same in each of its pieces, so that it can be undone as one. */
  batch: idSchema.optional(),
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

export const undoReviewInput = z.object({
  id: idSchema,
  /** The version that the decision made. */
  version: z.number().int(),
});
export type UndoReviewInput = z.infer<typeof undoReviewInput>;

export const undoBatchInput = z.object({
  batch: idSchema,
  /** Where the piece before ended; the first piece has none. */
  after: idSchema.optional(),
});
export type UndoBatchInput = z.infer<typeof undoBatchInput>;

export const undoBatchOutput = z.object({
  undone: z.number().int(),
  /** Left alone, because they were decided on or told meanwhile. */
  skipped: z.number().int(),
  /** Where the next piece begins; null after the last one. */
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
  /** Whose applicants know of it. */
  told: z.number().int(),
  /** Can be undone as things stand. */
  undoable: z.number().int(),
});
export type DecisionBatch = z.infer<typeof decisionBatchSchema>;

export const tellApplicantsInput = z.object({
  ids: z.array(idSchema).min(1).max(reviewChunk),
  /** By mail now; or they know already, from a telephone call say, and it is only noted. */
  how: z.enum(['mail', 'elsewhere']),
});
export type TellApplicantsInput = z.infer<typeof tellApplicantsInput>;

export const tellApplicantsOutput = z.object({
  told: z.number().int(),
  /** Left alone, because they knew, have withdrawn, or nobody has decided. */
  skipped: z.number().int(),
});

export const addNoteInput = z.object({
  id: idSchema,
  text: text(5000).min(1, { error: () => m.validation_required() }),
});
export type AddNoteInput = z.infer<typeof addNoteInput>;

/** What marking an application anew changes, or would change. */
export const recomputeOutput = z.object({
  before: applicationScoresSchema,
  after: applicationScoresSchema,
  /** The formula the scores came from, and the one of today. */
  formulaBefore: z.number().int(),
  formulaVersion: z.number().int(),
  isChanged: z.boolean(),
});

export const setBlindReviewInput = z.object({ isBlind: z.boolean() });
