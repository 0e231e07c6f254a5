import { m } from '../../../shared/i18n/paraglide/messages.js';
import { CalendarDay } from '../../ui/calendar-day.tsx';
import { InvoiceStateBadge } from '../../ui/invoice-state-badge.tsx';
import { Money } from '../../ui/money.tsx';
import type { InvoiceListProps } from './invoice-table.tsx';
import { OpenInvoiceButton } from './open-invoice-button.tsx';

/** The rows for a narrow screen. */
export function InvoiceCards({ rows, selected, onSelect, onOpen }: InvoiceListProps) {
  return (
    <ul aria-label={m.invoices_title()} className="m-0 grid list-none p-0">
      {rows.map((invoice) => (
        <li
          key={invoice.id}
          data-selected={invoice.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <p className="figures text-base font-medium">{invoice.number}</p>
            <InvoiceStateBadge state={invoice.state} />
          </div>
          <p className="text-muted">
            {m.invoices_due_on()} <CalendarDay day={invoice.dueOn} />
          </p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-base font-medium">
              <Money cents={invoice.totalCents} currency={invoice.currency} />
            </span>
            <OpenInvoiceButton invoice={invoice} onOpen={onOpen} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}
