import { useMemo } from 'react';
import type { Activity } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable, serverColumns, useServerTable } from '../../ui/data-table.tsx';
import { EventText } from '../../domain/activity-event.tsx';
import { Moment } from '../../ui/formatted-text.tsx';
import { eventLinkId } from './event-id.ts';
import { PersonButton } from './person-button.tsx';

export interface ActivityRowsProps {
  rows: Activity[];
  /** The row that was reached with j and k. */
  selected: string | undefined;
  onSelect: (id: string) => void;
}

const column = serverColumns<Activity>();

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
          cell: ({ row: { original } }) => <Moment time={original.at} className="text-muted" />,
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
