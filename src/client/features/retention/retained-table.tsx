import type { Retained } from '../../../shared/contracts/retention-preview.ts';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { RecordHold } from './record-hold.tsx';
import { retainedColumns } from './retained-columns.tsx';
import { useRetentionSearch } from './use-retention-search.ts';

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
