import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { emailSchema, idSchema, isPlausibleMoment, submissionSchema, text } from './fields.ts';

export const listSlotsOutput = z.object({
  /** Starts of the free half hours, earliest first. */
  slots: z.array(z.date()),
});

/** The start of the chosen half hour. */
export const slotStartSchema = z
  .date({ error: () => m.validation_slot() })
  .refine(isPlausibleMoment, { error: () => m.validation_slot() });

export const bookingFormSchema = z.object({
  startsAt: slotStartSchema,
  name: text(200).min(1, { error: () => m.validation_name_required() }),
  email: emailSchema,
  company: text(200).optional(),
  topic: text(1000).optional(),
  consent: z.literal(true, { error: () => m.validation_contact_consent() }),
});
export type BookingFields = z.infer<typeof bookingFormSchema>;

export const bookMeetingInput = bookingFormSchema.extend({
  ...submissionSchema.shape,
  /** IANA name of the zone in which the visitor chose; the confirmation speaks in it. */
  timeZone: z.string().max(100),
});
export type BookMeetingInput = z.infer<typeof bookMeetingInput>;

export const bookMeetingOutput = z.object({
  id: idSchema,
  startsAt: z.date(),
  endsAt: z.date(),
  /** The meeting as an iCalendar file's text. */
  calendar: z.string(),
});
export type BookMeetingOutput = z.infer<typeof bookMeetingOutput>;

/** Ways into a meeting; each is empty where there is none. */
export const meetingAccessSchema = z.object({
  /** Address of the video room. */
  link: z.string(),
  /** Number to dial in. */
  phone: z.string(),
  /** Digits or words that either asks for. */
  code: z.string(),
});
export type MeetingAccess = z.infer<typeof meetingAccessSchema>;

/** The token of the link in a meeting's mails, which proves access to the mailbox it was booked with. */
export const meetingKeySchema = z.object({ token: z.string().max(200) });
export type MeetingKey = z.infer<typeof meetingKeySchema>;

/** Data of the page behind that link; nothing of what was typed at booking. */
export const managedMeetingSchema = z.object({
  startsAt: z.date(),
  endsAt: z.date(),
  /** IANA name of the zone the visitor chose in. */
  timeZone: z.string(),
  /** `open` can be moved and cancelled; `past` has begun. */
  state: z.enum(['open', 'cancelled', 'past']),
  version: z.number().int(),
  /** Null once it has ended or was cancelled, and where it has begun without any. */
  access: meetingAccessSchema.nullable(),
  /** The meeting as an iCalendar file's text; null unless it is open. */
  calendar: z.string().nullable(),
});
export type ManagedMeeting = z.infer<typeof managedMeetingSchema>;

export const cancelMeetingInput = meetingKeySchema.extend({
  /** The version that was seen; a newer one is a conflict. */
  version: z.number().int(),
});
export type CancelMeetingInput = z.infer<typeof cancelMeetingInput>;

export const moveMeetingInput = cancelMeetingInput.extend({
  startsAt: slotStartSchema,
});
export type MoveMeetingInput = z.infer<typeof moveMeetingInput>;
