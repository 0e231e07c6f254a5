import { useRouteContext } from '@tanstack/react-router';
import { meetingTimeZones } from '../../../shared/content/meetings.ts';
import type { BookedMeeting } from '../../../shared/contracts/booking-admin.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { timeZoneCity } from '../../../shared/domain/dates.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

/** Days without a time are written by the clock of Greenwich, at which their noon stands. */
const written = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  getDateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T12:00:00Z`));

/** Monday 23 November. */
export const formatCalendarDay = (date: string, locale: Locale) =>
  written(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Mon. */
export const formatShortWeekday = (date: string, locale: Locale) =>
  written(date, locale, { weekday: 'short' });

/** 23. */
export const dayOfMonth = (date: string) => String(Number(date.slice(8)));

/** November 2026. */
export const formatMonth = (date: string, locale: Locale) =>
  written(date, locale, { month: 'long', year: 'numeric' });

/** 23 to 29 November 2026, as the language writes a range. */
export function formatDayRange(first: string, last: string, locale: Locale): string {
  return getDateFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}

/** The time of day by 24 hours, as the clocks of the booking form show it. */
export const formatMinuteOfDay = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

type ZoneTime = { timeZone: string; label: string; time: string };

/** Day and time of a meeting in Berlin, in Manila and where the visitor is, each zone once. */
export function meetingZoneTimes(
  { startsAt, endsAt, timeZone }: Pick<BookedMeeting, 'startsAt' | 'endsAt' | 'timeZone'>,
  locale: Locale,
): ZoneTime[] {
  const zones = [
    ...meetingTimeZones.map((clock) => ({ timeZone: clock.timeZone, label: clock.place })),
    ...(meetingTimeZones.some((clock) => clock.timeZone === timeZone)
      ? []
      : [{ timeZone, label: m.bookings_zone_visitor({ zone: timeZoneCity(timeZone) }) }]),
  ];
  return zones.map((zone) => ({
    ...zone,
    time: getDateFormat(locale, {
      timeZone: zone.timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).formatRange(startsAt, endsAt),
  }));
}

/** Time of a meeting, by the clocks of all participants. */
export function MeetingTimes({ meeting }: { meeting: BookedMeeting }) {
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <dl className="figures m-0 grid gap-x-3 text-sm font-normal sm:grid-cols-[8.5rem_auto] lg:w-max">
      {meetingZoneTimes(meeting, locale).map(({ timeZone, label, time }) => (
        <div key={timeZone} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 lg:whitespace-nowrap">{time}</dd>
        </div>
      ))}
    </dl>
  );
}
