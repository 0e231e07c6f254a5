import type { IssuedSummary } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { CalendarDay } from '../../ui/calendar-day.tsx';
import { InvoiceStateBadge } from '../../ui/invoice-state-badge.tsx';
import { Money } from '../../ui/money.tsx';
import { serverColumns } from '../../ui/server-table.ts';

const column = serverColumns<IssuedSummary>();

export const invoiceColumns = column.columns([
  column.accessor('number', {
    header: () => m.invoices_number(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => <span className="figures whitespace-nowrap">{getValue()}</span>,
  }),
  column.accessor('state', {
    header: () => m.invoices_state(),
    enableSorting: false,
    cell: ({ getValue }) => <InvoiceStateBadge state={getValue()} />,
  }),
  column.accessor('issuedOn', {
    header: () => m.invoices_issued_on(),
    sortDescFirst: true,
    cell: ({ getValue }) => <CalendarDay day={getValue()} />,
  }),
  column.accessor('dueOn', {
    header: () => m.invoices_due_on(),
    sortDescFirst: true,
    cell: ({ getValue }) => <CalendarDay day={getValue()} />,
  }),
  column.accessor('totalCents', {
    header: () => m.invoices_total(),
    meta: { numeric: true },
    sortDescFirst: true,
    cell: ({ getValue, row }) => <Money cents={getValue()} currency={row.original.currency} />,
  }),
]);
