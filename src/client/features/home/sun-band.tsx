import { useRouteContext } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { hourIn } from '../../lib/local-time.ts';
import { zoneDataAttributes } from '../../lib/time-zone.ts';

type Desk = (typeof company.desks)[number];

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

interface OfficeClocksProps {
  desks: readonly { city: string; timeZone: string; opens: number }[];
  today: Date;
}

/** The clocks: what time it is at each desk, and whether it is at work. Empty until the page is awake. */
function OfficeClocks({ desks, today }: OfficeClocksProps) {
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-3 border-t border-mist pt-5 sm:grid-cols-3">
      {desks.map(({ city, timeZone, opens }) => (
        <div key={city} className="flex items-baseline justify-between gap-3 sm:block">
          <dt className="text-sm text-muted">{city}</dt>
          <dd
            data-desk-opens={opens}
            data-desk-lasts={openHours}
            className="group/desk flex min-h-8 items-baseline gap-3"
          >
            <time
              {...zoneDataAttributes(timeZone, today)}
              className="figures font-display text-xl font-semibold"
            />
            <span className="invisible text-sm text-muted group-data-awake/sun:visible group-data-working/desk:text-ink">
              <span
                aria-hidden="true"
                className="me-1.5 inline-block size-2 rounded-full border border-edge group-data-working/desk:border-sun group-data-working/desk:bg-sun"
              />
              <span className="group-data-working/desk:hidden">{m.home_sun_resting()}</span>
              <span className="hidden group-data-working/desk:inline">{m.home_sun_working()}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Arc = { city: string; opens: number };

interface OfficeHoursChartProps {
  desks: readonly Arc[];
}

const hourMarks = [0, 6, 12, 18, 24];
/** One line a city, so that the arcs can be told apart without colour. */
const strokes = ['', '7 4', '1.5 4'];

const percent = (hour: number) => `${(hour / 24) * 100}%`;

/** The drawing alone; what it says stands in words below it. */
function OfficeHoursChart({ desks }: OfficeHoursChartProps) {
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
                data-desk-opens={opens}
                data-desk-lasts={openHours}
                fill="var(--sea)"
                // A desk at work stands out.
                className="[fill-opacity:0.09] data-working:[fill-opacity:0.26]"
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
        <div className="absolute inset-y-0 start-(--now) hidden animate-fade-in group-data-awake/sun:block">
          <span className="absolute top-7 -bottom-2 -start-px w-0.5 bg-sun" />
          {desks.map(({ city, opens }) => (
            <span
              key={city}
              data-desk-opens={opens}
              data-desk-lasts={openHours}
              className="absolute -start-[7px] bottom-[calc((100%-1.75rem)*var(--height))] hidden size-3.5 translate-y-1/2 rounded-full bg-sun data-working:block"
            />
          ))}
        </div>
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

/**
 * A day in Berlin with the hours of each desk: one is always open. Drawn for the day the page was made;
 * `hydrate-home.ts` adds what time it is.
 */
export function OfficeHoursSection() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { from, to } = company.deskHours;
  const today = new Date();
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const clock = (hour: number) => format.format(Date.UTC(2026, 0, 1, 0, hour * 60));
  // The full hours of the day in words of the language; a browser that has no format of its own yet need not make one.
  const hours = Array.from({ length: 24 }, (_, hour) => clock(hour));
  const desks = company.desks.map((desk) => ({ ...desk, opens: opensAt(desk, today) }));

  return (
    <section
      aria-labelledby="sun-title"
      data-sun
      data-hours={JSON.stringify(hours)}
      {...zoneDataAttributes(referenceDesk.timeZone, today)}
      className="group/sun night"
    >
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
          <OfficeHoursChart desks={desks} />
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
            <OfficeClocks desks={desks} today={today} />
            <p className="mt-4 text-sm text-muted">{m.home_sun_places()}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
