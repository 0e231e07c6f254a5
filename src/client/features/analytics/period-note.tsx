import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { offsetOf } from '../../lib/zone-time.ts';
import { useDayFormat } from './use-day-format.ts';

const berlin = 'Europe/Berlin';

/** What the period applies to, and by which clock its days are counted. */
export function PeriodNote({ data: { from, to } }: { data: Pick<Analytics, 'from' | 'to'> }) {
  const { day } = useDayFormat();
  const now = new Date();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className="max-w-[80ch] text-sm text-muted">
      {m.analytics_applies({ from: day(from), to: day(to) })}{' '}
      {offsetOf(here, now) === offsetOf(berlin, now)
        ? m.analytics_zone()
        : m.analytics_zone_other()}
    </p>
  );
}
