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
import type { AdminGalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { cn } from '../../lib/cn.ts';
import { moveRow } from '../../lib/moved-rows.ts';
import { readError } from '../../lib/read-error.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Pagination } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { toast } from '../../ui/toast.tsx';
import { PictureCard } from './picture-card.tsx';
import { pictureName } from './picture-texts.ts';
import { type usePictures, usePicturesCache, usePicturesSearch } from './use-pictures.ts';

/** Moves a picture to the place of another: seen at once, saved as one call, taken back when that fails. */
function useReorderPictures() {
  const { read, change } = usePicturesCache();
  const invalidate = useInvalidate('admin.pictures');
  const order = trpc.admin.pictures.order.useMutation({
    meta: { keepsData: true },
    onSuccess: () => toast({ title: m.pictures_order_saved(), variant: 'success' }),
    onError: (error) => {
      toast({
        title: m.pictures_order_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
      void invalidate();
    },
  });

  return (id: string, overId: string) => {
    const list = read();
    const rows = list && moveRow(list.rows, id, overId);
    if (!rows) return;
    change((shown) => ({ ...shown, rows }));
    order.mutate({ ids: rows.map((row) => row.id) }, { onError: () => change(() => list) });
  };
}

interface PicturesGridProps {
  items: readonly AdminGalleryItem[];
  canMove: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (item: AdminGalleryItem) => void;
}

/** Announcements while a picture is moved; `hasMoved` lasts from one lifting to the next. */
function dragAnnouncements(
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

function PicturesGrid({ items, canMove, selected, ...actions }: PicturesGridProps) {
  const move = useReorderPictures();
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
        announcements: dragAnnouncements(items, hasMoved),
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

const cards = Array.from({ length: 8 }, (_, index) => index);

function PicturesSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
    >
      <span className="sr-only">{m.ui_loading()}</span>
      {cards.map((card) => (
        <div key={card} className="grid gap-3 rounded border border-mist p-3">
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  );
}

interface PicturesResultProps {
  query: ReturnType<typeof usePictures>;
  onEdit: (id: string) => void;
  onDelete: (item: AdminGalleryItem) => void;
  onUpload: () => void;
}

export function PicturesResult({ query, onEdit, onDelete, onUpload }: PicturesResultProps) {
  const { sort, isFiltered, clearFilters, turnPage } = usePicturesSearch();
  const { selected, select } = useRowShortcuts({
    ids: (query.data?.rows ?? []).map(({ id }) => id),
    elementId: editButtonId,
    onOpen: onEdit,
  });
  const canMove = sort === 'place';

  return (
    <QueryResult query={query} errorTitle={m.pictures_error()} skeleton={<PicturesSkeleton />}>
      {({ rows, total, nextCursor, previousCursor }) => {
        if (rows.length === 0 && !query.isPlaceholderData) {
          return isFiltered ? (
            <EmptyState
              title={m.pictures_nothing()}
              action={
                <Button variant="secondary" onClick={() => void clearFilters()}>
                  {m.pictures_clear()}
                </Button>
              }
            >
              {m.pictures_nothing_text()}
            </EmptyState>
          ) : (
            <EmptyState
              title={m.pictures_none()}
              action={<Button onClick={onUpload}>{m.pictures_upload()}</Button>}
            >
              {m.pictures_none_text()}
            </EmptyState>
          );
        }
        return (
          <div className="grid min-w-0 gap-4">
            {canMove && <p className="text-sm text-muted">{m.pictures_order_hint()}</p>}
            <div
              aria-busy={query.isPlaceholderData}
              className={cn('min-w-0 transition-opacity', query.isPlaceholderData && 'opacity-60')}
            >
              <PicturesGrid
                items={rows}
                canMove={canMove && !query.isPlaceholderData}
                selected={selected}
                onSelect={select}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            </div>
            <Pagination
              summary={m.pictures_total({ count: total })}
              onPrevious={
                previousCursor ? () => void turnPage({ before: previousCursor }) : undefined
              }
              onNext={nextCursor ? () => void turnPage({ after: nextCursor }) : undefined}
            />
            <p className="text-xs text-muted max-lg:hidden">{m.pictures_keys_hint()}</p>
          </div>
        );
      }}
    </QueryResult>
  );
}
