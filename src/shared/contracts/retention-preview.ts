import { z } from 'zod';
import { idSchema, sortOrderSchema } from './common.ts';
import { pageInput, pageOf } from './listing.ts';
import { retainedKindSchema } from './retention.ts';
import { holdSchema } from './retention-hold.ts';

/** What the job is about to erase of one kind. */
const dueSchema = z.object({
  /** At its next run. */
  now: z.number().int(),
  /** Within the days the preview looks ahead, those of the next run included. */
  soon: z.number().int(),
  /** Held, whenever they would go. */
  held: z.number().int(),
});
export type Due = z.infer<typeof dueSchema>;

export const countDueOutput = z.object({
  kinds: z.record(retainedKindSchema, dueSchema),
  /** Nothing is erased before, because the periods were changed or the job is new; null when nothing waits for that. */
  pausedUntil: z.date().nullable(),
});
export type DueCounts = z.infer<typeof countDueOutput>;

/** One record that is kept for a time. */
const retainedSchema = z.object({
  id: idSchema,
  /** What it is called on screen; an applicant who is reviewed blind by a code. */
  label: z.string(),
  /** From when on its period counts. */
  since: z.date(),
  /** When it goes, unless it is held. */
  dueAt: z.date(),
  hold: holdSchema.nullable(),
});
export type Retained = z.infer<typeof retainedSchema>;

/** `soon` goes within the days the preview looks ahead. */
export const retainedStateSchema = z.enum(['soon', 'held', 'all']);
export type RetainedState = z.infer<typeof retainedStateSchema>;

export const listRetainedInput = pageInput.extend({
  kind: retainedKindSchema,
  state: retainedStateSchema.default('soon'),
  /** What goes first comes first. */
  order: sortOrderSchema.default('asc'),
});
export type ListRetainedInput = z.infer<typeof listRetainedInput>;
export const listRetainedOutput = pageOf(retainedSchema);
