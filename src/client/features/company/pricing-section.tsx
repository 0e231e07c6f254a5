import { planIds } from '../../../shared/content/plans.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PlanColumn } from './plan-column.tsx';

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
