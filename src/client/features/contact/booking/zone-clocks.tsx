import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { clockTime, dayInWords, partOfDay } from './meeting-time.ts';
import type { MeetingZone } from './meeting-zones.ts';

interface ZoneClocksProps {
  from: Date;
  to: Date;
  zones: readonly MeetingZone[];
  locale: Locale;
}

const horizon = 34;
const swing = 22;

/** Where the sun stands over a place, drawn; the words beside it say the same. */
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
              <SunPath part={partOfDay(from, timeZone)} />
            </span>
            <time dateTime={from.toISOString()} className="figures">
              <span className="block font-display text-xl font-semibold">
                {m.contact_booking_range({
                  from: clockTime(from, timeZone, locale),
                  to: clockTime(to, timeZone, locale),
                })}
              </span>{' '}
              <span className="block">{dayInWords(from, timeZone, locale)}</span>
            </time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
