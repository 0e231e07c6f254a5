import { company } from '../../../../shared/content/company.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** One big reason and two beside it. */
export function Benefits() {
  return (
    <section
      aria-labelledby="careers-benefits"
      className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 sm:py-24 lg:px-10"
    >
      <h2 id="careers-benefits" className="max-w-[18ch] text-3xl">
        {m.careers_benefits_title()}
      </h2>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <article className="grid gap-4 bg-surface px-5 py-8 sm:grid-cols-[auto_1fr] sm:items-end sm:gap-8 sm:px-8 lg:col-span-7 lg:py-12">
          <p
            aria-hidden="true"
            className="figures font-display text-[clamp(5.5rem,14vw,11rem)] leading-[0.8] font-bold tracking-tighter text-sea"
          >
            {company.offices}
          </p>
          <div className="grid gap-2">
            <h3 className="text-2xl">{m.careers_benefit_presence_title()}</h3>
            <p className="max-w-[44ch] text-muted">
              {m.careers_benefit_presence_text({ count: company.offices })}
            </p>
          </div>
        </article>
        <div className="grid content-between gap-8 lg:col-span-5">
          <article className="grid gap-2 border-t border-edge pt-5">
            <h3 className="text-xl">{m.careers_benefit_growth_title()}</h3>
            <p className="max-w-[52ch] text-muted">{m.careers_benefit_growth_text()}</p>
          </article>
          <article className="grid gap-2 border-t border-edge pt-5">
            <h3 className="text-xl">{m.careers_benefit_pay_title()}</h3>
            <p className="max-w-[52ch] text-muted">{m.careers_benefit_pay_text()}</p>
          </article>
        </div>
      </div>
    </section>
  );
}
