import { type SortingState, useTable } from '@tanstack/react-table';
import {
  type ApplicationSummary,
  applicationSortSchema,
} from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SortHeader } from '../../ui/sort-header.tsx';
import { Table } from '../../ui/table.tsx';
import { applicationColumns, applicationTableFeatures } from './application-columns.tsx';
import { ReviewButton } from './review-button.tsx';
import { useApplicationsSearch } from './use-applications-search.ts';

export interface ApplicationListProps {
  rows: ApplicationSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onReview: (id: string) => void;
}

export function ApplicationsTable({ rows, selected, onSelect, onReview }: ApplicationListProps) {
  const { sort, order, sortBy } = useApplicationsSearch();
  const sorting: SortingState = [{ id: sort, desc: order === 'desc' }];
  const table = useTable({
    features: applicationTableFeatures,
    columns: applicationColumns,
    data: rows,
    getRowId: (row) => row.id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      const column = applicationSortSchema.safeParse(next?.id);
      if (next && column.success) void sortBy(column.data, next.desc ? 'desc' : 'asc');
    },
  });

  return (
    <Table label={m.admin_applications_title()}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                sorted={header.column.getIsSorted()}
                onSort={() => header.column.toggleSorting()}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
            <th scope="col">
              <span className="sr-only">{m.admin_column_actions()}</span>
            </th>
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-selected={row.id === selected || undefined}>
            {row.getAllCells().map((cell, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell key={cell.id} scope={index === 0 ? 'row' : undefined}>
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
            <td className="num">
              <ReviewButton application={row.original} onReview={onReview} onFocus={onSelect} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
