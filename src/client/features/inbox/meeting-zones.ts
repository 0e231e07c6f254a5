import type { Locale } from '../../../shared/contracts/common.ts';
import type { BookedMeeting } from '../../../shared/contracts/inbox.ts';
import { zonePlace } from '../../../shared/domain/zone-place.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export type ZoneTime = { timeZone: string; label: string; time: string };

const offices = [
  { timeZone: 'Europe/Berlin', label: m.inbox_booking_zone_berlin },
  { timeZone: 'Asia/Manila', label: m.inbox_booking_zone_manila },
] as const;

/** Day and time of a meeting in Berlin, in Manila and where the visitor is, each zone once. */
export function meetingZones(
  { startsAt, endsAt, timeZone }: Pick<BookedMeeting, 'startsAt' | 'endsAt' | 'timeZone'>,
  locale: Locale,
): ZoneTime[] {
  const zones = [
    ...offices.map((office) => ({ timeZone: office.timeZone, label: office.label() })),
    ...(offices.some((office) => office.timeZone === timeZone)
      ? []
      : [{ timeZone, label: m.inbox_booking_zone_visitor({ zone: zonePlace(timeZone) }) }]),
  ];
  return zones.map((zone) => ({
    ...zone,
    time: new Intl.DateTimeFormat(locale, {
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
