import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { EmployeesList } from './employees-list.tsx';
import { EmployeesSkeleton } from './employees-skeleton.tsx';
import type { useEmployees } from './use-employees.ts';
import { useEmployeesSearch } from './use-employees-search.ts';

interface EmployeesResultProps {
  query: ReturnType<typeof useEmployees>;
  onEdit: (id: string) => void;
  onCode: (id: string) => void;
  onAdd: () => void;
}

export function EmployeesResult({ query, onEdit, onCode, onAdd }: EmployeesResultProps) {
  const { sort, order, isFiltered, clearFilters, turnPage } = useEmployeesSearch();
  const { selected, select } = useRowKeys({
    ids: (query.data?.rows ?? []).map(({ id }) => id),
    elementId: editButtonId,
    onOpen: onEdit,
  });
  const inOrder = sort === 'displayOrder' && order === 'asc' && !isFiltered;

  return (
    <QueryResult query={query} errorTitle={m.employees_error()} skeleton={<EmployeesSkeleton />}>
      {({ rows, total, nextCursor, previousCursor }) => {
        if (rows.length === 0 && !query.isPlaceholderData) {
          return isFiltered ? (
            <EmptyState
              title={m.employees_nothing()}
              action={
                <Button variant="secondary" onClick={() => void clearFilters()}>
                  {m.employees_clear()}
                </Button>
              }
            >
              {m.employees_nothing_text()}
            </EmptyState>
          ) : (
            <EmptyState
              title={m.employees_none()}
              action={<Button onClick={onAdd}>{m.employees_add()}</Button>}
            >
              {m.employees_none_text()}
            </EmptyState>
          );
        }
        const isWhole = nextCursor === null && previousCursor === null;
        const orderHint = isWhole ? m.employees_order_hint() : m.employees_order_long();
        return (
          <div className="grid min-w-0 gap-4">
            <p className="text-sm text-muted">{inOrder ? orderHint : m.employees_order_off()}</p>
            <div
              aria-busy={query.isPlaceholderData}
              className={cn('min-w-0 transition-opacity', query.isPlaceholderData && 'opacity-60')}
            >
              <EmployeesList
                rows={rows}
                canMove={inOrder && isWhole && rows.length > 1 && !query.isPlaceholderData}
                selected={selected}
                onSelect={select}
                onEdit={onEdit}
                onCode={onCode}
              />
            </div>
            <Pagination
              summary={m.employees_total({ count: total })}
              onPrevious={
                previousCursor ? () => void turnPage({ before: previousCursor }) : undefined
              }
              onNext={nextCursor ? () => void turnPage({ after: nextCursor }) : undefined}
            />
            <p className="text-xs text-muted max-lg:hidden">{m.employees_keys_hint()}</p>
          </div>
        );
      }}
    </QueryResult>
  );
}
