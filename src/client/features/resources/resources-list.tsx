import { useMemo } from 'react';
import { type ResourceRow, resourceSortSchema } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { ReadersButton } from './readers-button.tsx';
import { ResourceActions } from './resource-actions.tsx';
import { ResourceCard } from './resource-card.tsx';
import { resourceColumns } from './resource-columns.tsx';
import { useResourcesSearch } from './use-resources-search.ts';

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
