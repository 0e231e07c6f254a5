import { z } from 'zod';
import { idSchema } from './fields.ts';

/** With fewer letters too much would be found. */
const minQueryLength = 3;

/** The best few of each kind; the screen's own search finds more. */
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
  /** Its name. */
  title: z.string(),
  /** A detail that distinguishes it from others of that name. */
  detail: z.string(),
  /** No record has every word; this one is only similar. */
  isSimilar: z.boolean(),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;
