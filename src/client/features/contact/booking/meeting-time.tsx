import { company } from '../../../../shared/content/company.ts';
import { meetingTimeZones } from '../../../../shared/content/meetings.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { getDateFormat } from '../../../../shared/i18n/date-format.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { nextTask } from '../../../lib/lazy-load.ts';
import { getBrowserTimeZone, hourIn } from '../../../lib/local-time.ts';

/** The clock time, by 24 hours: the same words in every zone leave no doubt about noon. */
export const formatZonedTime = (at: Date, timeZone: string, locale: Locale) =>
  getDateFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** The day in words, such as Monday 23 November. */
export const formatZonedDay = (at: Date, timeZone: string, locale: Locale) =>
  getDateFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at);

/** The name of a zone as people say it, with the place that stands for it. */
export function formatTimeZone(timeZone: string, at: Date, locale: Locale): string {
  const name = getDateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return name && name !== place ? `${name} (${place})` : timeZone;
}

/** Elapsed part of a place's day, from 0 at midnight to 1. */
export const dayFraction = (at: Date, timeZone: string) => hourIn(timeZone, at) / 24;

/**
 * Makes the date formats of a meeting before anything is drawn with them, each in a task of its own: the very first one
 * of a browser takes a slow phone a tenth of a second, in which the visitor may be typing.
 */
export async function warmUpDateFormats(locale: Locale): Promise<void> {
  const now = new Date();
  const zone = getBrowserTimeZone();
  for (const format of [formatZonedTime, formatZonedDay]) {
    await nextTask();
    format(now, zone, locale);
  }
  await nextTask();
  formatTimeZone(zone, now, locale);
  await nextTask();
}

type MeetingZone = { timeZone: string; label: string };

/** The time zones a meeting is shown in: the visitor's own first, then those of both sides, each once. */
export function listMeetingZones(visitorZone: string): MeetingZone[] {
  return [
    { timeZone: visitorZone, label: m.contact_booking_your_time() },
    ...meetingTimeZones
      .filter(({ timeZone }) => timeZone !== visitorZone)
      .map(({ timeZone, place }) => ({ timeZone, label: place })),
  ];
}

/** Hands a calendar file to the browser's downloads. */
export function downloadCalendarFile(calendar: string): void {
  downloadFile(
    new Blob([calendar], { type: 'text/calendar' }),
    `${company.brand.toLowerCase()}.ics`,
  );
}

interface ZoneClocksProps {
  from: Date;
  to: Date;
  zones: readonly MeetingZone[];
  locale: Locale;
}

const horizon = 34;
const swing = 22;

/** Position of the sun over a place, drawn; the words beside it say the same. */
function SunPath({ part }: { part: number }) {
  const y = horizon + swing * Math.cos(2 * Math.PI * part);
  const isUp = y < horizon;
  return (
    <svg viewBox="-8 4 256 60" fill="none" aria-hidden="true" className="w-full max-w-64">
      <path
        d="M0 56C43.7 56 76.3 12 120 12S196.3 56 240 56"
        stroke="var(--sea)"
        strokeWidth="1.5"
      />
      <path d={`M-8 ${horizon}H248`} stroke="var(--edge)" strokeDasharray="1 5" />
      <circle
        cx={part * 240}
        cy={y}
        r="7"
        fill={isUp ? 'var(--sun)' : 'var(--paper)'}
        stroke={isUp ? 'var(--sun)' : 'var(--edge)'}
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** One half hour by the clocks of everybody who takes part. */
export function ZoneClocks({ from, to, zones, locale }: ZoneClocksProps) {
  return (
    <dl
      className={cn('grid gap-x-8 gap-y-6', zones.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}
    >
      {zones.map(({ timeZone, label }) => (
        <div key={timeZone} className="grid content-start">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="grid">
            <span className="my-1 max-sm:hidden">
              <SunPath part={dayFraction(from, timeZone)} />
            </span>
            <time dateTime={from.toISOString()} className="figures">
              <span className="block font-display text-xl font-semibold">
                {m.contact_booking_range({
                  from: formatZonedTime(from, timeZone, locale),
                  to: formatZonedTime(to, timeZone, locale),
                })}
              </span>{' '}
              <span className="block">{formatZonedDay(from, timeZone, locale)}</span>
            </time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
