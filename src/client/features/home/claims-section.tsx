import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

/** Uneven on purpose: the first claim has the most to say. */
const columns = ['md:col-span-5', 'md:col-span-3', 'md:col-span-4'];

export function KeyFiguresSection() {
  const { clients, satisfaction, support } = company.keyFigures;
  const claims = [
    { figure: clients, label: m.home_claim_clients(), text: m.home_claim_clients_text() },
    {
      figure: m.ui_percent({ value: satisfaction }),
      label: m.home_claim_satisfaction(),
      text: m.home_claim_satisfaction_text(),
    },
    { figure: support, label: m.home_claim_support(), text: m.home_claim_support_text() },
  ];
  return (
    <section
      aria-label={m.home_claims()}
      className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-24 lg:px-10"
    >
      <ul className="grid gap-y-10 md:grid-cols-12 md:gap-x-10">
        {claims.map(({ figure, label, text }, index) => (
          <li key={label} className={cn('border-t border-edge pt-4', columns[index])}>
            <p>
              <span className="figures block font-display text-4xl font-semibold tracking-tight">
                {figure}
              </span>
              <span className="mt-2 block font-medium">{label}</span>
            </p>
            <p className="mt-1 max-w-[40ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
