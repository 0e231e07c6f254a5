import type { ChangeRequestRecord } from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { RequestStatusBadge } from '../../domain/change-request.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { requestKindLabels } from './inbox-labels.tsx';
import { useInboxSearch } from './inbox-tab.tsx';

interface OpenRequestButtonProps {
  request: ChangeRequestRecord;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

export const requestButtonId = (id: string) => `request-${id}`;

export function OpenRequestButton({ request, onOpen, onFocus }: OpenRequestButtonProps) {
  const { id, requestedBy } = request;
  return (
    <Button
      id={requestButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.inbox_request_open_of({ name: requestedBy })}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {m.inbox_request_open()}
    </Button>
  );
}

const column = createServerColumnHelper<ChangeRequestRecord>();

const requestColumns = column.columns([
  column.accessor('requestedBy', {
    header: () => m.inbox_requests_column_from(),
    enableSorting: false,
    meta: { rowHeader: true },
    cell: ({ getValue, row: { original } }) => (
      <span className="block max-w-60 min-w-36 wrap-anywhere">
        <bdi>{getValue()}</bdi>
        {original.client && (
          <span className="block text-xs font-normal text-muted">
            <bdi>{original.client.name}</bdi>
          </span>
        )}
      </span>
    ),
  }),
  column.accessor('subjectKind', {
    header: () => m.inbox_requests_column_subject(),
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (
      <span className="block max-w-56 min-w-32 wrap-anywhere">
        {requestKindLabels[getValue()]()}
        {original.subjectKind === 'service' && original.subjectLabel && (
          <span className="block text-xs text-muted">
            <bdi>{original.subjectLabel}</bdi>
          </span>
        )}
      </span>
    ),
  }),
  column.accessor('text', {
    header: () => m.inbox_requests_column_text(),
    enableSorting: false,
    cell: ({ getValue }) => (
      <span dir="auto" className="line-clamp-2 min-w-48 wrap-anywhere">
        {getValue()}
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.inbox_requests_column_status(),
    enableSorting: false,
    cell: ({ getValue }) => <RequestStatusBadge status={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: () => m.inbox_requests_column_asked(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
]);

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
