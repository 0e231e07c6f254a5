import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useOrder } from './use-order.ts';

interface SortableListProps {
  rows: readonly EmployeeSummary[];
  children: ReactNode;
}

/** What a screen reader says while a row is moved. */
function announcementsFor(rows: readonly EmployeeSummary[]): Announcements {
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
  const move = useOrder();
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
        announcements: announcementsFor(rows),
        screenReaderInstructions: { draggable: m.employees_move_help() },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
