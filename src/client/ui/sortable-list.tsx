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
  arrayMove,
  SortableContext,
  type SortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import type { CachedPage } from '../lib/cached-page.ts';
import { cn } from '../lib/cn.ts';
import { readError } from '../lib/read-error.ts';
import type { RowElementProps } from './data-table.tsx';
import { toast } from './toast.tsx';

/** Drag listeners for the handle of a row. */
type RowDrag = {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  setHandle: (element: HTMLElement | null) => void;
};

/** True where the order of the rows can be changed now. */
const CanMoveContext = createContext(false);

/** Carries the drag of the row around it; null where the order cannot be changed. */
const RowDragContext = createContext<RowDrag | null>(null);

interface SortableItemProps extends RowElementProps {
  as: 'li' | 'tr';
  className?: string;
}

/** The element of a row or a card that can be dragged by its handle. */
export function SortableItem({
  as: Item,
  className,
  id,
  isSelected,
  onFocus,
  children,
}: SortableItemProps) {
  const canMove = useContext(CanMoveContext);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef: setHandle,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled: !canMove, attributes: { roleDescription: m.ui_sortable() } });
  return (
    <RowDragContext value={canMove ? { attributes, listeners, setHandle } : null}>
      <Item
        ref={setNodeRef}
        // Rows of different height must not be stretched.
        style={{ transform: CSS.Translate.toString(transform), transition }}
        data-selected={isSelected || undefined}
        onFocus={onFocus}
        className={cn(className, isDragging && 'relative z-10 bg-raised shadow')}
      >
        {children}
      </Item>
    </RowDragContext>
  );
}

interface DragHandleProps {
  /** The record's. */
  name: string;
  className: string;
}

/** The grip of a row: dragged with the pointer, lifted with the space bar; none where the order cannot be changed. */
export function DragHandle({ name, className }: DragHandleProps) {
  const drag = useContext(RowDragContext);
  if (!drag) return null;
  return (
    <button
      ref={drag.setHandle}
      {...drag.attributes}
      {...drag.listeners}
      type="button"
      aria-label={m.ui_move_of({ name })}
      className={cn(
        'grid cursor-grab touch-none place-items-center active:cursor-grabbing',
        className,
      )}
    >
      <GripVertical aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  );
}

type Identified = { id: string };

/** The rows with one at the place of another; null where nothing moves, or one of them is no longer there. */
export function moveRow<Row extends Identified>(
  rows: Row[],
  id: string,
  overId: string,
): Row[] | null {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === overId);
  return from < 0 || to < 0 || from === to ? null : arrayMove(rows, from, to);
}

interface ReorderOptions<Row, Page> {
  cache: CachedPage<Page>;
  /** Stores the order. */
  mutation: {
    useMutation: (options: { meta: { keepsData: true }; scope: { id: string } }) => {
      mutateAsync: (order: { ids: string[] }) => Promise<unknown>;
    };
  };
  /** Asks again for the list. */
  invalidate: () => Promise<void>;
  /** A row at its new place. */
  renumber?: (row: Row, index: number) => Row;
}

/** Moves a row to the place of another: seen at once, saved as one call, taken back when that fails. */
export function useReorder<Row extends Identified, Page extends { rows: Row[] }>({
  cache: { read, change },
  mutation,
  invalidate,
  renumber = (row) => row,
}: ReorderOptions<Row, Page>) {
  const { mutateAsync } = mutation.useMutation({
    meta: { keepsData: true },
    // Orders that are changed quickly wait for one another.
    scope: { id: useId() },
  });
  return async (id: string, overId: string): Promise<void> => {
    const before = read();
    const rows = before && moveRow(before.rows, id, overId)?.map(renumber);
    if (!rows) return;
    const ids = rows.map((row) => row.id);
    const isShown = () =>
      read()
        ?.rows.map((row) => row.id)
        .join() === ids.join();
    change((shown) => ({ ...shown, rows }));
    try {
      await mutateAsync({ ids });
      toast({ title: m.ui_order_saved(), variant: 'success' });
      // The list may have been asked for meanwhile, and answered with the order from before.
      if (!isShown()) await invalidate();
    } catch (error) {
      // A later move stands there already, and is saved by itself.
      if (isShown()) change(() => before);
      const description = readError(error).message;
      toast({ title: m.ui_order_failed(), description, variant: 'danger' });
      await invalidate();
    }
  };
}

/** Announcements while a row is moved; `hasMoved` lasts from one lifting to the next. */
function dragAnnouncements<Row extends Identified>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  hasMoved: RefObject<boolean>,
): Announcements {
  const words = (id: UniqueIdentifier, at: UniqueIdentifier) => {
    const row = rows.find((each) => each.id === id);
    return {
      name: row ? nameOf(row) : '',
      place: rows.findIndex((each) => each.id === at) + 1,
      count: rows.length,
    };
  };
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return m.ui_lifted(words(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // A row is over its own place as soon as it is lifted, and saying so would interrupt the message of the lift.
      if (over.id === active.id && !hasMoved.current) return undefined;
      hasMoved.current = true;
      return m.ui_moved(words(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => (over ? m.ui_dropped(words(active.id, over.id)) : undefined),
    onDragCancel: ({ active }) => m.ui_move_cancelled(words(active.id, active.id)),
  };
}

interface SortableListProps<Row extends Identified> {
  rows: readonly Row[];
  /** Without it the rows stand where they are, and show no handle. */
  canMove: boolean;
  /** The name of a row, to be read out. */
  nameOf: (row: Row) => string;
  /** Below each other, or in a grid. */
  strategy: SortingStrategy;
  /** Puts a row at the place of another. */
  onMove: (id: string, overId: string) => unknown;
  children: ReactNode;
}

/** Stands around rows or cards whose order can be changed with the pointer and with the keyboard. */
export function SortableList<Row extends Identified>({
  rows,
  canMove,
  nameOf,
  strategy,
  onMove,
  children,
}: SortableListProps<Row>) {
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) void onMove(String(active.id), String(over.id));
      }}
      accessibility={{
        // Inside a table it would be no row.
        container: document.body,
        announcements: dragAnnouncements(rows, nameOf, hasMoved),
        screenReaderInstructions: { draggable: m.ui_move_help() },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={strategy}>
        <CanMoveContext value={canMove}>{children}</CanMoveContext>
      </SortableContext>
    </DndContext>
  );
}
