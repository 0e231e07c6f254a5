import { company } from '../../../shared/content/company.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { isAtWork } from './sun-clock.ts';

/** The clocks: what time it is at each desk, and whether it is at work. Empty until the page is awake. */
export function SunDesks({ now, locale }: { now: Date | null; locale: Locale }) {
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-3 border-t border-mist pt-5 sm:grid-cols-3">
      {company.desks.map((desk) => {
        const working = now !== null && isAtWork(desk, now);
        return (
          <div key={desk.city} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="text-sm text-muted">{desk.city}</dt>
            <dd className="flex min-h-8 items-baseline gap-3">
              {now && (
                <>
                  <time className="figures font-display text-xl font-semibold">
                    {new Intl.DateTimeFormat(locale, {
                      timeStyle: 'short',
                      timeZone: desk.timeZone,
                    }).format(now)}
                  </time>
                  <span className={cn('text-sm', working ? 'text-ink' : 'text-muted')}>
                    <span
                      aria-hidden="true"
                      className={cn(
                        'me-1.5 inline-block size-2 rounded-full border',
                        working ? 'border-sun bg-sun' : 'border-edge',
                      )}
                    />
                    {working ? m.site_sun_working() : m.site_sun_resting()}
                  </span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
