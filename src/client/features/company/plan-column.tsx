import { Link } from '@tanstack/react-router';
import {
  type PlanId,
  planPrices,
  popularPlan,
  promotedPlans,
} from '../../../shared/content/plans.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { planNames } from '../../lib/plan-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PlanPrice } from './plan-price.tsx';
import { planTexts } from './plan-texts.ts';

/** One plan. The popular one stands forward as a night panel; its neighbours are plain columns. */
export function PlanColumn({ plan }: { plan: PlanId }) {
  const popular = plan === popularPlan;
  const name = planNames[plan]();
  const { text, features } = planTexts[plan];
  return (
    <article
      aria-labelledby={`plan-${plan}`}
      className={cn(
        'relative flex flex-col md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0',
        popular
          ? 'night overflow-clip rounded px-5 py-8 shadow max-sm:-mx-1 sm:px-8 lg:py-14'
          : 'border-t border-edge pt-6 lg:mt-8 lg:mb-14',
      )}
    >
      {popular && (
        <svg
          aria-hidden="true"
          viewBox="0 0 400 200"
          fill="none"
          className="absolute -end-36 -top-px w-72 md:max-xl:hidden"
        >
          <path d="M20 0A180 180 0 0 0 380 0" stroke="var(--mist)" strokeWidth="1.5" />
          <path d="M80 0A120 120 0 0 0 320 0" stroke="var(--sea)" strokeWidth="1.5" />
          <circle cx="140" cy="104" r="13" fill="var(--sun)" />
        </svg>
      )}
      <div className="relative flex flex-wrap items-center gap-2 max-lg:mb-4 max-lg:empty:hidden">
        {popular && <Badge tone="sea">{m.company_pricing_popular()}</Badge>}
        {promotedPlans.includes(plan) && <Badge tone="sun">{m.company_pricing_promo()}</Badge>}
      </div>
      <div className="relative lg:mt-4">
        <h3 id={`plan-${plan}`} className="text-2xl">
          {name}
        </h3>
        <p className="mt-2 max-w-[36ch] text-muted">{text()}</p>
      </div>
      <div className="relative mt-6 lg:self-end">
        <PlanPrice plan={plan} large={popular} />
      </div>
      <ul
        aria-label={m.company_pricing_includes({ plan: name })}
        className="mt-6 mb-8 md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1 md:max-lg:my-0"
      >
        {features.map((feature) => (
          <li key={feature()} className="border-t border-mist py-2.5 first:border-edge">
            {feature()}
          </li>
        ))}
      </ul>
      <Link
        to="/register"
        search={{ plan }}
        className={cn(
          buttonClass(popular ? 'primary' : 'secondary', 'lg'),
          'mt-auto w-full md:max-lg:mt-6',
        )}
      >
        {planPrices[plan] ? m.company_pricing_choose({ plan: name }) : m.company_pricing_ask()}
      </Link>
    </article>
  );
}
