import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { emailSchema, idSchema, text } from './common.ts';
import { submissionSchema } from './submission.ts';

export const listSlotsOutput = z.object({
  /** Starts of the free half hours, earliest first. */
  slots: z.array(z.date()),
});

export const bookingFormSchema = z.object({
  startsAt: z.date({ error: () => m.validation_slot() }),
  name: text(200).min(1, { error: () => m.validation_name_required() }),
  email: emailSchema,
  company: text(200).optional(),
  topic: text(1000).optional(),
  consent: z.literal(true, { error: () => m.validation_contact_consent() }),
});
export type BookingForm = z.infer<typeof bookingFormSchema>;

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
