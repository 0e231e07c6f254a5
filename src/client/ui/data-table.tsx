import type { ReactTable, RowData } from '@tanstack/react-table';
import type { ComponentType, ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import type { ServerTableFeatures } from './server-table.ts';
import { SortHeader } from './sort-header.tsx';
import { Table } from './table.tsx';

interface DataTableProps<Row extends RowData> {
  /** Names the table. */
  label: string;
  /** Made by `useServerTable`. */
  table: ReactTable<ServerTableFeatures, Row>;
  /** The row that was reached with j and k. */
  selected?: string | undefined;
  /** The buttons of a row, in its last cell. */
  actions?: (row: Row) => ReactNode;
  /** Stands in for the `tr` where a row can do more, such as be dragged. */
  RowElement?: ComponentType<RowElementProps>;
}

export interface RowElementProps {
  id: string;
  isSelected: boolean;
  children: ReactNode;
}

function PlainRow({ isSelected, children }: RowElementProps) {
  return <tr data-selected={isSelected || undefined}>{children}</tr>;
}

/** A table from its description: heads that sort, a row header, figures to the right, the buttons last. */
export function DataTable<Row extends RowData>({
  label,
  table,
  selected,
  actions,
  RowElement = PlainRow,
}: DataTableProps<Row>) {
  const columns = table.getVisibleLeafColumns();
  const rowHeader = columns.find(({ columnDef }) => columnDef.meta?.rowHeader) ?? columns[0];
  return (
    <Table label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const { id, column } = header;
              const numeric = column.columnDef.meta?.numeric ?? false;
              return column.getCanSort() ? (
                <SortHeader
                  key={id}
                  numeric={numeric}
                  sorted={column.getIsSorted()}
                  onSort={() => column.toggleSorting()}
                >
                  <table.FlexRender header={header} />
                </SortHeader>
              ) : (
                <th key={id} scope="col" className={numeric ? 'num' : undefined}>
                  <table.FlexRender header={header} />
                </th>
              );
            })}
            {actions && (
              <th scope="col">
                <span className="sr-only">{m.ui_actions()}</span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <RowElement key={row.id} id={row.id} isSelected={row.id === selected}>
            {row.getVisibleCells().map((cell) => {
              const isHeader = cell.column.id === rowHeader?.id;
              const Cell = isHeader ? 'th' : 'td';
              return (
                <Cell
                  key={cell.id}
                  scope={isHeader ? 'row' : undefined}
                  className={cell.column.columnDef.meta?.numeric ? 'num' : undefined}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
            {actions && <td className="num">{actions(row.original)}</td>}
          </RowElement>
        ))}
      </tbody>
    </Table>
  );
}
