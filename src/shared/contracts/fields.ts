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

/**
 * A phone number as people write it, with so many digits at least to dial: anything between them is theirs, such as spaces or
 * an extension.
 */
export const phoneWith = (digits: number, error: () => string, characters = digits) =>
  text(40)
    .min(characters, { error, abort: true })
    .regex(new RegExp(`^(?:\\D*\\d){${digits}}`), { error });

export const phoneSchema = phoneWith(5, () => m.validation_phone());

/** The same for a field that may be left empty. */
export const optionalPhoneSchema = text(40).regex(/^(?:$|(?:\D*\d){5})/, {
  error: () => m.validation_phone(),
});

/** RFC 5321 allows 254 characters; the length is checked before the pattern so that a huge input costs nothing. */
export const emailSchema = z
  .string()
  .trim()
  .max(254, { error: () => m.validation_email() })
  .pipe(z.email({ error: () => m.validation_email() }));

/**
 * Lets a rule over these fields of an object be checked while others are invalid, so that a form names all its faults at
 * once. Without it, zod passes the rule over where a value of the wrong type is found, such as a number that is none.
 */
export const whenValid =
  (...fields: string[]) =>
  ({ issues }: z.core.ParsePayload): boolean =>
    issues.every(({ path }) => path && path.length > 0 && !fields.includes(String(path[0])));

export const sortOrderSchema = z.enum(['asc', 'desc']);

/** A whole number of things from 1 on, as typed. */
export const wholeNumber = (max: number) =>
  z
    .number({ error: () => m.validation_whole_number() })
    .int({ error: () => m.validation_whole_number() })
    .min(1, { error: () => m.validation_min({ min: 1 }) })
    .max(max, { error: () => m.validation_max({ max }) });

/** A calendar day as text, `2026-11-22`: it has no zone, so it is the same day for everybody. */
export const daySchema = z.iso
  .date({ error: () => m.validation_date() })
  .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', {
    error: () => m.validation_date(),
  });

/**
 * Returns whether a moment is plausible: from 1900 on. The databases know no year 0, which counting back could reach.
 * True for what is no moment at all, which another check refuses.
 */
export const isPlausibleMoment = (at: string | Date): boolean =>
  !(new Date(at).getUTCFullYear() < 1900);

/** A moment as text, as a browser's `toISOString` writes it. */
export const momentSchema = z.iso
  .datetime({ error: () => m.validation_date() })
  .refine(isPlausibleMoment, { error: () => m.validation_date() });

/** A field for a day that may be left empty. */
export const optionalDaySchema = daySchema.nullable();

/** The record that is edited, on the version that was seen; a newer one in the database is a conflict. */
export const editedFields = { id: idSchema, version: z.number().int() };

/** The same; the version is left out by REST callers that do not care. */
export const patchedFields = { id: idSchema, version: z.number().int().optional() };

/** Input of every long list: words to look for, and one page by keyset position. Its sort is the list's own. */
export const pageInput = z.object({
  search: z.string().trim().max(200).optional(),
  order: sortOrderSchema.default('desc'),
  /** Opaque keyset position; rows after it are given, or before it when `before` is set. */
  after: z.string().max(500).optional(),
  before: z.string().max(500).optional(),
  limit: z.number().int().min(1).max(1000).default(25),
});
export type PageInput = z.infer<typeof pageInput>;

/** One page of a list: its rows, how many there are in all, and where the neighbouring pages begin. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Nothing has every word of the search; the rows are only similar to it. */
    isSimilar: z.boolean().optional(),
    /** Rows matching the search and the filters. */
    total: z.number().int(),
    nextCursor: z.string().nullable(),
    previousCursor: z.string().nullable(),
  });

/**
 * Metadata that every form of the public site sends beside its fields. All of it is optional: a REST caller sends the
 * fields alone.
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
