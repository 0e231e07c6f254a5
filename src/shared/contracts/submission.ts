import { z } from 'zod';
import { localeSchema } from './common.ts';

/**
 * What every form of the public site sends beside its fields. All of it is optional: a REST caller sends the fields
 * alone.
 */
export const submissionSchema = z.object({
  /** Makes a repeated send give the same answer; without it the content itself does. */
  idempotencyKey: z.string().min(8).max(200).optional(),
  /** The language the form was read in. */
  locale: localeSchema.optional(),
  /** A field no person sees; whatever fills it in is a program. */
  trap: z.string().max(500).optional(),
  /** Milliseconds from when the form was shown to when it was sent. */
  elapsedMs: z.number().int().min(0).optional(),
});
export type Submission = z.infer<typeof submissionSchema>;
