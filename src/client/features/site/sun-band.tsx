import { useRouteContext } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { opensAt } from './sun-clock.ts';
import { SunDesks } from './sun-desks.tsx';
import { SunStrip } from './sun-strip.tsx';
import { useMinute } from './use-minute.ts';

/** A day in Berlin, and whose desk is open when: somebody always is. */
export function SunBand() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const now = useMinute();
  const { from, to } = company.deskHours;
  const clock = (hour: number) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2026, 0, 1, 0, hour * 60),
    );
  const desks = company.desks.map((desk) => ({ ...desk, opens: opensAt(desk, now) }));

  return (
    <section aria-labelledby="sun-title" className="night">
      <div className="mx-auto max-w-[90rem] px-4 pt-10 pb-10 sm:px-6 lg:px-10 lg:pt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="sun-title" className="text-2xl">
            {m.site_sun_title()}
          </h2>
          <p className="text-sm text-muted">
            {m.site_sun_hours({ from: clock(from), to: clock(to) })}
          </p>
        </div>
        <figure className="mt-8">
          <SunStrip desks={desks} now={now} />
          <figcaption>
            <p className="sr-only">
              {m.site_sun_description()}{' '}
              {desks
                .map(({ city, opens }) =>
                  m.site_sun_desk({
                    city,
                    from: clock(opens),
                    to: clock((opens + to - from) % 24),
                  }),
                )
                .join(' ')}
            </p>
            <SunDesks now={now} locale={locale} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
