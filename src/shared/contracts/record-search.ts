import { z } from 'zod';
import { idSchema } from './fields.ts';

/** With fewer letters too much would be found. */
const minQueryLength = 3;

/** The best known few of each kind; whoever wants more searches the screen. */
export const maxResultsPerKind = 5;

export const findRecordsInput = z.object({
  query: z.string().trim().min(minQueryLength).max(200),
});

const recordKindSchema = z.enum([
  'application',
  'client',
  'project',
  'invoice',
  'employee',
  'question',
  'news',
  'user',
]);
export type RecordKind = z.infer<typeof recordKindSchema>;

export const foundRecordSchema = z.object({
  kind: recordKindSchema,
  id: idSchema,
  /** The client on whose page it is shown; null for a kind that has a screen of its own. */
  clientId: idSchema.nullable(),
  /** What it is called. */
  title: z.string(),
  /** What tells it from others of that name. */
  detail: z.string(),
  /** No record has every word; this one is only similar. */
  isSimilar: z.boolean(),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;
