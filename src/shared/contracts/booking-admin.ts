import { z } from 'zod';
import { bookingStatuses } from '../domain/booking-status.ts';
import { availabilitySchema, dayHoursSchema } from './availability.ts';
import { meetingAccessSchema, slotStartSchema } from './booking.ts';
import { editedFields, idSchema, localeSchema, pageInput, pageOf, text } from './fields.ts';

const bookingStatusSchema = z.enum(bookingStatuses);

/** A status that ends a booking. */
export const endStatusSchema = bookingStatusSchema.exclude(['booked']);
export type EndStatus = z.infer<typeof endStatusSchema>;

/** A booked meeting as lists and the calendar show it. */
export const bookingSchema = z.object({
  id: idSchema,
  startsAt: z.date(),
  endsAt: z.date(),
  status: bookingStatusSchema,
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  topic: z.string().nullable(),
  /** IANA name of the zone the visitor chose in. */
  timeZone: z.string(),
  locale: localeSchema,
  createdAt: z.date(),
});
export type BookedMeeting = z.infer<typeof bookingSchema>;

const bookingPeriodSchema = z.enum(['upcoming', 'past']);
export type BookingPeriod = z.infer<typeof bookingPeriodSchema>;

/** The next meeting comes first among those to come, the last one among those gone by. */
export const listBookingsInput = pageInput.omit({ order: true }).extend({
  period: bookingPeriodSchema.default('upcoming'),
  status: bookingStatusSchema.optional(),
});
export type ListBookingsInput = z.infer<typeof listBookingsInput>;
export const listBookingsOutput = pageOf(bookingSchema);

/** A booked meeting whole, as administrators work with it. */
export const bookingRecordSchema = bookingSchema.extend({
  /** It can still be moved: it is booked and has not begun. */
  isOpen: z.boolean(),
  /** The ends that an administrator can set now. */
  possibleEnds: z.array(endStatusSchema),
  /** Null once it has ended or was cancelled, and where it has begun without any. */
  access: meetingAccessSchema.nullable(),
  internalNote: z.string().nullable(),
  /** The wording that was agreed to at booking, and its language where that was recorded. */
  consentVersion: z.string(),
  consentLocale: localeSchema.nullable(),
  /** The moment it was last moved or cancelled. */
  changedAt: z.date().nullable(),
  version: z.number().int(),
});
export type BookingRecord = z.infer<typeof bookingRecordSchema>;

const changeInput = z.object(editedFields);

/** An administrator's addition to the mail to the visitor. */
const noteToVisitor = text(1000).optional();

export const rescheduleBookingInput = changeInput.extend({
  startsAt: slotStartSchema,
  note: noteToVisitor,
});
export type RescheduleBookingInput = z.infer<typeof rescheduleBookingInput>;

export const endBookingInput = changeInput.extend({ status: endStatusSchema, note: noteToVisitor });
export type EndBookingInput = z.infer<typeof endBookingInput>;

export const noteBookingInput = changeInput.extend({ internalNote: text(5000) });
export type NoteBookingInput = z.infer<typeof noteBookingInput>;

/** So many days are shown at once at most: six weeks, and room for the clocks of far zones. */
const maxSpanMs = 45 * 86_400_000;

export const listCalendarInput = z
  .object({ from: z.date(), until: z.date() })
  .refine(({ from, until }) => until > from && until.getTime() - from.getTime() <= maxSpanMs);
export type ListCalendarInput = z.infer<typeof listCalendarInput>;

export const listCalendarOutput = z.object({
  /** Those whose status the calendar shows, earliest first. */
  meetings: z.array(bookingSchema),
  /** Starts of the half hours that visitors can book now. */
  free: z.array(z.date()),
  /** Days by the office's calendar on which other hours hold, or none. */
  exceptions: availabilitySchema.shape.exceptions,
  /** Hours of the other days, Monday first. */
  weekdays: availabilitySchema.shape.weekdays,
});
export type ListCalendarOutput = z.infer<typeof listCalendarOutput>;

export const setDayInput = z.object({
  /** A day by the office's calendar. */
  date: z.iso.date(),
  /** None closes the day; null gives it those of its weekday. */
  hours: dayHoursSchema.nullable(),
});
export type SetDayInput = z.infer<typeof setDayInput>;

/** The day's former value, to restore it. */
export const setDayOutput = z.object({ before: setDayInput.shape.hours });
export type SetDayOutput = z.infer<typeof setDayOutput>;
