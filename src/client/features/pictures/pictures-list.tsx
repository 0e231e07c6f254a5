import { rectSortingStrategy } from '@dnd-kit/sortable';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type AdminGalleryItem,
  type GallerySort,
  gallerySortSchema,
  galleryStateSchema,
  type ListGalleryItemsOutput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { RowElementProps } from '../../ui/data-table.tsx';
import { DeleteButton } from '../../ui/delete-record.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { EditButton, editButtonId } from '../../ui/row-buttons.tsx';
import { Select } from '../../ui/select.tsx';
import { DragHandle, SortableItem, SortableList, useReorder } from '../../ui/sortable-list.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { pictureName } from './picture-texts.ts';
import { type usePictures, usePicturesCache, type usePicturesSearch } from './use-pictures.ts';

function withState(list: ListGalleryItemsOutput, id: string, isActive: boolean) {
  const item = list.rows.find((row) => row.id === id);
  if (!item || item.isActive === isActive) return list;
  const step = isActive ? 1 : -1;
  return {
    ...list,
    rows: list.rows.map((row) => (row.id === id ? { ...row, isActive } : row)),
    counts: { active: list.counts.active + step, hidden: list.counts.hidden - step },
  };
}

/** Hides or shows a picture: seen at once, taken back when the server does not follow. */
function useTogglePicture() {
  const { change } = usePicturesCache();
  const put = (id: string, isActive: boolean) => change((list) => withState(list, id, isActive));
  const update = trpc.admin.pictures.update.useMutation({
    onMutate: ({ id, isActive = true }) => put(id, isActive),
    onSuccess: () => toast({ title: m.pictures_status_updated(), variant: 'success' }),
    onError: (error, { id, isActive = true }) => {
      put(id, !isActive);
      toastFailure(m.pictures_status_failed(), error);
    },
  });
  return {
    toggle: (id: string, isActive: boolean) => update.mutate({ id, isActive }),
    isToggling: update.isPending,
  };
}

/** A card of the grid, which can be moved by its handle. */
const SortablePicture = (props: RowElementProps) => (
  <SortableItem
    {...props}
    as="li"
    className="grid min-w-0 content-start overflow-clip rounded border border-mist bg-raised data-selected:border-sea"
  />
);

interface PictureCardProps {
  item: AdminGalleryItem;
  onEdit: (id: string) => void;
  onDelete: (item: AdminGalleryItem) => void;
}

const sizes = '(min-width: 80rem) 20rem, (min-width: 40rem) 33vw, 94vw';

/** The content of a card. */
function PictureCard({ item, onEdit, onDelete }: PictureCardProps) {
  const { id, picture, caption, alt, likeCount, isActive } = item;
  const name = pictureName(item);
  const { toggle, isToggling } = useTogglePicture();
  return (
    <>
      <div className="relative">
        <div lang="en">
          <PictureImage
            picture={picture}
            alt={alt}
            sizes={sizes}
            className={cn('aspect-4/3 w-full object-cover', !isActive && 'opacity-45 grayscale')}
          />
        </div>
        {!isActive && <Badge className="absolute start-2 top-2">{m.pictures_hidden()}</Badge>}
        <DragHandle
          name={name}
          className="absolute end-2 top-2 size-11 rounded border border-edge bg-raised text-ink hover:text-sea sm:size-9"
        />
      </div>
      <div className="grid gap-2 p-3">
        <p
          lang={caption ? 'en' : undefined}
          className={cn('line-clamp-2 min-h-12 wrap-anywhere', !caption && 'text-muted')}
        >
          {caption || m.pictures_no_caption()}
        </p>
        <p className="figures flex items-center gap-1.5 text-sm text-muted">
          <Heart aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.pictures_likes({ count: likeCount })}
        </p>
        {!alt && <p className="text-sm text-warning">{m.pictures_no_alt()}</p>}
        <div className="flex flex-wrap gap-1">
          <EditButton id={id} label={m.ui_edit_of({ name })} onEdit={onEdit} />
          <Button
            variant="quiet"
            size="sm"
            aria-disabled={isToggling || undefined}
            aria-label={isActive ? m.pictures_hide_of({ name }) : m.pictures_show_of({ name })}
            onClick={() => {
              if (!isToggling) toggle(id, !isActive);
            }}
          >
            {isActive ? m.pictures_hide() : m.pictures_show()}
          </Button>
          <DeleteButton
            label={m.ui_delete_of({ name })}
            onClick={() => onDelete(item)}
            className="ms-auto"
          />
        </div>
      </div>
    </>
  );
}

const stateLabels = { active: m.pictures_active, hidden: m.pictures_hidden };

const sortLabels: Record<GallerySort, () => string> = {
  place: m.pictures_sort_place,
  newest: m.pictures_sort_newest,
  likes: m.pictures_sort_likes,
};

interface PicturesToolbarProps {
  list: ReturnType<typeof usePicturesSearch>;
  counts: ListGalleryItemsOutput['counts'] | undefined;
}

function PicturesToolbar({ list, counts }: PicturesToolbarProps) {
  const { search, filter } = list;
  return (
    <ListToolbar
      list={list}
      label={m.pictures_search()}
      placeholder={m.pictures_search_placeholder()}
    >
      <StateFilter
        label={m.pictures_filter()}
        values={galleryStateSchema.options}
        labels={stateLabels}
        counts={counts}
        value={search.state}
        onValueChange={(state) => filter({ state })}
      />
      <Select
        aria-label={m.pictures_sort()}
        className="w-full sm:ms-auto sm:w-60"
        value={search.sort ?? 'place'}
        onValueChange={(value) => {
          const sort = gallerySortSchema.safeParse(value).data;
          if (sort) void filter({ sort: sort === 'place' ? undefined : sort });
        }}
        options={gallerySortSchema.options.map((value) => ({ value, label: sortLabels[value]() }))}
      />
    </ListToolbar>
  );
}

interface SortablePicturesProps {
  rows: readonly AdminGalleryItem[];
  canMove: boolean;
  children: ReactNode;
}

function SortablePictures({ children, ...list }: SortablePicturesProps) {
  const move = useReorder({
    cache: usePicturesCache(),
    mutation: trpc.admin.pictures.order,
    invalidate: useInvalidate('admin.pictures'),
  });
  return (
    <SortableList {...list} nameOf={pictureName} strategy={rectSortingStrategy} onMove={move}>
      {children}
    </SortableList>
  );
}

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4';

const cards = Array.from({ length: 8 }, (_, index) => index);

function PicturesSkeleton() {
  return (
    <div role="status" aria-busy="true" className={gridClass}>
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

interface PicturesListProps {
  list: ReturnType<typeof usePicturesSearch>;
  query: ReturnType<typeof usePictures>;
  onEdit: (id: string) => void;
  onDelete: (item: AdminGalleryItem) => void;
  onUpload: () => void;
}

/** The page of pictures that the address describes, with its filters; in the order of the site it can be changed. */
export function PicturesList({ list, query, onEdit, onDelete, onUpload }: PicturesListProps) {
  const isInOrder = (list.search.sort ?? 'place') === 'place';
  return (
    <>
      <PicturesToolbar list={list} counts={query.data?.counts} />
      <RecordList
        label={m.pictures_title()}
        list={list}
        query={query}
        columns={[]}
        asCards
        note={isInOrder && <p className="text-sm text-muted">{m.pictures_order_hint()}</p>}
        skeleton={<PicturesSkeleton />}
        frame={(shown) => (
          <SortablePictures
            rows={query.data?.rows ?? []}
            canMove={isInOrder && !query.isPlaceholderData}
          >
            {shown}
          </SortablePictures>
        )}
        CardItem={SortablePicture}
        cardsClass={`m-0 list-none p-0 ${gridClass}`}
        card={(item) => <PictureCard item={item} onEdit={onEdit} onDelete={onDelete} />}
        elementId={editButtonId}
        onOpen={onEdit}
        summary={(count) => m.pictures_total({ count })}
        nothing={m.pictures_nothing_text()}
        empty={{
          title: m.pictures_none(),
          text: m.pictures_none_text(),
          action: <Button onClick={onUpload}>{m.pictures_upload()}</Button>,
        }}
        hint={m.pictures_keys_hint()}
      />
    </>
  );
}
