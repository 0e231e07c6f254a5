import { z } from 'zod';
import { meetingMinutes } from '../content/meetings.ts';
import { minuteOfDay } from '../domain/dates.ts';
import { m } from '../i18n/paraglide/messages.js';

/** Time of day by the clock of the office, `09:00`. */
const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => m.settings_hours_time_invalid() });

/** Hours in which meetings can be; one has to fit. */
const hoursSchema = z
  .object({ from: timeSchema, to: timeSchema })
  .refine(({ from, to }) => minuteOfDay(to) - minuteOfDay(from) >= meetingMinutes, {
    path: ['to'],
    error: () => m.settings_hours_too_short({ minutes: meetingMinutes }),
  });
export type Hours = z.infer<typeof hoursSchema>;

/** The hours of one day: none, or several with a break between them. */
export const dayHoursSchema = z
  .array(hoursSchema)
  .max(6)
  .superRefine((hours, ctx) => {
    hours.forEach((one, index) => {
      const overlaps = hours
        .slice(0, index)
        .some((other) => one.from < other.to && other.from < one.to);
      if (overlaps) {
        ctx.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: m.settings_hours_overlap(),
        });
      }
    });
  });

/** A day on which other hours hold than its weekday's. */
const exceptionSchema = z.object({
  date: z.iso.date({ error: () => m.settings_exception_date_invalid() }),
  hours: dayHoursSchema,
});

const wholeNumberBetween = (min: number, max: number) => {
  const error = () => m.settings_number_range({ min, max });
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

/** Hours in which meetings can be booked, by the clock of the office. */
export const availabilitySchema = z.object({
  /** Monday first. */
  weekdays: z.array(dayHoursSchema).length(7),
  exceptions: z
    .array(exceptionSchema)
    .max(100)
    .superRefine((exceptions, ctx) => {
      exceptions.forEach(({ date }, index) => {
        if (exceptions.findIndex((other) => other.date === date) !== index) {
          ctx.addIssue({
            code: 'custom',
            path: [index, 'date'],
            message: m.settings_exception_twice(),
          });
        }
      });
    }),
  /** At least so long before the meeting. */
  noticeHours: wholeNumberBetween(0, 336),
  /** At most so long before it. */
  horizonDays: wholeNumberBetween(1, 90),
  /** Break before and after each meeting. */
  bufferMinutes: wholeNumberBetween(0, 240),
});
export type Availability = z.infer<typeof availabilitySchema>;
