import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ClientSummary, clientSortSchema } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';
import { ClientDialog } from './client-dialog.tsx';
import {
  ClientStatusBadge,
  ContactLinks,
  NdaBadge,
  paymentLabels,
  sortLabels,
  WebLink,
} from './client-labels.tsx';
import { ClientLink, type ClientListProps, ClientTable, clientLinkId } from './clients-table.tsx';
import { ClientsToolbar } from './clients-toolbar.tsx';
import { useClientsSearch } from './use-clients.ts';

interface ClientCardProps {
  client: ClientSummary;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

function ClientCard({ client, isSelected, onSelect }: ClientCardProps) {
  const { companyName, clientId, industry, contactPerson, contactTitle, website, notes } = client;
  return (
    <li className="grid min-w-0">
      <Card
        data-selected={isSelected || undefined}
        className="flex flex-col gap-4 data-selected:border-sea"
      >
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
        <div className="mt-auto">
          <ClientLink client={client} onFocus={onSelect} />
        </div>
      </Card>
    </li>
  );
}

/** The clients as cards, with the sorting that the table has in its heads. */
function ClientCards({ rows, selected, onSelect }: ClientListProps) {
  const { sort, order, sortBy } = useClientsSearch();
  return (
    <div className="grid gap-4">
      <SortFields
        sorts={clientSortSchema.options}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul
        aria-label={m.clients_title()}
        className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] gap-4 p-0"
      >
        {rows.map((client) => (
          <ClientCard
            key={client.id}
            client={client}
            isSelected={client.id === selected}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </div>
  );
}

/** The page of clients that the address describes; the rows before stay while the next ones load. */
function useClients() {
  const { search, sort, order } = useClientsSearch();
  const { nda, status, source, after, before } = search;
  return trpc.admin.clients.list.useQuery(
    {
      search: search.search,
      status,
      source,
      ndaSigned: nda && nda === 'signed',
      sort,
      order,
      after,
      before,
    },
    { placeholderData: keepPreviousData },
  );
}

function ClientsResult({ query }: { query: ReturnType<typeof useClients> }) {
  const { search, isFiltered, clearFilters, turnPage } = useClientsSearch();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { selected, select } = useRowShortcuts({
    ids: query.data?.rows.map(({ id }) => id) ?? [],
    elementId: clientLinkId,
    onOpen: (id) => void navigate({ to: '/admin/clients/$id', params: { id } }),
  });
  const List = isWide && search.view === 'table' ? ClientTable : ClientCards;
  return (
    <PagedList
      query={query}
      errorTitle={m.clients_error()}
      summary={(count) => m.clients_total({ count })}
      onPageChange={(cursor) => void turnPage(cursor)}
      hint={isWide ? m.clients_keys_hint() : undefined}
      empty={
        isFiltered ? (
          <NothingFound onClear={() => void clearFilters()}>
            {m.clients_nothing_text()}
          </NothingFound>
        ) : (
          <EmptyState title={m.clients_none()}>{m.clients_none_text()}</EmptyState>
        )
      }
    >
      {(rows) => <List rows={rows} selected={selected} onSelect={select} />}
    </PagedList>
  );
}

const addButtonId = 'add-client';

export function ClientsPage() {
  const query = useClients();
  const { search, add } = useClientsSearch();
  const history = useDialogHistory(() => void add(undefined, { replace: true }));

  function open() {
    history.noteOpened();
    void add(true);
  }

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.clients_title()}</h1>
        <Button id={addButtonId} onClick={open}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.clients_add()}
        </Button>
      </div>
      <ClientsToolbar counts={query.data?.statusCounts} />
      <ClientsResult query={query} />
      <ClientDialog
        isOpen={search.add === true}
        onClose={history.close}
        returnFocus={() => document.getElementById(addButtonId)}
      />
    </main>
  );
}
