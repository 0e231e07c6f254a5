import { z } from 'zod';
import { idSchema, text } from './common.ts';

/** The tables whose state can be kept under a name. */
export const savedViewScreenSchema = z.enum(['applications']);

/** What stands in the table's address, and the columns that are shown. */
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
