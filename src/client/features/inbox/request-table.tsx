import type { ChangeRequestRecord } from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { OpenRequestButton } from './open-request-button.tsx';
import { requestColumns } from './request-columns.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

export interface RequestListProps {
  rows: ChangeRequestRecord[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

export function RequestTable({ rows, selected, onSelect, onOpen }: RequestListProps) {
  const { order, sortBy } = useInboxSearch();
  const table = useServerTable({
    columns: requestColumns,
    rows,
    sorts: ['createdAt'],
    sort: 'createdAt',
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.inbox_tab_requests()}
      table={table}
      selected={selected}
      actions={(request) => (
        <OpenRequestButton request={request} onOpen={onOpen} onFocus={onSelect} />
      )}
    />
  );
}
