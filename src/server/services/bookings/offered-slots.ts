import { TZDate } from '@date-fns/tz';
import { addDays, addMinutes, format, getISODay, startOfDay } from 'date-fns';
import { meetingMinutes, officeTimeZone } from '../../../shared/content/availability.ts';
import type { Availability, Hours } from '../../../shared/contracts/availability.ts';
import { minuteOfDay } from '../../../shared/domain/minute-of-day.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The minute of the day that the clock of the office shows then. */
function minuteAt(time: number): number {
  const shown = new TZDate(time, officeTimeZone);
  return shown.getHours() * 60 + shown.getMinutes();
}

/**
 * The half hours of one day, by the clock of the office: the same times of day before and after a clock change. A time
 * that the clock leaves out is none; one that it shows twice is the earlier.
 */
function slotsOfDay(day: TZDate, hours: readonly Hours[]): Date[] {
  const slots: Date[] = [];
  for (const { from, to } of hours) {
    const end = minuteOfDay(to);
    for (let minute = minuteOfDay(from); minute + meetingMinutes <= end; minute += meetingMinutes) {
      const start = new TZDate(
        day.getFullYear(),
        day.getMonth(),
        day.getDate(),
        Math.floor(minute / 60),
        minute % 60,
        officeTimeZone,
      ).getTime();
      const shown = [start - hourMs, start].find((time) => minuteAt(time) === minute);
      if (shown !== undefined) slots.push(new Date(shown));
    }
  }
  return slots;
}

/** Every half hour that can be asked for now, earliest first, whether or not somebody holds it. */
export function offeredSlots(now: Date, availability: Availability): Date[] {
  const { weekdays, exceptions, noticeHours, horizonDays } = availability;
  const earliest = now.getTime() + noticeHours * hourMs;
  const latest = now.getTime() + horizonDays * 24 * hourMs;
  const otherHours = new Map(exceptions.map(({ date, hours }) => [date, hours]));
  const today = startOfDay(new TZDate(now.getTime(), officeTimeZone));
  const days = Array.from({ length: horizonDays + 1 }, (_, index) => addDays(today, index));
  return days
    .flatMap((day) =>
      slotsOfDay(
        day,
        otherHours.get(format(day, 'yyyy-MM-dd')) ?? weekdays[getISODay(day) - 1] ?? [],
      ),
    )
    .filter((slot) => slot.getTime() >= earliest && slot.getTime() <= latest)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** So far apart, in milliseconds, do two meetings begin at least. */
export function slotDistance({ bufferMinutes }: Pick<Availability, 'bufferMinutes'>): number {
  return (meetingMinutes + bufferMinutes) * minuteMs;
}

/** When a meeting that starts then is over. */
export function endOfMeeting(startsAt: Date): Date {
  return addMinutes(startsAt, meetingMinutes);
}
