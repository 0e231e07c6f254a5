import { keepPreviousData } from '@tanstack/react-query';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { BookingCards } from './booking-cards.tsx';
import { type BookingListProps, BookingTable } from './booking-table.tsx';
import { TabToolbar } from './tab-toolbar.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

/** The meetings below each other: those to come, or those gone by. */
export function BookingList({ onOpen }: Pick<BookingListProps, 'onOpen'>) {
  const { search, filter, clearFilters, turnPage } = useInboxSearch();
  const { period = 'upcoming', after, before } = search;
  const query = trpc.admin.inbox.listBookings.useQuery(
    { search: search.search, period, after, before },
    { placeholderData: keepPreviousData },
  );
  const isWide = useMediaQuery('(min-width: 64rem)');
  const List = isWide ? BookingTable : BookingCards;
  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_bookings_search()}
        placeholder={m.inbox_bookings_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_bookings_filter()}
          value={period}
          onValueChange={(value) => filter({ period: value === 'upcoming' ? undefined : value })}
          items={[
            { value: 'upcoming', label: m.inbox_bookings_upcoming() },
            { value: 'past', label: m.inbox_bookings_past() },
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_bookings_error()}
        summary={(count) => m.inbox_bookings_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        empty={
          search.search ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_bookings_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState
              title={period === 'upcoming' ? m.inbox_bookings_none() : m.inbox_bookings_none_past()}
            >
              {m.inbox_bookings_none_text()}
            </EmptyState>
          )
        }
      >
        {(rows) => <List rows={rows} onOpen={onOpen} />}
      </PagedList>
    </div>
  );
}
