import { useRouteContext } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { hourIn } from '../../lib/local-time.ts';
import { getZoneTimeParts } from '../../lib/time-zone.ts';
import { useNow } from '../../lib/use-now.ts';

type Desk = (typeof company.desks)[number];

/** A desk with its opening hour on the strip. */
type OpenDesk = Desk & { opens: number };

const wrapHour = (hour: number) => ((hour % 24) + 24) % 24;

/** The desk whose day the strip shows. */
const referenceDesk = company.desks[1];

/** Opening time of a desk, in hours. */
const openHours = company.deskHours.to - company.deskHours.from;

/** Opening hour of a desk on the strip, on the day of a moment. */
function opensAt({ timeZone }: Desk, at: Date): number {
  const lead = hourIn(timeZone, at) - hourIn(referenceDesk.timeZone, at);
  return wrapHour(company.deskHours.from - Math.round(lead * 4) / 4);
}

/** Hour of the day in a zone, with the minutes as its part. */
function hourOfDay(timeZone: string, at: Date): number {
  const [time = ''] = getZoneTimeParts(timeZone, at);
  return Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
}

/** Position between opening and closing of a desk, from 0 to 1; from 1 on the desk is closed. */
const openHoursFraction = (opens: number, hour: number) => wrapHour(hour - opens) / openHours;

interface OfficeClocksProps {
  desks: readonly OpenDesk[];
  now: Date | null;
  /** Hour of the strip, where it is known. */
  hour: number | null;
  clock: (hour: number) => string;
}

/** The clocks: what time it is at each desk, and whether it is at work. Empty until hydration. */
function OfficeClocks({ desks, now, hour, clock }: OfficeClocksProps) {
  const isWorking = (opens: number) => hour !== null && openHoursFraction(opens, hour) < 1;
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-3 border-t border-mist pt-5 sm:grid-cols-3">
      {desks.map(({ city, timeZone, opens }) => (
        <div key={city} className="flex items-baseline justify-between gap-3 sm:block">
          <dt className="text-sm text-muted">{city}</dt>
          <dd
            data-working={isWorking(opens) || undefined}
            className="group/desk flex min-h-8 items-baseline gap-3"
          >
            <time className="figures font-display text-xl font-semibold">
              {now && clock(hourOfDay(timeZone, now))}
            </time>
            {now && (
              <span className="text-sm text-muted group-data-working/desk:text-ink">
                <span
                  aria-hidden="true"
                  className="me-1.5 inline-block size-2 rounded-full border border-edge group-data-working/desk:border-sun group-data-working/desk:bg-sun"
                />
                {isWorking(opens) ? m.home_sun_working() : m.home_sun_resting()}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OfficeHoursChartProps {
  desks: readonly OpenDesk[];
  /** Hour of the strip, where it is known. */
  hour: number | null;
}

const hourMarks = [0, 6, 12, 18, 24];
/** Height of the sun over a desk, at a part of its day from 0 to 1; the arc is half a circle. */
const arcHeight = (part: number) => Math.sqrt(1 - (2 * part - 1) ** 2);

/** One line a city, so that the arcs can be told apart without colour. */
const strokes = ['', '7 4', '1.5 4'];

const percent = (hour: number) => `${(hour / 24) * 100}%`;

/** The drawing alone; what it says stands in words below it. */
function OfficeHoursChart({ desks, hour }: OfficeHoursChartProps) {
  const partOf = (opens: number) => (hour === null ? 1 : openHoursFraction(opens, hour));
  return (
    <div aria-hidden="true" className="select-none">
      <div className="relative h-32 sm:h-44 lg:h-56">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 1"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-x-0 top-7 bottom-0 h-[calc(100%-1.75rem)] w-full overflow-x-clip"
        >
          {desks.flatMap(({ city, opens }, index) =>
            // The day goes on where the strip begins again.
            [opens, opens - 24].map((start) => (
              <path
                key={`${city}${start}`}
                d={`M${start} 1A${openHours / 2} 1 0 0 1 ${start + openHours} 1Z`}
                data-working={partOf(opens) < 1 || undefined}
                fill="var(--sea)"
                // A desk at work stands out.
                fillOpacity={partOf(opens) < 1 ? 0.26 : 0.09}
                stroke="var(--sea)"
                strokeWidth="1.75"
                strokeDasharray={strokes[index]}
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            )),
          )}
          <path
            d="M0 1H24"
            stroke="var(--edge)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {desks.map(({ city, opens }) => (
          <span
            key={city}
            style={{ left: percent((opens + openHours / 2) % 24) }}
            className="absolute top-0 -translate-x-1/2 text-sm font-medium whitespace-nowrap"
          >
            {city}
          </span>
        ))}
        {hour !== null && (
          <div
            style={{ insetInlineStart: percent(hour) }}
            className="absolute inset-y-0 animate-fade-in"
          >
            <span className="absolute top-7 -bottom-2 -start-px w-0.5 bg-sun" />
            {desks
              .filter(({ opens }) => partOf(opens) < 1)
              .map(({ city, opens }) => (
                <span
                  key={city}
                  style={{ bottom: `calc((100% - 1.75rem) * ${arcHeight(partOf(opens))})` }}
                  className="absolute -start-[7px] size-3.5 translate-y-1/2 rounded-full bg-sun"
                />
              ))}
          </div>
        )}
      </div>
      <div className="figures relative mt-3 h-5 text-xs text-muted">
        {hourMarks.map((mark) => (
          <span
            key={mark}
            style={{ left: percent(mark) }}
            className={cn(
              'absolute whitespace-nowrap',
              mark === 6 && 'max-sm:hidden',
              mark === 24 && '-translate-x-full',
              mark > 0 && mark < 24 && '-translate-x-1/2',
            )}
          >
            {mark === 0 ? m.home_sun_scale() : `${mark}:00`}
          </span>
        ))}
      </div>
    </div>
  );
}

interface OfficeHoursSectionProps {
  /** The day whose hours are drawn: the same on the server and in a browser, whatever its clock says. */
  today: Date;
}

/** A day in Berlin with the hours of each desk: one is always open. What time it is now is added after hydration. */
export function OfficeHoursSection({ today }: OfficeHoursSectionProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { from, to } = company.deskHours;
  const now = useNow(60_000);
  const hour = now && hourOfDay(referenceDesk.timeZone, now);
  const format = getDateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const clock = (at: number) => format.format(Date.UTC(2026, 0, 1, 0, Math.round(at * 60)));
  const desks = company.desks.map((desk) => ({ ...desk, opens: opensAt(desk, today) }));

  return (
    <section aria-labelledby="sun-title" className="night">
      <div className="mx-auto max-w-[90rem] px-4 pt-10 pb-10 sm:px-6 lg:px-10 lg:pt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="sun-title" className="text-2xl">
            {m.home_sun_title()}
          </h2>
          <p className="text-sm text-muted">
            {m.home_sun_hours({ from: clock(from), to: clock(to) })}
          </p>
        </div>
        <figure className="mt-8">
          <OfficeHoursChart desks={desks} hour={hour} />
          <figcaption>
            <p className="sr-only">
              {m.home_sun_description()}{' '}
              {desks
                .map(({ city, opens }) =>
                  m.home_sun_desk({
                    city,
                    from: clock(opens),
                    to: clock((opens + openHours) % 24),
                  }),
                )
                .join(' ')}
            </p>
            <OfficeClocks desks={desks} now={now} hour={hour} clock={clock} />
            <p className="mt-4 text-sm text-muted">{m.home_sun_places()}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
