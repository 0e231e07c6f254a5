import { type Subscriber, subscriberSortSchema } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { RemoveButton } from './remove-button.tsx';
import { subscriberColumns } from './subscriber-columns.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

export interface SubscriberListProps {
  rows: Subscriber[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onRemove: (subscriber: Subscriber) => void;
}

export function SubscriberTable({ rows, selected, onSelect, onRemove }: SubscriberListProps) {
  const { search, order, sortBy } = useInboxSearch();
  const table = useServerTable({
    columns: subscriberColumns,
    rows,
    sorts: subscriberSortSchema.options,
    sort: subscriberSortSchema.catch('createdAt').parse(search.sort),
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.inbox_tab_newsletter()}
      table={table}
      selected={selected}
      actions={(subscriber) => (
        <RemoveButton subscriber={subscriber} onRemove={onRemove} onFocus={onSelect} />
      )}
    />
  );
}
