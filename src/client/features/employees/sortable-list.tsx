import {
  type Announcements,
  closestCenter,
  DndContext,
  type DraggableAttributes,
  type DraggableSyntheticListeners,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, type ReactNode, useContext } from 'react';
import type { EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { moveRow } from '../../lib/moved-rows.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useEmployeesCache } from './use-employees.ts';

/** Drag listeners for the handle of a row; null where the order cannot be changed. */
type RowDrag = {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  setHandle: (element: HTMLElement | null) => void;
};

export const RowDragContext = createContext<RowDrag | null>(null);

export const useRowDrag = () => useContext(RowDragContext);

/** A row that can be dragged by its handle: what its element carries, and what the handle does. */
export function useSortableRow(id: string) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription: m.employees_sortable() } });
  return {
    isDragging,
    setRow: setNodeRef,
    // Rows of different height must not be stretched.
    style: { transform: CSS.Translate.toString(transform), transition },
    drag: { attributes, listeners, setHandle: setActivatorNodeRef },
  };
}

/** Moves a person to the place of another: seen at once, saved as one call, taken back when that fails. */
function useReorderEmployees() {
  const { read, change } = useEmployeesCache();
  const invalidate = useInvalidate('admin.employees');
  const reorder = trpc.admin.employees.reorder.useMutation({
    meta: { keepsData: true },
    onSuccess: () => toast({ title: m.employees_order_saved(), variant: 'success' }),
    onError: (error) => {
      toast({
        title: m.employees_order_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
      void invalidate();
    },
  });

  return (id: string, overId: string) => {
    const page = read();
    const moved = page && moveRow(page.rows, id, overId);
    if (!moved) return;
    const rows = moved.map((row, index) => ({
      ...row,
      displayOrder: index + 1,
    }));
    change((shown) => ({ ...shown, rows }));
    reorder.mutate({ ids: rows.map((row) => row.id) }, { onError: () => change(() => page) });
  };
}

interface SortableListProps {
  rows: readonly EmployeeSummary[];
  children: ReactNode;
}

/** Announcements while a row is moved. */
function dragAnnouncements(rows: readonly EmployeeSummary[]): Announcements {
  const words = (id: UniqueIdentifier, at: UniqueIdentifier) => ({
    name: rows.find((row) => row.id === id)?.name ?? '',
    place: rows.findIndex((row) => row.id === at) + 1,
    count: rows.length,
  });
  return {
    onDragStart: ({ active }) => m.employees_lifted(words(active.id, active.id)),
    onDragOver: ({ active, over }) =>
      over ? m.employees_moved(words(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? m.employees_dropped(words(active.id, over.id)) : undefined,
    onDragCancel: ({ active }) => m.employees_move_cancelled(words(active.id, active.id)),
  };
}

/** Rows or cards whose order can be changed with the pointer and with the keyboard. */
export function SortableList({ rows, children }: SortableListProps) {
  const move = useReorderEmployees();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) move(String(active.id), String(over.id));
      }}
      accessibility={{
        // Inside the table it would be no row.
        container: document.body,
        announcements: dragAnnouncements(rows),
        screenReaderInstructions: { draggable: m.employees_move_help() },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
