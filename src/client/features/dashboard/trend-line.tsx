import { TrendingDown, TrendingUp } from 'lucide-react';
import type { Trend } from '../../../shared/contracts/admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Sparkline } from './sparkline.tsx';

/** How a number has moved over 30 days: in words, with the shape of the days. */
export function TrendLine({ trend: { days, last, before } }: { trend: Trend }) {
  const Arrow = last > before ? TrendingUp : TrendingDown;
  return (
    <div className="grid gap-2">
      <p className="flex items-start gap-1.5 text-sm text-muted">
        {last !== before && (
          <>
            <Arrow aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
            <span className="sr-only">
              {last > before ? m.portal_trend_up() : m.portal_trend_down()}
            </span>
          </>
        )}
        <span className="figures">
          {m.portal_trend({
            count: m.ui_number({ value: last }),
            before: m.ui_number({ value: before }),
          })}
        </span>
      </p>
      <Sparkline values={days} className="h-7 w-full max-w-48" />
    </div>
  );
}
