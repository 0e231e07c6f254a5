import { meetingClocks } from '../../../shared/content/meetings.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { BookedMeeting } from '../../../shared/contracts/inbox.ts';
import { zonePlace } from '../../../shared/domain/dates.ts';
import { dateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useRouteContext } from '@tanstack/react-router';

type ZoneTime = { timeZone: string; label: string; time: string };

/** Day and time of a meeting in Berlin, in Manila and where the visitor is, each zone once. */
export function meetingZones(
  { startsAt, endsAt, timeZone }: Pick<BookedMeeting, 'startsAt' | 'endsAt' | 'timeZone'>,
  locale: Locale,
): ZoneTime[] {
  const zones = [
    ...meetingClocks.map((clock) => ({ timeZone: clock.timeZone, label: clock.place })),
    ...(meetingClocks.some((clock) => clock.timeZone === timeZone)
      ? []
      : [{ timeZone, label: m.inbox_booking_zone_visitor({ zone: zonePlace(timeZone) }) }]),
  ];
  return zones.map((zone) => ({
    ...zone,
    time: dateFormat(locale, {
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

/** When a meeting is, by the clocks of everybody who takes part. */
export function MeetingTimes({ meeting }: { meeting: BookedMeeting }) {
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <dl className="figures m-0 grid gap-x-3 text-sm font-normal sm:grid-cols-[8.5rem_auto] lg:w-max">
      {meetingZones(meeting, locale).map(({ timeZone, label, time }) => (
        <div key={timeZone} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 lg:whitespace-nowrap">{time}</dd>
        </div>
      ))}
    </dl>
  );
}
