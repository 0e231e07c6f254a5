import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type {
  AdminGalleryItem,
  GallerySort,
  ListGalleryItemsOutput,
} from '../../../shared/contracts/gallery.ts';
import { gallerySortSchema, galleryStateSchema } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { Select } from '../../ui/select.tsx';
import { SortableList, useReorder } from '../../ui/sortable-list.tsx';
import { PictureCard, SortablePicture } from './picture-card.tsx';
import { pictureName } from './picture-texts.ts';
import { type usePictures, usePicturesCache, type usePicturesSearch } from './use-pictures.ts';

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
        errorTitle={m.pictures_error()}
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
