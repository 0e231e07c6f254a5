import { keepPreviousData } from '@tanstack/react-query';
import { changeRequestStatusSchema } from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { requestStatusLabels } from '../../ui/request-status-badge.tsx';
import { requestButtonId } from './open-request-button.tsx';
import { RequestCards } from './request-cards.tsx';
import { RequestSheet } from './request-sheet.tsx';
import { RequestTable } from './request-table.tsx';
import { TabToolbar } from './tab-toolbar.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

/** What clients and employees ask to have changed. */
export function RequestsTab() {
  const { search, order, isFiltered, filter, clearFilters, turnPage, readRequest } =
    useInboxSearch();
  const query = trpc.admin.changeRequests.list.useQuery(
    {
      search: search.search,
      status: search.requestStatus,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
  const history = useDialogHistory(() => void readRequest(undefined, { replace: true }));
  const isWide = useMediaQuery('(min-width: 64rem)');
  const counts = query.data?.statusCounts;

  function open(id: string) {
    history.noteOpened();
    void readRequest(id);
  }

  const { selected, select } = useRowKeys({
    ids: query.data?.rows.map(({ id }) => id) ?? [],
    elementId: requestButtonId,
    onOpen: open,
  });
  const List = isWide ? RequestTable : RequestCards;

  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_requests_search()}
        placeholder={m.inbox_requests_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_requests_filter()}
          value={search.requestStatus ?? 'all'}
          onValueChange={(value) => filter({ requestStatus: value === 'all' ? undefined : value })}
          items={[
            {
              value: 'all',
              label: m.admin_filter_all(),
              count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
            },
            ...changeRequestStatusSchema.options.map((status) => ({
              value: status,
              label: requestStatusLabels[status](),
              count: counts?.[status],
            })),
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_requests_error()}
        summary={(count) => m.inbox_requests_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_requests_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.inbox_requests_none()}>{m.inbox_requests_none_text()}</EmptyState>
          )
        }
      >
        {(rows) => <List rows={rows} selected={selected} onSelect={select} onOpen={open} />}
      </PagedList>
      <RequestSheet id={search.request} onClose={history.close} />
    </div>
  );
}
