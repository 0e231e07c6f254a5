import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import {
  type ClientSummary,
  clientSortSchema,
  clientSourceSchema,
} from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { pageOptions, useAddressDialog, useListSearch } from '../../lib/list-search.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { createServerColumnHelper, type RowElementProps } from '../../ui/data-table.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { dateCell } from '../../ui/formatted-text.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { AddButton, PortalPage } from '../../ui/portal-page.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { ClientDialog } from './client-dialog.tsx';
import {
  ClientStatusBadge,
  ContactLinks,
  NdaBadge,
  paymentLabels,
  sourceLabels,
  statusLabels,
  WebLink,
} from './client-labels.tsx';

const route = getRouteApi('/portal/admin/clients');

/** The list's state, which lives in the address, and the ways to change it. */
const useClientsSearch = () =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: clientSortSchema.options,
    sort: 'createdAt',
    order: (sort) => (sort === 'createdAt' ? 'desc' : 'asc'),
    filters: { status: undefined, nda: undefined, source: undefined },
  });

const clientLinkId = (id: string) => `client-${id}`;

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
    cell: ({ getValue }) => <ClientStatusBadge status={getValue()} />,
  }),
  column.accessor('ndaSigned', {
    header: () => m.clients_nda(),
    cell: ({ getValue }) => <NdaBadge isSigned={getValue()} />,
  }),
  column.accessor('paymentMethod', {
    header: () => m.clients_payment_method(),
    cell: ({ getValue, row }) => (
      <>
        {paymentLabels[getValue()]()}, {row.original.preferredCurrency}
      </>
    ),
  }),
  column.accessor('createdAt', { header: m.clients_created, cell: dateCell }),
]);

function ClientItem({ isSelected, onFocus, children }: RowElementProps) {
  return (
    <li onFocus={onFocus} className="grid min-w-0">
      <Card
        data-selected={isSelected || undefined}
        className="flex flex-col gap-4 data-selected:border-sea"
      >
        {children}
      </Card>
    </li>
  );
}

function ClientCard({ client }: { client: ClientSummary }) {
  const { companyName, clientId, industry, contactPerson, contactTitle, website, notes } = client;
  return (
    <>
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <bdi>{companyName}</bdi>
          </h2>
          <ClientStatusBadge status={client.status} />
        </div>
        <p className="figures mt-1 text-sm text-muted">
          {[clientId, industry].filter(Boolean).join(', ')}
        </p>
      </div>
      <dl className="m-0">
        <DetailItem label={m.clients_contact_person()}>
          <bdi>{contactPerson}</bdi>
          {contactTitle && <span className="text-muted">, {contactTitle}</span>}
          <br />
          <ContactLinks {...client} />
        </DetailItem>
        {website && (
          <DetailItem label={m.clients_website()}>
            <WebLink url={website} />
          </DetailItem>
        )}
        <DetailItem label={m.clients_nda()}>
          <NdaBadge isSigned={client.ndaSigned} />
        </DetailItem>
        <DetailItem label={m.clients_payment_method()}>
          {paymentLabels[client.paymentMethod]()}, {client.preferredCurrency}
        </DetailItem>
        {notes && (
          <DetailItem label={m.clients_notes()}>
            <span dir="auto" className="line-clamp-3 whitespace-pre-line">
              {notes}
            </span>
          </DetailItem>
        )}
      </dl>
    </>
  );
}

const ndaLabels = { signed: m.clients_nda_signed, pending: m.clients_nda_pending };

interface ClientsToolbarProps {
  list: ReturnType<typeof useClientsSearch>;
  counts: Record<'active' | 'inactive', number> | undefined;
}

function ClientsToolbar({ list, counts }: ClientsToolbarProps) {
  const { search, filter, put } = list;
  const isWide = useMediaQuery('(min-width: 64rem)');
  return (
    <ListToolbar
      list={list}
      label={m.clients_search()}
      placeholder={m.clients_search_placeholder()}
      className="w-full sm:w-96"
    >
      <StateFilter
        label={m.clients_filter_status()}
        values={['active', 'inactive']}
        labels={statusLabels}
        counts={counts}
        value={search.status}
        onValueChange={(status) => filter({ status })}
      />
      <div className="flex w-full min-w-0 flex-wrap items-center gap-3">
        <FilterSelect
          label={m.clients_filter_nda()}
          anyLabel={m.clients_nda_any()}
          values={['signed', 'pending']}
          nameOf={(nda) => ndaLabels[nda]()}
          value={search.nda}
          onValueChange={(nda) => filter({ nda })}
        />
        <FilterSelect
          label={m.clients_filter_source()}
          anyLabel={m.clients_source_any()}
          values={clientSourceSchema.options}
          nameOf={(source) => sourceLabels[source]()}
          value={search.source}
          onValueChange={(source) => filter({ source })}
          className="w-full sm:w-64"
        />
        {isWide && (
          <FilterGroup
            label={m.clients_view()}
            value={search.view ?? 'cards'}
            onValueChange={(value) =>
              put({ view: value === 'table' ? value : undefined }, { replace: true })
            }
            items={[
              { value: 'cards', label: m.clients_view_cards() },
              { value: 'table', label: m.clients_view_table() },
            ]}
            className="ms-auto"
          />
        )}
      </div>
    </ListToolbar>
  );
}

/** The page of clients that the address describes, with its filters. */
function ClientsList({ list }: { list: ReturnType<typeof useClientsSearch> }) {
  const { search, page } = list;
  const { nda, status, source } = search;
  const query = trpc.admin.clients.list.useQuery(
    { ...page, status, source, ndaSigned: nda && nda === 'signed' },
    pageOptions,
  );
  const navigate = useNavigate();
  return (
    <>
      <ClientsToolbar list={list} counts={query.data?.statusCounts} />
      <RecordList
        label={m.clients_title()}
        list={list}
        query={query}
        columns={clientColumns}
        asCards={search.view !== 'table'}
        cardsClass="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] gap-4 p-0"
        CardItem={ClientItem}
        card={(client, actions) => (
          <>
            <ClientCard client={client} />
            <div className="mt-auto">{actions}</div>
          </>
        )}
        actions={({ id, companyName }) => (
          <Link
            id={clientLinkId(id)}
            to="/admin/clients/$id"
            params={{ id }}
            aria-label={m.clients_view_details_of({ name: companyName })}
            className={buttonClass('secondary', 'sm')}
          >
            {m.clients_view_details()}
          </Link>
        )}
        elementId={clientLinkId}
        onOpen={(id) => void navigate({ to: '/admin/clients/$id', params: { id } })}
        summary={(count) => m.clients_total({ count })}
        nothing={m.clients_nothing_text()}
        empty={{ title: m.clients_none(), text: m.clients_none_text() }}
        hint={m.clients_keys_hint()}
      />
    </>
  );
}

const addButtonId = 'add-client';

export function ClientsPage() {
  const list = useClientsSearch();
  const { open, dialog } = useAddressDialog(list, {
    closed: { add: undefined },
    opener: addButtonId,
  });

  return (
    <PortalPage
      title={m.clients_title()}
      actions={
        <AddButton id={addButtonId} onClick={() => open({ add: true })}>
          {m.clients_add()}
        </AddButton>
      }
    >
      <ClientsList list={list} />
      <ClientDialog isOpen={list.search.add === true} {...dialog} />
    </PortalPage>
  );
}
