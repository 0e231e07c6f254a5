import { useNavigate } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { ClientCards } from './client-cards.tsx';
import { clientLinkId } from './client-link.tsx';
import { ClientTable } from './client-table.tsx';
import type { useClients } from './use-clients.ts';
import { useClientsSearch } from './use-clients-search.ts';

export function ClientsResult({ query }: { query: ReturnType<typeof useClients> }) {
  const { search, isFiltered, clearFilters, turnPage } = useClientsSearch();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { selected, select } = useRowKeys({
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
      onTurn={(cursor) => void turnPage(cursor)}
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
