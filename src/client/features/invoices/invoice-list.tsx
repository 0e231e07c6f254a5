import type { InvoiceSummary } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { CalendarDay } from '../../ui/calendar-day.tsx';
import { InvoiceStateBadge } from '../../ui/invoice-state-badge.tsx';
import { Money } from '../../ui/money.tsx';

interface InvoiceListProps {
  rows: readonly InvoiceSummary[];
  onOpen: (id: string) => void;
}

/** The invoices of one client, the newest first. */
export function InvoiceList({ rows, onOpen }: InvoiceListProps) {
  return (
    <ul aria-label={m.invoices_title()} className="m-0 list-none p-0">
      {rows.map(({ id, number, state, issuedOn, dueOn, totalCents, currency }) => (
        <li
          key={id}
          className="grid items-center gap-x-6 gap-y-2 border-b border-mist py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="figures text-base font-medium">
                {number ?? m.invoices_draft_title()}
              </span>
              {state !== 'draft' && <InvoiceStateBadge state={state} />}
            </p>
            <p className="mt-0.5 flex flex-wrap gap-x-4 text-muted">
              {issuedOn && (
                <span>
                  {m.invoices_issued_on()} <CalendarDay day={issuedOn} />
                </span>
              )}
              {dueOn && (
                <span>
                  {m.invoices_due_on()} <CalendarDay day={dueOn} />
                </span>
              )}
            </p>
          </div>
          <span className="text-base font-medium sm:text-end">
            <Money cents={totalCents} currency={currency} />
          </span>
          <Button
            variant="secondary"
            size="sm"
            aria-label={number === null ? m.invoices_open_draft() : m.invoices_open_of({ number })}
            onClick={() => onOpen(id)}
            className="justify-self-start"
          >
            {m.invoices_open()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
