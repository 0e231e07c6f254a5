import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Pagination, RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { qrCodeButtonId } from './employee-actions.tsx';
import { EmployeeDialog } from './employee-dialog.tsx';
import { EmployeesList } from './employees-list.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { useEmployees, useEmployeesSearch } from './use-employees.ts';

const cells = [
  'h-12 w-10',
  'h-4 flex-1',
  'hidden h-4 w-32 md:block',
  'hidden h-4 w-40 lg:block',
  'hidden h-7 w-12 md:block',
  'h-9 w-24',
];

function EmployeesSkeleton() {
  return <RowsSkeleton cells={cells} />;
}

interface EmployeesResultProps {
  query: ReturnType<typeof useEmployees>;
  onEdit: (id: string) => void;
  onCode: (id: string) => void;
  onAdd: () => void;
}

function EmployeesResult({ query, onEdit, onCode, onAdd }: EmployeesResultProps) {
  const { sort, order, isFiltered, clearFilters, turnPage } = useEmployeesSearch();
  const { selected, select } = useRowShortcuts({
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

/** A choice needs a value; no department is called so. */
const everyDepartment = ' ';

function EmployeesToolbar() {
  const { search, find, filter } = useEmployeesSearch();
  const { data: departments = [] } = trpc.admin.employees.listDepartments.useQuery();
  const { department } = search;
  const offered =
    department && !departments.includes(department) ? [...departments, department] : departments;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.employees_search()}
        placeholder={m.employees_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.employees_filter_state()}
        value={search.state ?? 'all'}
        onValueChange={(state) => filter({ state: state === 'all' ? undefined : state })}
        items={[
          { value: 'all', label: m.employees_all() },
          { value: 'active', label: m.employees_active() },
          { value: 'inactive', label: m.employees_inactive() },
        ]}
      />
      <FilterGroup
        label={m.employees_filter_visibility()}
        value={search.visibility ?? 'all'}
        onValueChange={(value) => filter({ visibility: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.employees_all() },
          { value: 'public', label: m.employees_public() },
          { value: 'private', label: m.employees_private() },
        ]}
      />
      {offered.length > 0 && (
        <Select
          aria-label={m.employees_filter_department()}
          value={department ?? everyDepartment}
          onValueChange={(value) =>
            filter({ department: value === everyDepartment ? undefined : value })
          }
          options={[
            { value: everyDepartment, label: m.employees_all_departments() },
            ...offered.map((name) => ({ value: name, label: name })),
          ]}
          className="w-full sm:w-60"
        />
      )}
    </div>
  );
}

const addButtonId = 'add-employee';

export function EmployeesPage() {
  const query = useEmployees();
  const { search, edit, showCode } = useEmployeesSearch();
  const opener = useRef(addButtonId);
  if (search.qr) opener.current = qrCodeButtonId(search.qr);
  else if (search.edit)
    opener.current = search.edit === 'new' ? addButtonId : editButtonId(search.edit);
  const editing = useDialogHistory(() => void edit(undefined, { replace: true }));
  const code = useDialogHistory(() => void showCode(undefined, { replace: true }));

  function openEditor(id: string) {
    editing.noteOpened();
    void edit(id);
  }
  function openCode(id: string) {
    code.noteOpened();
    void showCode(id);
  }
  const returnFocus = () =>
    document.getElementById(opener.current) ?? document.getElementById(addButtonId);

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.employees_title()}</h1>
        <Button id={addButtonId} onClick={() => openEditor('new')}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.employees_add()}
        </Button>
      </div>
      <EmployeesToolbar />
      <EmployeesResult
        query={query}
        onEdit={openEditor}
        onCode={openCode}
        onAdd={() => openEditor('new')}
      />
      <EmployeeDialog edit={search.edit} onClose={editing.close} returnFocus={returnFocus} />
      <QrDialog id={search.qr} onClose={code.close} returnFocus={returnFocus} />
    </main>
  );
}
