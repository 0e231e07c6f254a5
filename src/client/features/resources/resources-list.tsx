import { type ReactNode, useMemo } from 'react';
import { type ResourceRow, resourceSortSchema } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { columnLabels, kindLabels, languageLabels } from './labels.ts';
import { Day } from '../../ui/formatted-text.tsx';
import { DataTable, serverColumns, useServerTable } from '../../ui/data-table.tsx';
import { ReadersButton } from './readers-button.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { ResourceActions } from './resource-actions.tsx';
import { useResourcesSearch } from './use-resources-search.ts';

interface ResourceCardProps {
  resource: ResourceRow;
  isSelected: boolean;
  /** The buttons of the row. */
  children: ReactNode;
}

/** A row for a narrow screen. */
function ResourceCard({ resource, isSelected, children }: ResourceCardProps) {
  const { title, category, kind, language, currentVersion } = resource;
  return (
    <li
      data-selected={isSelected || undefined}
      className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
    >
      <p className="text-base font-medium wrap-anywhere">{title}</p>
      <p className="text-muted wrap-anywhere">
        {[
          category,
          kindLabels[kind](),
          languageLabels[language](),
          m.resources_version({ number: currentVersion }),
        ].join(' · ')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">{children}</div>
    </li>
  );
}

const column = serverColumns<ResourceRow>();

/** The columns; the acknowledgements are counted out of `employees`. */
const resourceColumns = (employees: number, onReaders: (id: string) => void) =>
  column.columns([
    column.accessor('title', {
      header: columnLabels.title,
      meta: { rowHeader: true },
      cell: ({ getValue }) => (
        <span className="line-clamp-2 min-w-40 wrap-anywhere">{getValue()}</span>
      ),
    }),
    column.accessor('category', { header: columnLabels.category }),
    column.accessor('kind', {
      header: m.resources_column_kind,
      enableSorting: false,
      cell: ({ getValue }) => kindLabels[getValue()](),
    }),
    column.accessor('language', {
      header: m.resources_column_language,
      enableSorting: false,
      cell: ({ getValue }) => languageLabels[getValue()](),
    }),
    column.accessor('currentVersion', {
      header: m.resources_column_version,
      enableSorting: false,
      meta: { numeric: true },
      cell: ({ getValue }) => m.ui_number({ value: getValue() }),
    }),
    column.display({
      id: 'acknowledged',
      header: m.resources_column_acknowledged,
      cell: ({ row }) => (
        <ReadersButton resource={row.original} employees={employees} onOpen={onReaders} />
      ),
    }),
    column.accessor('updatedAt', {
      header: columnLabels.updatedAt,
      cell: ({ getValue }) => <Day time={getValue()} />,
    }),
  ]);

interface ResourcesListProps {
  rows: ResourceRow[];
  /** Active users with the employee's role. */
  employees: number;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onReaders: (id: string) => void;
}

/** The rows as a table, or as cards on a narrow screen. */
export function ResourcesList({
  rows,
  employees,
  selected,
  onSelect,
  onEdit,
  onReaders,
}: ResourcesListProps) {
  const { sort, order, sortBy } = useResourcesSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const columns = useMemo(() => resourceColumns(employees, onReaders), [employees, onReaders]);
  const table = useServerTable({
    columns,
    rows,
    sorts: resourceSortSchema.options,
    sort,
    order,
    onSort: (next, nextOrder) => void sortBy(next, nextOrder),
  });
  const actions = (resource: ResourceRow) => {
    const at = rows.indexOf(resource);
    return (
      <ResourceActions
        resource={resource}
        neighbour={(rows[at + 1] ?? rows[at - 1])?.id}
        onEdit={onEdit}
        onFocus={onSelect}
      />
    );
  };
  return isWide ? (
    <DataTable label={m.resources_tab()} table={table} selected={selected} actions={actions} />
  ) : (
    <ul aria-label={m.resources_tab()} className="m-0 grid list-none p-0">
      {rows.map((row) => (
        <ResourceCard key={row.id} resource={row} isSelected={row.id === selected}>
          <ReadersButton resource={row} employees={employees} onOpen={onReaders} />
          {actions(row)}
        </ResourceCard>
      ))}
    </ul>
  );
}
