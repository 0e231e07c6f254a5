import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper, type RowElementProps } from '../../ui/data-table.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { DragHandle, SortableItem, SortableList, useReorder } from '../../ui/sortable-list.tsx';
import { EmployeeActions, RowSwitch } from './employee-actions.tsx';
import { useEmployees, useEmployeesCache, type useEmployeesSearch } from './use-employees.ts';

type EmployeeContactProps = Pick<
  EmployeeSummary,
  'email' | 'phone' | 'privateEmail' | 'privatePhone'
>;

const contactClass = 'block min-h-6 truncate leading-6';
const hoverClass = 'hover:text-sea hover:underline';

/** Work contact of a person; the private one, named as such, where there is nothing else. */
function EmployeeContact({ email, phone, privateEmail, privatePhone }: EmployeeContactProps) {
  const isPrivate = !email && !phone && Boolean(privateEmail || privatePhone);
  const [address, number] = isPrivate ? [privateEmail, privatePhone] : [email, phone];
  return (
    <div className="max-w-44 min-w-0 text-muted">
      {address && (
        <a href={`mailto:${address}`} title={address} className={`${contactClass} ${hoverClass}`}>
          {address}
        </a>
      )}
      {number && <PhoneLink phone={number} className={contactClass} linkClassName={hoverClass} />}
      {isPrivate && <span className="block text-xs">{m.employees_private_of_contact()}</span>}
    </div>
  );
}

interface EmployeePhotoProps {
  employee: Pick<EmployeeSummary, 'name' | 'picture'>;
  className?: string;
}

/** The photo beside the name, which says whose it is; a drawn one where there is none. */
function EmployeePhoto({ employee, className }: EmployeePhotoProps) {
  const { name, picture } = employee;
  const look = cn('aspect-4/5 rounded object-cover', className);
  return picture ? (
    <PictureImage picture={picture} alt="" sizes="4rem" className={look} />
  ) : (
    <Portrait name={name} className={look} />
  );
}

const handleClass = 'size-9 rounded text-muted hover:bg-surface hover:text-ink';

/** Joins a position with its department, without the parts that the position names already. */
function joinParts(position: string, department: string | null): string {
  const separator = ', ';
  const named = position.split(separator);
  const added = department?.split(separator).filter((part) => !named.includes(part)) ?? [];
  return [position, ...added].join(separator);
}

interface EmployeeCardProps {
  employee: EmployeeSummary;
  /** The buttons of the row. */
  children: ReactNode;
}

/** The content of a card, for a narrow screen. */
function EmployeeCard({ employee, children }: EmployeeCardProps) {
  const { name, position, department } = employee;
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <EmployeePhoto employee={employee} className="w-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-base font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="wrap-anywhere">{joinParts(position, department)}</p>
          <EmployeeContact {...employee} />
        </div>
        <DragHandle name={name} className={handleClass} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RowSwitch employee={employee} field="isActive" />
        <RowSwitch employee={employee} field="isPublic" />
        <div className="ms-auto">{children}</div>
      </div>
    </div>
  );
}

const column = createServerColumnHelper<EmployeeSummary>();

const employeeColumns = column.columns([
  column.accessor('displayOrder', {
    header: () => m.employees_column_order(),
    cell: ({ row, getValue }) => (
      <span className="figures flex items-center gap-1">
        <DragHandle name={row.original.name} className={handleClass} />
        {m.ui_number({ value: getValue() })}
      </span>
    ),
  }),
  column.display({
    id: 'photo',
    header: () => m.employees_column_photo(),
    cell: ({ row }) => <EmployeePhoto employee={row.original} className="w-10" />,
  }),
  column.accessor('name', {
    header: () => m.ui_name(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-56 min-w-28 wrap-anywhere">
        <bdi>{getValue()}</bdi>
      </span>
    ),
  }),
  column.accessor('position', {
    header: () => m.employees_column_position(),
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-52 min-w-32 wrap-anywhere hyphens-auto">
        {getValue()}
      </span>
    ),
  }),
  column.accessor('department', {
    header: () => m.employees_column_department(),
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-44 min-w-28 wrap-anywhere text-muted">{getValue()}</span>
    ),
  }),
  column.display({
    id: 'contact',
    header: () => m.employees_column_contact(),
    cell: ({ row }) => <EmployeeContact {...row.original} />,
  }),
  column.display({
    id: 'isActive',
    header: () => m.employees_column_state(),
    cell: ({ row }) => <RowSwitch employee={row.original} field="isActive" />,
  }),
  column.display({
    id: 'isPublic',
    header: () => m.employees_column_visibility(),
    cell: ({ row }) => <RowSwitch employee={row.original} field="isPublic" />,
  }),
]);

const SortableCard = (props: RowElementProps) => (
  <SortableItem
    {...props}
    as="li"
    className="border-b border-mist py-4 text-sm data-selected:border-sea"
  />
);

const SortableRow = (props: RowElementProps) => <SortableItem {...props} as="tr" />;

interface SortableEmployeesProps {
  rows: readonly EmployeeSummary[];
  canMove: boolean;
  children: ReactNode;
}

function SortableEmployees({ children, ...list }: SortableEmployeesProps) {
  const move = useReorder({
    cache: useEmployeesCache(),
    mutation: trpc.admin.employees.reorder,
    invalidate: useInvalidate('admin.employees'),
    renumber: (row: EmployeeSummary, index) => ({ ...row, displayOrder: index + 1 }),
  });
  return (
    <SortableList
      {...list}
      nameOf={({ name }) => name}
      strategy={verticalListSortingStrategy}
      onMove={move}
    >
      {children}
    </SortableList>
  );
}

const stateLabels = { active: m.employees_active, inactive: m.employees_inactive };
const visibilityLabels = { public: m.employees_public, private: m.employees_private };

function EmployeesToolbar({ list }: Pick<EmployeesListProps, 'list'>) {
  const { search, filter } = list;
  const { data: departments = [] } = trpc.admin.employees.listDepartments.useQuery();
  const { department } = search;
  return (
    <ListToolbar
      list={list}
      label={m.employees_search()}
      placeholder={m.employees_search_placeholder()}
    >
      <StateFilter
        label={m.employees_filter_state()}
        values={['active', 'inactive']}
        labels={stateLabels}
        value={search.state}
        onValueChange={(state) => filter({ state })}
      />
      <StateFilter
        label={m.employees_filter_visibility()}
        values={['public', 'private']}
        labels={visibilityLabels}
        value={search.visibility}
        onValueChange={(visibility) => filter({ visibility })}
      />
      {(departments.length > 0 || department) && (
        <FilterSelect
          label={m.employees_filter_department()}
          anyLabel={m.employees_all_departments()}
          values={departments}
          value={department}
          onValueChange={(value) => filter({ department: value })}
          className="w-full sm:w-60"
        />
      )}
    </ListToolbar>
  );
}

interface EmployeesListProps {
  list: ReturnType<typeof useEmployeesSearch>;
  onEdit: (id: string) => void;
  onCode: (id: string) => void;
}

/** The page of employees that the address describes, with its filters; a whole team can be put in another order. */
export function EmployeesList({ list, onEdit, onCode }: EmployeesListProps) {
  const query = useEmployees();
  const { rows = [], nextCursor, previousCursor } = query.data ?? {};
  const isWhole = nextCursor === null && previousCursor === null;
  const inOrder = list.sort === 'displayOrder' && list.order === 'asc' && !list.isFiltered;
  const canMove = inOrder && isWhole && rows.length > 1 && !query.isPlaceholderData;
  const orderHint = isWhole ? m.employees_order_hint() : m.employees_order_long();
  return (
    <>
      <EmployeesToolbar list={list} />
      <RecordList
        label={m.employees_title()}
        list={list}
        query={query}
        columns={employeeColumns}
        note={<p className="text-sm text-muted">{inOrder ? orderHint : m.employees_order_off()}</p>}
        frame={(shown) => (
          <SortableEmployees rows={rows} canMove={canMove}>
            {shown}
          </SortableEmployees>
        )}
        TableRow={SortableRow}
        CardItem={SortableCard}
        card={(employee, actions) => <EmployeeCard employee={employee}>{actions}</EmployeeCard>}
        actions={(employee, leave) => (
          <EmployeeActions employee={employee} onGone={leave} onEdit={onEdit} onCode={onCode} />
        )}
        elementId={editButtonId}
        onOpen={onEdit}
        summary={(count) => m.employees_total({ count })}
        nothing={m.employees_nothing_text()}
        empty={{
          title: m.employees_none(),
          text: m.employees_none_text(),
          action: <Button onClick={() => onEdit('new')}>{m.employees_add()}</Button>,
        }}
      />
    </>
  );
}
