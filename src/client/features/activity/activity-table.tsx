import { useMemo } from 'react';
import type { Activity } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EventText } from '../../domain/activity-event.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { useActivitySearch } from './use-activity-search.ts';

/** The id of the link to an event's record, which stands for its row. */
export const eventLinkId = (id: string) => `event-${id}`;

/** The author; a click filters by them. */
export function PersonButton({ event: { actorId, actorName } }: { event: Activity }) {
  const { search, narrow } = useActivitySearch();
  if (actorName === null) return <span className="text-muted">–</span>;
  if (actorId === null || actorId === search.person) return actorName;
  return (
    <button
      type="button"
      aria-label={m.activity_only_person({ name: actorName })}
      onClick={() => void narrow({ person: actorId })}
      className={`rounded text-start ${textLinkClass}`}
    >
      {actorName}
    </button>
  );
}

export interface ActivityRowsProps {
  rows: Activity[];
  /** The row that was reached with j and k. */
  selected: string | undefined;
  onSelect: (id: string) => void;
}

const column = createServerColumnHelper<Activity>();

export function ActivityTable({ rows, selected, onSelect }: ActivityRowsProps) {
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('action', {
          id: 'what',
          enableSorting: false,
          meta: { rowHeader: true },
          header: () => m.activity_column_what(),
          cell: ({ row: { original } }) => (
            <span className="font-normal">
              <EventText
                event={original}
                id={eventLinkId(original.id)}
                onFocus={() => onSelect(original.id)}
              />
            </span>
          ),
        }),
        column.accessor('actorName', {
          enableSorting: false,
          header: () => m.activity_column_person(),
          cell: ({ row: { original } }) => <PersonButton event={original} />,
        }),
        column.accessor('at', {
          enableSorting: false,
          header: () => m.activity_column_time(),
          cell: ({ row: { original } }) => (
            <LocalDateTime time={original.at} className="text-muted" />
          ),
        }),
      ]),
    [onSelect],
  );
  const table = useServerTable({
    columns,
    rows,
    sorts: [],
    sort: 'at',
    order: 'desc',
    onSort: () => {},
  });
  return <DataTable label={m.activity_title()} table={table} selected={selected} />;
}
