import { useRouteContext } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { zoneData } from '../../lib/zone-span.ts';
import { opensAt, scale, span } from './sun-clock.ts';
import { SunDesks } from './sun-desks.tsx';
import { SunStrip } from './sun-strip.tsx';

/**
 * A day in Berlin, and whose desk is open when: somebody always is. Drawn for the day the page was made;
 * `wake-sun.ts` adds what time it is.
 */
export function SunBand() {
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
      {...zoneData(scale.timeZone, today)}
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
          <SunStrip desks={desks} />
          <figcaption>
            <p className="sr-only">
              {m.home_sun_description()}{' '}
              {desks
                .map(({ city, opens }) =>
                  m.home_sun_desk({ city, from: clock(opens), to: clock((opens + span) % 24) }),
                )
                .join(' ')}
            </p>
            <SunDesks desks={desks} today={today} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
