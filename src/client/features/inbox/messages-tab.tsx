import { messageStatusSchema } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { messageStatusLabels } from './labels.ts';
import { MessageCards } from './message-cards.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { MessageTable } from './message-table.tsx';
import { messageButtonId } from './open-message-button.tsx';
import { TabToolbar } from './tab-toolbar.tsx';
import { useInboxSearch } from './use-inbox-search.ts';
import { useMessages } from './use-messages.ts';

export function MessagesTab() {
  const query = useMessages();
  const { search, isFiltered, filter, clearFilters, turnPage, read } = useInboxSearch();
  const history = useDialogHistory(() => void read(undefined, { replace: true }));
  const isWide = useMediaQuery('(min-width: 64rem)');
  const counts = query.data?.statusCounts;
  const rows = query.data?.rows ?? [];

  function open(id: string) {
    history.noteOpened();
    void read(id);
  }

  const { selected, select } = useRowKeys({
    ids: rows.map(({ id }) => id),
    elementId: messageButtonId,
    onOpen: open,
  });
  const List = isWide ? MessageTable : MessageCards;

  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_messages_search()}
        placeholder={m.inbox_messages_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_messages_filter()}
          value={search.status ?? 'all'}
          onValueChange={(value) => filter({ status: value === 'all' ? undefined : value })}
          items={[
            {
              value: 'all',
              label: m.admin_filter_all(),
              count: counts && counts.new + counts.answered + counts.archived,
            },
            ...messageStatusSchema.options.map((status) => ({
              value: status,
              label: messageStatusLabels[status](),
              count: counts?.[status],
            })),
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_messages_error()}
        summary={(count) => m.inbox_messages_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_messages_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.inbox_messages_none()}>{m.inbox_messages_none_text()}</EmptyState>
          )
        }
      >
        {(shown) => <List rows={shown} selected={selected} onSelect={select} onOpen={open} />}
      </PagedList>
      <MessageSheet
        id={search.message}
        rows={rows}
        onMove={(id) => void read(id, { replace: true })}
        onClose={history.close}
      />
    </div>
  );
}
