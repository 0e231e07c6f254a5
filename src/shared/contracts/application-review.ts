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
