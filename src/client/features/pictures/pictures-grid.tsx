import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { type RefObject, useRef } from 'react';
import type { AdminGalleryItem } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PictureCard } from './picture-card.tsx';
import { pictureName } from './picture-name.ts';
import { useOrder } from './use-order.ts';

interface PicturesGridProps {
  items: readonly AdminGalleryItem[];
  canMove: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (item: AdminGalleryItem) => void;
}

/** What a screen reader says while a picture is moved; `hasMoved` lasts from one lifting to the next. */
function announcementsFor(
  items: readonly AdminGalleryItem[],
  hasMoved: RefObject<boolean>,
): Announcements {
  const words = (id: UniqueIdentifier, at: UniqueIdentifier) => {
    const item = items.find((each) => each.id === id);
    return {
      name: item ? pictureName(item) : m.pictures_untitled(),
      place: items.findIndex((each) => each.id === at) + 1,
      count: items.length,
    };
  };
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return m.pictures_lifted(words(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // It is told to be over its own place as soon as it is lifted, which would drown that out.
      if (over.id === active.id && !hasMoved.current) return undefined;
      hasMoved.current = true;
      return m.pictures_moved(words(active.id, over.id));
    },
    onDragEnd: ({ active, over }) =>
      over ? m.pictures_dropped(words(active.id, over.id)) : undefined,
    onDragCancel: ({ active }) => m.pictures_move_cancelled(words(active.id, active.id)),
  };
}

export function PicturesGrid({ items, canMove, selected, ...actions }: PicturesGridProps) {
  const move = useOrder();
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over) move(String(active.id), String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: announcementsFor(items, hasMoved),
        screenReaderInstructions: { draggable: m.pictures_move_help() },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul
          aria-label={m.pictures_title()}
          className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4 p-0"
        >
          {items.map((item) => (
            <PictureCard
              key={item.id}
              item={item}
              canMove={canMove}
              isSelected={item.id === selected}
              {...actions}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
