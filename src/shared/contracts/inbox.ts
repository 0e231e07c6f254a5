import { z } from 'zod';
import { planIds } from '../content/offer.ts';
import { clientStatusSchema } from './client.ts';
import { editedFields, idSchema, localeSchema, pageInput, pageOf, text } from './fields.ts';
import { subscriberStatusSchema } from './newsletter.ts';

/** `new` waits for an answer; `answered` and `archived` are done. */
export const messageStatusSchema = z.enum(['new', 'answered', 'archived']);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/** Number of unhandled entries behind each tab of the inbox. */
export const inboxCountsSchema = z.object({
  /** Messages that are new. */
  messages: z.number().int(),
  /** Unhandled registrations. */
  registrations: z.number().int(),
  /** Unanswered requests from the portals. */
  changeRequests: z.number().int(),
  /** Meetings that are still to come. */
  bookings: z.number().int(),
  /** Newsletter addresses that have not confirmed yet. */
  subscribers: z.number().int(),
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

/** One row of the list of messages. */
export const messageSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  /** The first words of the message, in one line. */
  excerpt: z.string(),
  status: messageStatusSchema,
  /** Looks as if a program had sent it. */
  isSuspicious: z.boolean(),
  createdAt: z.date(),
  version: z.number().int(),
});
export type MessageSummary = z.infer<typeof messageSummarySchema>;

/** The whole message; also the REST list. */
export const messageSchema = messageSummarySchema.omit({ excerpt: true }).extend({
  message: z.string(),
  locale: localeSchema,
  /** The wording that was agreed to, when the message was sent. */
  consentVersion: z.string(),
  /** The language it was read in; null where that was not recorded. */
  consentLocale: localeSchema.nullable(),
  internalNote: z.string().nullable(),
  handledAt: z.date().nullable(),
  handledBy: z.string().nullable(),
});
export type Message = z.infer<typeof messageSchema>;

export const messageSortSchema = z.enum(['createdAt', 'name']);
export type MessageSort = z.infer<typeof messageSortSchema>;

export const listMessagesInput = pageInput.extend({
  status: messageStatusSchema.optional(),
  sort: messageSortSchema.default('createdAt'),
});
export type ListMessagesInput = z.infer<typeof listMessagesInput>;

const statusCounts = z.record(messageStatusSchema, z.number().int());
/** With the number of messages in each status for the same search. */
export const listMessagesOutput = pageOf(messageSummarySchema).extend({ statusCounts });
export const listMessageRecordsOutput = pageOf(messageSchema).extend({ statusCounts });

export const updateMessageInput = z.object({
  ...editedFields,
  status: messageStatusSchema.optional(),
  internalNote: text(5000).optional(),
});
export type UpdateMessageInput = z.infer<typeof updateMessageInput>;

/** A company that registered itself. */
export const registrationSchema = z.object({
  id: idSchema,
  clientId: z.string(),
  companyName: z.string(),
  contactPerson: z.string(),
  contactEmail: z.string(),
  plan: z.enum(planIds).nullable(),
  status: clientStatusSchema,
  isSuspicious: z.boolean(),
  createdAt: z.date(),
  /** Null while it waits. */
  handledAt: z.date().nullable(),
  version: z.number().int(),
});
export type Registration = z.infer<typeof registrationSchema>;

const registrationStateSchema = z.enum(['waiting', 'handled']);
export type RegistrationState = z.infer<typeof registrationStateSchema>;

export const listRegistrationsInput = pageInput.extend({
  state: registrationStateSchema.default('waiting'),
});
export type ListRegistrationsInput = z.infer<typeof listRegistrationsInput>;

/** With the number of registrations in each state for the same search. */
export const listRegistrationsOutput = pageOf(registrationSchema).extend({
  stateCounts: z.record(registrationStateSchema, z.number().int()),
});

export const handleRegistrationInput = z.object({
  ...editedFields,
  /** False puts it back among those that wait. */
  handled: z.boolean(),
  /** Also changes the client's status, where given. */
  status: clientStatusSchema.optional(),
});
export type HandleRegistrationInput = z.infer<typeof handleRegistrationInput>;

export const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  status: subscriberStatusSchema,
  locale: localeSchema,
  isSuspicious: z.boolean(),
  /** The last consent: its wording, its language where that was recorded, and its moment. */
  consentVersion: z.string(),
  consentLocale: localeSchema.nullable(),
  consentAt: z.date(),
  createdAt: z.date(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberSortSchema = z.enum(['createdAt', 'email']);
export type SubscriberSort = z.infer<typeof subscriberSortSchema>;

export const listSubscribersInput = pageInput.extend({
  status: subscriberStatusSchema.optional(),
  sort: subscriberSortSchema.default('createdAt'),
});
export type ListSubscribersInput = z.infer<typeof listSubscribersInput>;

/** With the number of addresses in each status for the same search. */
export const listSubscribersOutput = pageOf(subscriberSchema).extend({
  statusCounts: z.record(subscriberStatusSchema, z.number().int()),
});

/** Input of the newsletter's export: the list's own search and filter. */
export const exportSubscribersInput = listSubscribersInput.pick({ search: true, status: true });
export type ExportSubscribersInput = z.infer<typeof exportSubscribersInput>;
