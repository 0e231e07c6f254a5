import { type IssuedSummary, issuedSortSchema } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { OpenInvoiceButton } from './open-invoice-button.tsx';
import { useInvoicesSearch } from './use-invoices-search.ts';

export interface InvoiceListProps {
  rows: IssuedSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

export function InvoiceTable({ rows, selected, onSelect, onOpen }: InvoiceListProps) {
  const { sort, order, sortBy } = useInvoicesSearch();
  const table = useServerTable({
    columns: invoiceColumns,
    rows,
    sorts: issuedSortSchema.options,
    sort,
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.invoices_title()}
      table={table}
      selected={selected}
      actions={(invoice) => (
        <OpenInvoiceButton invoice={invoice} onOpen={onOpen} onFocus={onSelect} />
      )}
    />
  );
}
