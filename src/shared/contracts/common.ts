import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';

/** Locales of the product; the same list drives the `/de` prefix and the message catalogue. */
export const localeSchema = z.enum(['en', 'de']);
export type Locale = z.infer<typeof localeSchema>;

export const idSchema = z.uuid();
export const byIdSchema = z.object({ id: idSchema });
export const okSchema = z.object({ ok: z.literal(true) });

/** Trimmed text with an upper bound, so that no field can carry a book. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => m.validation_too_long({ max }) });

/** RFC 5321 allows 254 characters; the length is checked before the pattern so that a huge input costs nothing. */
export const emailSchema = z
  .string()
  .trim()
  .max(254, { error: () => m.validation_email() })
  .pipe(z.email({ error: () => m.validation_email() }));

export const sortOrderSchema = z.enum(['asc', 'desc']);

/** A whole number of things from 1 on, as somebody types it. */
export const wholeNumber = (max: number) =>
  z
    .number({ error: () => m.validation_number() })
    .int({ error: () => m.validation_whole_number() })
    .min(1, { error: () => m.validation_min({ min: 1 }) })
    .max(max, { error: () => m.validation_max({ max }) });
