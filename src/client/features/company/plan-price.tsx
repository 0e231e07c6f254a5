import { type PlanId, planPrices } from '../../../shared/content/plans.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

/** What an hour of one agent costs, and what it used to cost; in words where the price is agreed. */
export function PlanPrice({ plan, large }: { plan: PlanId; large: boolean }) {
  const price = planPrices[plan];
  const figureClass = cn(
    'figures font-display font-semibold tracking-tight',
    large ? 'text-4xl' : 'text-3xl',
  );
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {price ? (
          <>
            <span className={figureClass}>{m.company_money({ value: price.price })}</span>{' '}
            <span className="sr-only">{m.company_pricing_instead_of()}</span>{' '}
            <s className="figures text-lg text-muted">
              {m.company_money({ value: price.oldPrice })}
            </s>
          </>
        ) : (
          <span className={figureClass}>{m.company_pricing_custom()}</span>
        )}
      </p>
      <p className="mt-1 text-sm text-muted">
        {price ? m.company_pricing_per() : m.company_pricing_custom_note()}
      </p>
    </div>
  );
}
