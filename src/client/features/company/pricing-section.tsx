import { Link } from '@tanstack/react-router';
import {
  type PlanId,
  planIds,
  planPrices,
  popularPlan,
  promotedPlans,
} from '../../../shared/content/offer.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Price of an agent's hour, and the former one; in words where the price is agreed. */
function PlanPrice({ plan, large }: { plan: PlanId; large: boolean }) {
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

type PlanTexts = { text: () => string; features: readonly (() => string)[] };

/** Texts of each plan; the first five lines of every list answer the same five questions. */
const planTexts: Record<PlanId, PlanTexts> = {
  starter: {
    text: m.company_plan_starter_text,
    features: [
      m.company_plan_starter_team,
      m.company_plan_starter_support,
      m.company_plan_starter_analytics,
      m.company_plan_starter_hours,
      m.company_plan_starter_sla,
    ],
  },
  professional: {
    text: m.company_plan_professional_text,
    features: [
      m.company_plan_professional_team,
      m.company_plan_professional_support,
      m.company_plan_professional_analytics,
      m.company_plan_professional_hours,
      m.company_plan_professional_sla,
      m.company_plan_professional_manager,
    ],
  },
  enterprise: {
    text: m.company_plan_enterprise_text,
    features: [
      m.company_plan_enterprise_team,
      m.company_plan_enterprise_support,
      m.company_plan_enterprise_analytics,
      m.company_plan_enterprise_hours,
      m.company_plan_enterprise_sla,
      m.company_plan_enterprise_reporting,
      m.company_plan_enterprise_visits,
    ],
  },
};

/** One plan. The popular one stands forward as a night panel; its neighbours are plain columns. */
function PlanColumn({ plan }: { plan: PlanId }) {
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

export function PricingSection() {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-24 lg:px-10"
    >
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="pricing-title" className="max-w-[16ch] text-4xl lg:col-span-7">
          {m.company_pricing_title()}
        </h2>
        <p className="max-w-[52ch] text-lg text-muted lg:col-span-5">{m.company_pricing_text()}</p>
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-12 md:mt-14 lg:grid-cols-[1fr_1.3fr_1fr] lg:gap-y-0 xl:gap-x-12">
        {planIds.map((plan) => (
          <PlanColumn key={plan} plan={plan} />
        ))}
      </div>
    </section>
  );
}
