import { Heart } from 'lucide-react';
import type {
  AdminGalleryItem,
  ListGalleryItemsOutput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { RowElementProps } from '../../ui/data-table.tsx';
import { DeleteButton } from '../../ui/delete-record.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { EditButton } from '../../ui/row-buttons.tsx';
import { DragHandle, SortableItem } from '../../ui/sortable-list.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { pictureName } from './picture-texts.ts';
import { usePicturesCache } from './use-pictures.ts';

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
export const SortablePicture = (props: RowElementProps) => (
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
export function PictureCard({ item, onEdit, onDelete }: PictureCardProps) {
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
