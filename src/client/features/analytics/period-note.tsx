import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDayFormat } from './use-day-format.ts';

/** What the period applies to, and by which clock its days are counted. */
export function PeriodNote({ data: { from, to } }: { data: Pick<Analytics, 'from' | 'to'> }) {
  const { day } = useDayFormat();
  return (
    <p className="max-w-[80ch] text-sm text-muted">
      {m.analytics_applies({ from: day(from), to: day(to) })} {m.ui_days_berlin()}
    </p>
  );
}
