import { type ClientSummary, clientSortSchema } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { clientColumns } from './client-columns.tsx';
import { ClientLink } from './client-link.tsx';
import { useClientsSearch } from './use-clients-search.ts';

export interface ClientListProps {
  rows: ClientSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

export function ClientTable({ rows, selected, onSelect }: ClientListProps) {
  const { sort, order, sortBy } = useClientsSearch();
  const table = useServerTable({
    columns: clientColumns,
    rows,
    sorts: clientSortSchema.options,
    sort,
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.clients_title()}
      table={table}
      selected={selected}
      actions={(client) => <ClientLink client={client} onFocus={onSelect} />}
    />
  );
}
