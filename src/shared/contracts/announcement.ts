import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { editedFields, idSchema, isPlausibleMoment, pageInput, pageOf, text } from './fields.ts';

export const maxAnnouncementLength = 20_000;

/** Seen by employees while it is published: before, it is a draft or scheduled, and afterwards over. */
export const announcementStateSchema = z.enum(['draft', 'scheduled', 'published', 'over']);
export type AnnouncementState = z.infer<typeof announcementStateSchema>;

export const announcementSortSchema = z.enum(['updatedAt', 'publishedAt', 'title']);
export type AnnouncementSort = z.infer<typeof announcementSortSchema>;

/** One row of the administrators' list. */
export const announcementRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  state: announcementStateSchema,
  isPinned: z.boolean(),
  publishedAt: z.date().nullable(),
  until: z.date().nullable(),
  updatedAt: z.date(),
  hasGerman: z.boolean(),
});
export type AnnouncementRow = z.infer<typeof announcementRowSchema>;

export const listAnnouncementsInput = pageInput.extend({
  state: announcementStateSchema.optional(),
  sort: announcementSortSchema.default('updatedAt'),
});
export type ListAnnouncementsInput = z.infer<typeof listAnnouncementsInput>;

export const listAnnouncementsOutput = pageOf(announcementRowSchema).extend({
  /** Those matching the search, whatever their state. */
  stateCounts: z.record(announcementStateSchema, z.number().int()),
});

/** An announcement with everything that can be edited. */
export const announcementSchema = announcementRowSchema.extend({
  /** Markdown. */
  body: z.string(),
  german: z.object({ title: z.string(), body: z.string() }).nullable(),
  version: z.number().int(),
});
export type Announcement = z.infer<typeof announcementSchema>;

const wrongTime = { error: () => m.content_time_invalid() };
const timeSchema = z
  .union([z.date(), z.iso.datetime({ offset: true })], wrongTime)
  .refine(isPlausibleMoment, wrongTime);
const optionalTime = timeSchema.transform((time) => new Date(time)).nullable();

const requiredTitle = text(200).min(1, { error: () => m.announcements_title_required() });
const requiredBody = text(maxAnnouncementLength).min(1, {
  error: () => m.announcements_body_required(),
});

const fields = z.object({
  title: requiredTitle,
  body: requiredBody,
  german: z.object({ title: requiredTitle, body: requiredBody }).nullable().default(null),
  /** Shown by its time, or a draft. */
  isPublished: z.boolean(),
  /** In the future for one that waits; left out, it is published now. */
  publishedAt: optionalTime.default(null),
  until: optionalTime.default(null),
  isPinned: z.boolean().default(false),
});

const endsAfterItBegins = ({ publishedAt, until }: z.infer<typeof fields>) =>
  until === null || publishedAt === null || until > publishedAt;
const endsTooEarly = { path: ['until'], error: () => m.announcements_until_early() };

export const createAnnouncementInput = fields.refine(endsAfterItBegins, endsTooEarly);
export type CreateAnnouncementInput = z.infer<typeof createAnnouncementInput>;
/** Values as a form sends them, before defaults and trimming. */
export type AnnouncementFields = z.input<typeof createAnnouncementInput>;

export const updateAnnouncementInput = fields
  .extend(editedFields)
  .refine(endsAfterItBegins, endsTooEarly);
export type UpdateAnnouncementInput = z.infer<typeof updateAnnouncementInput>;

/** An announcement as employees read it, in the language of the request. */
const employeeAnnouncementSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Made of Markdown on the server. */
  bodyHtml: z.string(),
  /** The language the text is in. */
  language: z.enum(['en', 'de']),
  isPinned: z.boolean(),
  publishedAt: z.date(),
});
export type EmployeeAnnouncement = z.infer<typeof employeeAnnouncementSchema>;

export const listEmployeeAnnouncementsInput = pageInput
  .pick({ after: true, before: true })
  .extend({ limit: z.number().int().min(1).max(50).default(5) });
export type ListEmployeeAnnouncementsInput = z.infer<typeof listEmployeeAnnouncementsInput>;
export const listEmployeeAnnouncementsOutput = pageOf(employeeAnnouncementSchema);
