import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { meetingAccessSchema } from './booking.ts';
import {
  changeRequestKeySchema,
  ownChangeRequestSchema,
  requestedServiceSchema,
} from './change-request.ts';
import { currencySchema } from './client.ts';
import { idSchema, text } from './fields.ts';
import { pictureSchema } from './picture.ts';
import { clientServiceSchema, projectSummarySchema } from './project.ts';

/** Whom a client turns to. */
export const accountManagerSchema = z.object({
  name: z.string(),
  position: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  picture: pictureSchema.nullable(),
});
export type AccountManager = z.infer<typeof accountManagerSchema>;

/** Open invoices of one currency; sums of different ones are never added. */
const openInvoiceTotalSchema = z.object({
  currency: currencySchema,
  count: z.number().int(),
  totalCents: z.number().int(),
  /** Number past their due day. */
  overdue: z.number().int(),
});
export type OpenInvoiceTotal = z.infer<typeof openInvoiceTotalSchema>;

/** Data of the portal's first screen. */
export const clientDashboardSchema = z.object({
  company: z.object({ name: z.string(), clientId: z.string() }),
  /** The active ones. */
  services: z.array(clientServiceSchema),
  /** Those under way or ahead. */
  projects: z.array(projectSummarySchema),
  openSums: z.array(openInvoiceTotalSchema),
  /** Requests that wait for an answer. */
  openRequests: z.number().int(),
  accountManager: accountManagerSchema.nullable(),
  nextMeeting: z
    .object({
      startsAt: z.date(),
      topic: z.string().nullable(),
      access: meetingAccessSchema.nullable(),
      /** Path of the page that moves or cancels it; null once it has begun. */
      link: z.string().nullable(),
    })
    .nullable(),
  mediaKitPin: z.string(),
});
export type ClientDashboard = z.infer<typeof clientDashboardSchema>;

export const clientServicesSchema = z.object({
  services: z.array(clientServiceSchema),
  /** Requests, the newest first. */
  requests: z.array(ownChangeRequestSchema),
});
export type ClientServices = z.infer<typeof clientServicesSchema>;

/** What a request is about: the company in general, or one of its records. */
const requestSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('client') }),
  z.object({ kind: z.enum(['service', 'invoice', 'project']), id: idSchema }),
]);
export type RequestSubject = z.infer<typeof requestSubjectSchema>;

/** The words of a request, and what of a service should be different. */
export const requestChangeInput = z.object({
  key: changeRequestKeySchema,
  subject: requestSubjectSchema,
  text: text(5000).min(1, { error: () => m.validation_request_text() }),
  wish: requestedServiceSchema.omit({ kind: true }),
});
export type RequestChangeInput = z.infer<typeof requestChangeInput>;
