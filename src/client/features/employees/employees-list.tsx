import { GripVertical } from 'lucide-react';
import {
  type EmployeeSort,
  type EmployeeSummary,
  employeeSortSchema,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { telHref } from '../../lib/tel-href.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import {
  createServerColumnHelper,
  DataTable,
  type RowElementProps,
  useServerTable,
} from '../../ui/data-table.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';
import { EmployeeActions, type EmployeeActionsProps, RowSwitch } from './employee-actions.tsx';
import { RowDragContext, SortableList, useRowDrag, useSortableRow } from './sortable-list.tsx';
import { useEmployeesSearch } from './use-employees.ts';

type EmployeeContactProps = Pick<
  EmployeeSummary,
  'email' | 'phone' | 'privateEmail' | 'privatePhone'
>;

const linkClass = 'block min-h-6 truncate leading-6 hover:text-sea hover:underline';

/** Work contact of a person; the private one, named as such, where there is nothing else. */
function EmployeeContact({ email, phone, privateEmail, privatePhone }: EmployeeContactProps) {
  const isPrivate = !email && !phone && Boolean(privateEmail || privatePhone);
  const [address, number] = isPrivate ? [privateEmail, privatePhone] : [email, phone];
  return (
    <div className="max-w-44 min-w-0 text-muted">
      {address && (
        <a href={`mailto:${address}`} title={address} className={linkClass}>
          {address}
        </a>
      )}
      {number && (
        <a href={telHref(number)} className={linkClass}>
          {number}
        </a>
      )}
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

/** A row as a card, on narrow screens. */
const cardClass = 'grid gap-3 border-b border-mist py-4 text-sm data-selected:border-sea';

function DragHandle({ name }: { name: string }) {
  const drag = useRowDrag();
  if (!drag) return null;
  return (
    <button
      ref={drag.setHandle}
      {...drag.attributes}
      {...drag.listeners}
      type="button"
      aria-label={m.employees_move_of({ name })}
      className="grid size-9 cursor-grab touch-none place-items-center rounded text-muted hover:bg-surface hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  );
}

type EmployeeCardProps = EmployeeActionsProps & { employee: EmployeeSummary };

/** A row as a card, for a narrow screen. */
function EmployeeCard(props: EmployeeCardProps) {
  const { employee } = props;
  const { name, position, department } = employee;
  return (
    <>
      <div className="flex items-start gap-3">
        <EmployeePhoto employee={employee} className="w-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-base font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="wrap-anywhere">
            {department === null ? position : `${position}, ${department}`}
          </p>
          <EmployeeContact {...employee} />
        </div>
        <DragHandle name={name} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RowSwitch employee={employee} field="isActive" />
        <RowSwitch employee={employee} field="isPublic" />
        <div className="ms-auto">
          <EmployeeActions {...props} />
        </div>
      </div>
    </>
  );
}

const column = createServerColumnHelper<EmployeeSummary>();

const employeeColumns = column.columns([
  column.accessor('displayOrder', {
    header: () => m.employees_column_order(),
    cell: ({ row, getValue }) => (
      <span className="figures flex items-center gap-1">
        <DragHandle name={row.original.name} />
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
    header: () => m.employees_column_name(),
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

function SortableCard({ id, isSelected, children }: RowElementProps) {
  const { setRow, style, drag, isDragging } = useSortableRow(id);
  return (
    <RowDragContext value={drag}>
      <li
        ref={setRow}
        style={style}
        data-selected={isSelected || undefined}
        className={cn(cardClass, isDragging && 'relative z-10 bg-raised shadow')}
      >
        {children}
      </li>
    </RowDragContext>
  );
}

function SortableRow({ id, isSelected, children }: RowElementProps) {
  const { setRow, style, drag, isDragging } = useSortableRow(id);
  return (
    <RowDragContext value={drag}>
      <tr
        ref={setRow}
        style={style}
        data-selected={isSelected || undefined}
        className={isDragging ? 'relative z-10 bg-raised shadow' : undefined}
      >
        {children}
      </tr>
    </RowDragContext>
  );
}

interface EmployeesListProps {
  rows: EmployeeSummary[];
  canMove: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onCode: (id: string) => void;
}

function PlainCard({ isSelected, children }: RowElementProps) {
  return (
    <li data-selected={isSelected || undefined} className={cardClass}>
      {children}
    </li>
  );
}

const sortLabels: Record<EmployeeSort, () => string> = {
  displayOrder: m.employees_column_order,
  name: m.employees_column_name,
  position: m.employees_column_position,
  department: m.employees_column_department,
};

export function EmployeesList({
  rows,
  canMove,
  selected,
  onSelect,
  onEdit,
  onCode,
}: EmployeesListProps) {
  const { sort, order, sortBy } = useEmployeesSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const table = useServerTable({
    rows,
    columns: employeeColumns,
    sorts: employeeSortSchema.options,
    sort,
    order,
    onSort: (next, nextOrder) => void sortBy(next, nextOrder),
  });
  const actionsOf = (employee: EmployeeSummary) => {
    const at = rows.indexOf(employee);
    const neighbour = (rows[at + 1] ?? rows[at - 1])?.id;
    return { employee, neighbour, onEdit, onCode, onFocus: onSelect };
  };
  const Card = canMove ? SortableCard : PlainCard;
  const list = isWide ? (
    <DataTable
      label={m.employees_title()}
      table={table}
      selected={selected}
      actions={(employee) => <EmployeeActions {...actionsOf(employee)} />}
      {...(canMove ? { RowElement: SortableRow } : {})}
    />
  ) : (
    <div className="grid gap-3">
      <SortFields
        sorts={employeeSortSchema.options}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul aria-label={m.employees_title()} className="m-0 grid list-none p-0">
        {rows.map((employee) => (
          <Card key={employee.id} id={employee.id} isSelected={employee.id === selected}>
            <EmployeeCard {...actionsOf(employee)} />
          </Card>
        ))}
      </ul>
    </div>
  );
  return canMove ? <SortableList rows={rows}>{list}</SortableList> : list;
}
