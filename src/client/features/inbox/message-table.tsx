import { type MessageSummary, messageSortSchema } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { messageColumns } from './message-columns.tsx';
import { OpenMessageButton } from './open-message-button.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

export interface MessageListProps {
  rows: MessageSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

export function MessageTable({ rows, selected, onSelect, onOpen }: MessageListProps) {
  const { search, order, sortBy } = useInboxSearch();
  const table = useServerTable({
    columns: messageColumns,
    rows,
    sorts: messageSortSchema.options,
    sort: messageSortSchema.catch('createdAt').parse(search.sort),
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.inbox_tab_messages()}
      table={table}
      selected={selected}
      actions={(message) => (
        <OpenMessageButton message={message} onOpen={onOpen} onFocus={onSelect} />
      )}
    />
  );
}
