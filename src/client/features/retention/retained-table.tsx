import type { Retained } from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Day } from '../../ui/formatted-text.tsx';
import { HoldText } from '../../domain/legal-hold.tsx';
import { DataTable, serverColumns, useServerTable } from '../../ui/data-table.tsx';
import { DueDay } from './due-day.tsx';
import { RecordLabel } from './record-label.tsx';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { RecordHold } from './record-hold.tsx';
import { useRetentionSearch } from './use-retention-search.ts';

const column = serverColumns<Retained>();

const retainedColumns = column.columns([
  column.accessor('label', {
    header: () => m.retention_column_record(),
    meta: { rowHeader: true },
    enableSorting: false,
    cell: ({ getValue }) => (
      <span className="block max-w-96 min-w-40 font-normal">
        <RecordLabel label={getValue()} />
      </span>
    ),
  }),
  column.accessor('since', {
    header: () => m.retention_column_since(),
    cell: ({ getValue }) => <Day time={getValue()} />,
  }),
  column.accessor('dueAt', {
    header: () => m.retention_column_due(),
    enableSorting: false,
    cell: ({ row }) => <DueDay record={row.original} />,
  }),
  column.accessor('hold', {
    header: () => m.retention_column_hold(),
    enableSorting: false,
    cell: ({ getValue }) => {
      const hold = getValue();
      return hold && <HoldText hold={hold} />;
    },
  }),
]);

export interface RetainedListProps {
  rows: Retained[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

export function RetainedTable({ rows, selected, onSelect }: RetainedListProps) {
  const { kind, order, filter } = useRetentionSearch();
  const table = useServerTable({
    columns: retainedColumns,
    rows,
    sorts: ['since'] as const,
    sort: 'since',
    order,
    onSort: (_, way) => void filter({ order: way }),
  });
  return (
    <DataTable
      label={retainedNames[kind]()}
      table={table}
      selected={selected}
      actions={(record) => <RecordHold record={record} onFocus={onSelect} />}
    />
  );
}
