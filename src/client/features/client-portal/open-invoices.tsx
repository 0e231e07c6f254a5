import { Link } from '@tanstack/react-router';
import type { OpenSum } from '../../../shared/contracts/client-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useAmounts } from '../../lib/use-amounts.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { textLink } from '../../ui/text-link.ts';

/** What there is to pay, each currency by itself. */
export function OpenInvoices({ sums }: { sums: readonly OpenSum[] }) {
  const { money } = useAmounts();
  return (
    <section className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{m.client_portal_invoices_open()}</h2>
        <Link to="/client/invoices" className={`${textLink} text-sm`}>
          {m.client_portal_invoices_all()}
        </Link>
      </div>
      {sums.length === 0 ? (
        <p className="text-muted">{m.client_portal_invoices_none()}</p>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          {sums.map(({ currency, count, totalCents, overdue }) => (
            <StatCard
              key={currency}
              label={m.client_portal_invoices_count({ count })}
              value={<span className="figures">{money(totalCents, currency)}</span>}
            >
              {overdue > 0 && (
                <Link to="/client/invoices" search={{ state: 'overdue' }} className={textLink}>
                  {m.client_portal_invoices_overdue({ count: overdue })}
                </Link>
              )}
            </StatCard>
          ))}
        </div>
      )}
    </section>
  );
}
