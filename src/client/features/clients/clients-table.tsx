import { Link } from '@tanstack/react-router';
import { type ClientSummary, clientSortSchema } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { ClientStatusBadge, NdaBadge, paymentLabels } from './client-labels.tsx';
import { useClientsSearch } from './use-clients.ts';

interface ClientLinkProps {
  client: Pick<ClientSummary, 'id' | 'companyName'>;
  onFocus: (id: string) => void;
}

export const clientLinkId = (id: string) => `client-${id}`;

export function ClientLink({ client: { id, companyName }, onFocus }: ClientLinkProps) {
  return (
    <Link
      id={clientLinkId(id)}
      to="/admin/clients/$id"
      params={{ id }}
      aria-label={m.clients_view_details_of({ name: companyName })}
      onFocus={() => onFocus(id)}
      className={buttonClass('secondary', 'sm')}
    >
      {m.clients_view_details()}
    </Link>
  );
}

const column = createServerColumnHelper<ClientSummary>();

const clientColumns = column.columns([
  column.accessor('companyName', {
    header: () => m.clients_company_name(),
    meta: { rowHeader: true },
    cell: ({ getValue, row }) => (
      <span className="block min-w-36 wrap-anywhere">
        <bdi>{getValue()}</bdi>
        <span className="figures block text-xs font-normal text-muted">
          {row.original.clientId}
        </span>
      </span>
    ),
  }),
  column.accessor('contactPerson', {
    header: () => m.clients_contact_person(),
    cell: ({ getValue, row }) => (
      <span className="block max-w-56">
        <bdi>{getValue()}</bdi>
        <span className="block truncate text-xs text-muted" title={row.original.contactEmail}>
          {row.original.contactEmail}
        </span>
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.clients_status(),
    enableSorting: false,
    cell: ({ getValue }) => <ClientStatusBadge status={getValue()} />,
  }),
  column.accessor('ndaSigned', {
    header: () => m.clients_nda(),
    enableSorting: false,
    cell: ({ getValue }) => <NdaBadge isSigned={getValue()} />,
  }),
  column.accessor('paymentMethod', {
    header: () => m.clients_payment_method(),
    enableSorting: false,
    cell: ({ getValue, row }) => (
      <>
        {paymentLabels[getValue()]()}, {row.original.preferredCurrency}
      </>
    ),
  }),
  column.accessor('createdAt', {
    header: () => m.clients_created(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDate time={getValue()} />,
  }),
]);

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
