import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { RegistrationCards } from './registration-cards.tsx';
import { registrationLinkId } from './registration-link.tsx';
import { RegistrationTable } from './registration-table.tsx';
import { TabToolbar } from './tab-toolbar.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

export function RegistrationsTab() {
  const { search, order, filter, clearFilters, turnPage } = useInboxSearch();
  const { state = 'waiting', after, before } = search;
  const query = trpc.admin.inbox.listRegistrations.useQuery(
    { search: search.search, state, order, after, before },
    { placeholderData: keepPreviousData },
  );
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { selected, select } = useRowKeys({
    ids: query.data?.rows.map(({ id }) => id) ?? [],
    elementId: registrationLinkId,
    onOpen: (id) => void navigate({ to: '/admin/clients/$id', params: { id } }),
  });
  const counts = query.data?.stateCounts;
  const List = isWide ? RegistrationTable : RegistrationCards;
  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_registrations_search()}
        placeholder={m.inbox_registrations_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_registrations_filter()}
          value={state}
          onValueChange={(value) => filter({ state: value === 'waiting' ? undefined : value })}
          items={[
            {
              value: 'waiting',
              label: m.inbox_registrations_waiting(),
              count: counts?.waiting,
            },
            {
              value: 'handled',
              label: m.inbox_registrations_handled(),
              count: counts?.handled,
            },
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_registrations_error()}
        summary={(count) => m.inbox_registrations_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          search.search ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_registrations_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState
              title={
                state === 'waiting'
                  ? m.inbox_registrations_none()
                  : m.inbox_registrations_none_handled()
              }
            >
              {m.inbox_registrations_none_text()}
            </EmptyState>
          )
        }
      >
        {(rows) => <List rows={rows} selected={selected} onSelect={select} />}
      </PagedList>
    </div>
  );
}
