import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { idSchema, text } from './common.ts';

/** What can be held, by where it lies; a record keeps its hold when its status, and so its period, changes. */
export const heldKindSchema = z.enum(['application', 'message', 'subscriber', 'booking', 'event']);
export type HeldKind = z.infer<typeof heldKindSchema>;

/** Why a record is held, by whom and since when. */
export const holdSchema = z.object({
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
