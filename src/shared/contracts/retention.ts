import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { idSchema, pageInput, pageOf, sortOrderSchema, text } from './fields.ts';

/** Kinds of records that can be held; a record keeps its hold when its status, and so its period, changes. */
export const heldKindSchema = z.enum(['application', 'message', 'subscriber', 'booking', 'event']);
export type HeldKind = z.infer<typeof heldKindSchema>;

/** Why a record is held, by whom and since when. */
const holdSchema = z.object({
  reason: z.string(),
  /** The name stays when the user is gone. */
  by: z.string(),
  at: z.date(),
});
export type Hold = z.infer<typeof holdSchema>;

export const heldRecordInput = z.object({ kind: heldKindSchema, id: idSchema });
export type HeldRecordInput = z.infer<typeof heldRecordInput>;

export const holdReasonSchema = text(500).min(1, { error: () => m.retention_reason_required() });
const holdFormSchema = z.object({ reason: holdReasonSchema });

export const setHoldInput = heldRecordInput.extend(holdFormSchema.shape);
export type SetHoldInput = z.infer<typeof setHoldInput>;

/** Null where the record is not held. */
export const getHoldOutput = z.object({ hold: holdSchema.nullable() });

/** The longest period that can be set, in months. */
const longest = 120;

const rangeError = () => m.settings_number_range({ min: 1, max: longest });

const months = z
  .number({ error: rangeError })
  .int({ error: rangeError })
  .min(1, { error: rangeError })
  .max(longest, { error: rangeError });

/** Retention periods of records of people, in months. */
export const retentionSchema = z.object({
  /** Those that were withdrawn as well; from the rejection or the withdrawal on. */
  rejectedApplications: months,
  otherApplications: months,
  contactMessages: months,
  /** Addresses that never confirmed their subscription. */
  unconfirmedNewsletter: months,
  /** From the meeting on. */
  bookings: months,
  activityLog: months,
});
export type Retention = z.infer<typeof retentionSchema>;
export type RetainedKind = keyof Retention;
export const retainedKindSchema = retentionSchema.keyof();

/** Records of one kind that the job is about to erase. */
const dueErasuresSchema = z.object({
  /** At its next run. */
  now: z.number().int(),
  /** Within the days the preview looks ahead, those of the next run included. */
  soon: z.number().int(),
  /** Held, whenever they would go. */
  held: z.number().int(),
});
export type DueErasures = z.infer<typeof dueErasuresSchema>;

export const countDueOutput = z.object({
  kinds: z.record(retainedKindSchema, dueErasuresSchema),
  /** Nothing is erased before, because the periods were changed or the job is new; null when nothing waits for that. */
  pausedUntil: z.date().nullable(),
});
export type ErasurePreview = z.infer<typeof countDueOutput>;

/** One record with a retention period. */
const retainedRecordSchema = z.object({
  id: idSchema,
  /** Its name on screen; a code for an applicant under blind review. */
  label: z.string(),
  /** From when on its period counts. */
  since: z.date(),
  /** The moment of its erasure, unless it is held. */
  dueAt: z.date(),
  hold: holdSchema.nullable(),
});
export type RetainedRecord = z.infer<typeof retainedRecordSchema>;

/** `soon` goes within the days the preview looks ahead. */
export const retainedStateSchema = z.enum(['soon', 'held', 'all']);
export type RetainedState = z.infer<typeof retainedStateSchema>;

export const listRetainedInput = pageInput.extend({
  kind: retainedKindSchema,
  state: retainedStateSchema.default('soon'),
  /** Ordered by the moment of erasure, the earliest first. */
  order: sortOrderSchema.default('asc'),
});
export type ListRetainedInput = z.infer<typeof listRetainedInput>;
export const listRetainedOutput = pageOf(retainedRecordSchema);
