import { useRouter } from '@tanstack/react-router';
import { activityCountedTo } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { eventAddress } from '../../lib/event-address.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useOwnLinks } from '../../lib/use-own-links.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { ActivityCards } from './activity-cards.tsx';
import { ActivityTable } from './activity-table.tsx';
import { eventLinkId } from './event-id.ts';
import type { useActivity } from './use-activity.ts';
import { useActivitySearch } from './use-activity-search.ts';

const summary = (total: number) =>
  total > activityCountedTo
    ? m.activity_total_more({ count: m.ui_number({ value: activityCountedTo }) })
    : m.activity_total({ count: total });

export function ActivityResult({ query }: { query: ReturnType<typeof useActivity> }) {
  const { isFiltered, clearFilters, turnPage } = useActivitySearch();
  const router = useRouter();
  const links = useOwnLinks();
  const isWide = useMediaQuery('(min-width: 64rem)');
  // Only rows with a record can be opened.
  const linked = query.data?.rows.filter((event) => eventAddress(event) !== null) ?? [];
  const { selected, select } = useRowKeys({
    ids: linked.map(({ id }) => id),
    elementId: eventLinkId,
    onOpen: (id) => {
      const event = linked.find((row) => row.id === id);
      const href = event && eventAddress(event);
      if (href) void router.navigate({ href });
    },
  });
  const List = isWide ? ActivityTable : ActivityCards;
  return (
    <PagedList
      query={query}
      errorTitle={m.activity_error()}
      summary={summary}
      onTurn={(cursor) => void turnPage(cursor)}
      hint={isWide ? m.activity_keys_hint() : undefined}
      empty={
        isFiltered ? (
          <NothingFound onClear={() => void clearFilters()}>
            {m.activity_nothing_text()}
          </NothingFound>
        ) : (
          <EmptyState title={m.activity_none()}>{m.activity_none_text()}</EmptyState>
        )
      }
    >
      {(rows) => (
        <div {...links}>
          <List rows={rows} selected={selected} onSelect={select} />
        </div>
      )}
    </PagedList>
  );
}
