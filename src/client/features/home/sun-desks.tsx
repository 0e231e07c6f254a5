import { m } from '../../../shared/i18n/paraglide/messages.js';
import { zoneData } from '../../lib/zone-span.ts';
import { span } from './sun-clock.ts';

interface SunDesksProps {
  desks: readonly { city: string; timeZone: string; opens: number }[];
  today: Date;
}

/** The clocks: what time it is at each desk, and whether it is at work. Empty until the page is awake. */
export function SunDesks({ desks, today }: SunDesksProps) {
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-3 border-t border-mist pt-5 sm:grid-cols-3">
      {desks.map(({ city, timeZone, opens }) => (
        <div key={city} className="flex items-baseline justify-between gap-3 sm:block">
          <dt className="text-sm text-muted">{city}</dt>
          <dd
            data-desk-opens={opens}
            data-desk-lasts={span}
            className="group/desk flex min-h-8 items-baseline gap-3"
          >
            <time
              {...zoneData(timeZone, today)}
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
