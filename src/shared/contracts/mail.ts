import { z } from 'zod';
import { idSchema, localeSchema, pageInput, pageOf } from './fields.ts';

/** Purpose of a mail; each has a template of its own. */
export const mailKindSchema = z.enum([
  'application-received',
  'application-status',
  'application-retake',
  'retake-withdrawn',
  'client-registered',
  'invitation',
  'password-reset',
  'newsletter-confirmation',
  'booking-confirmed',
  'booking-moved',
  'booking-access',
  'booking-cancelled',
  'contact-received',
  'staff-notice',
  'invoice-sent',
  'credit-note',
  'request-answered',
]);
export type MailKind = z.infer<typeof mailKindSchema>;

/**
 * `sent` was accepted by a mail server, `kept` is saved in a file because there is none; `failed` is not retried by
 * itself, and `expired` never: what it leads to has run out.
 */
export const mailStatusSchema = z.enum(['queued', 'sent', 'kept', 'failed', 'expired']);
export type MailStatus = z.infer<typeof mailStatusSchema>;

/** Events of which administrators are notified by e-mail. */
export const noticeKindSchema = z.enum([
  'message',
  'application',
  'retake-finished',
  'registration',
  'booking',
  'booking-moved',
  'booking-cancelled',
  'change-request',
]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** A user's choice of notices by e-mail, and their language. */
export const noticePreferenceSchema = z.object({ isWanted: z.boolean(), locale: localeSchema });
export type NoticePreference = z.infer<typeof noticePreferenceSchema>;

/** One row of the outbox. */
export const mailSummarySchema = z.object({
  id: idSchema,
  kind: mailKindSchema,
  recipient: z.string(),
  subject: z.string(),
  locale: localeSchema,
  status: mailStatusSchema,
  /** Number of delivery attempts. */
  attempts: z.number().int(),
  /** Code of the last failure, such as `ECONNECTION` or `550`; null where there was none. */
  lastError: z.string().nullable(),
  createdAt: z.date(),
  /** The moment it was sent or saved. */
  deliveredAt: z.date().nullable(),
});
export type MailSummary = z.infer<typeof mailSummarySchema>;

/** Why an administrator does not see what a mail says: an application under blind review, or a link for one person alone. */
const withheldReasonSchema = z.enum(['covered', 'secret']);
export type WithheldReason = z.infer<typeof withheldReasonSchema>;

/** A whole mail. What a mail server has taken is no longer here: only the envelope stays. */
export const mailSchema = mailSummarySchema.extend({
  withheld: withheldReasonSchema.nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string() })),
  /** Its words are still here, and it is still good for something. */
  canResend: z.boolean(),
});
export type MailRecord = z.infer<typeof mailSchema>;

export const mailSortSchema = z.enum(['createdAt', 'recipient']);
export type MailSort = z.infer<typeof mailSortSchema>;

export const listMailsInput = pageInput.extend({
  status: mailStatusSchema.optional(),
  kind: mailKindSchema.optional(),
  sort: mailSortSchema.default('createdAt'),
});
export type ListMailsInput = z.infer<typeof listMailsInput>;

export const listMailsOutput = pageOf(mailSummarySchema).extend({
  /** Mails of each status matching the search and the kind. */
  statusCounts: z.record(mailStatusSchema, z.number().int()),
  /** The mail server's name; null where mails are stored here and as files. */
  host: z.string().nullable(),
});

/** Number of mails that were given up and need a look. */
export const failedMailsSchema = z.object({ count: z.number().int() });
