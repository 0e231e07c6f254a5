import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { GalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useIsServerRendered } from '../../lib/use-is-server-rendered.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PictureImage, placeholderStyle } from '../../ui/picture-image.tsx';
import { ServerText } from '../../ui/server-text.tsx';
import { toast } from '../../ui/toast.tsx';
import type { LightboxProps } from './lightbox.tsx';
import { tileId, useGallery } from './use-gallery.ts';

/** Placeholder while the list loads after a navigation. */
export function GallerySkeleton() {
  return (
    <main
      id="main"
      aria-busy="true"
      className="mx-auto grid w-full max-w-[90rem] gap-8 px-4 pt-12 pb-20 sm:px-6 md:pt-16 lg:px-10"
    >
      <p role="status" className="text-lg text-muted">
        {m.gallery_loading()}
      </p>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-4">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3 max-md:hidden" />
        <Skeleton className="aspect-4/3 max-xl:hidden" />
      </div>
    </main>
  );
}

interface GalleryTileProps {
  item: GalleryItem;
  /** It takes two rows; `wide` only where there are more than two columns. */
  tall: boolean | 'wide';
  onOpen: () => void;
}

/** On a phone a few pixels less than it stands: for their sake many would fetch the next width, four times the pixels. */
const sizes =
  '(min-width: 90rem) 21rem, (min-width: 80rem) 23vw, (min-width: 64rem) calc(33vw - 2rem), ' +
  '(min-width: 48rem) calc(33vw - 1.5rem), calc(50vw - 1.5rem)';

function GalleryTile({ item, tall, onOpen }: GalleryTileProps) {
  const { id, picture, caption, alt, likeCount, hasLiked } = item;
  const fromServer = useIsServerRendered();
  return (
    <li className={cn(tall && (tall === 'wide' ? 'md:row-span-2' : 'row-span-2'))}>
      <Link
        id={tileId(id)}
        to="/gallery"
        search={{ image: id }}
        resetScroll={false}
        preload={false}
        aria-haspopup="dialog"
        onClick={onOpen}
        // Seen while the picture, which has one of its own, is not to be asked for yet.
        style={fromServer ? placeholderStyle(picture) : undefined}
        className="group relative block size-full overflow-clip rounded bg-mist bg-cover bg-center"
      >
        <PictureImage
          picture={picture}
          alt={alt}
          sizes={sizes}
          className={cn(
            'size-full object-cover transition-transform duration-250 group-hover:scale-[1.03] group-focus-visible:scale-[1.03] motion-reduce:transform-none',
            fromServer && 'animate-after-drawing',
          )}
        />
        <span className="night absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 bg-transparent bg-linear-to-t from-paper via-paper/75 to-transparent px-3 pt-14 pb-2.5 transition-opacity sm:px-4 sm:pb-3 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:group-focus-visible:opacity-100">
          {/* The picture's own description names the link already. */}
          <span aria-hidden="true" className="line-clamp-2 text-sm max-sm:hidden">
            {caption}
          </span>
          <span className="figures ms-auto inline-flex shrink-0 items-center gap-1.5 text-sm font-medium">
            <Heart
              aria-hidden="true"
              strokeWidth={1.75}
              className={cn('size-4', hasLiked && 'fill-sun text-sun')}
            />
            <ServerText aria-hidden of={likeCount} text={() => m.ui_number({ value: likeCount })} />
            <ServerText
              className="sr-only"
              of={likeCount}
              text={() => m.gallery_likes({ count: likeCount })}
            />
          </span>
        </span>
      </Link>
    </li>
  );
}

interface GalleryGridProps {
  items: GalleryItem[];
  onOpen: () => void;
  /** The pointer or the focus is among the pictures. */
  onApproach: () => void;
}

/** As many tiles as the widest row holds. */
const rowLength = 4;
/** From here on a picture is upright enough for two rows. */
const minUprightRatio = 1.15;

/** So many small pictures greet a phone: one large one among them would keep the screen waiting. */
const itemsOnPhoneScreen = 6;

const isUpright = ({ picture }: GalleryItem) => picture.height / picture.width >= minUprightRatio;

/**
 * Columns of one row height, in which an upright picture takes two rows. As every tile is one column wide there are no
 * holes, and what stands first is reached first.
 */
function GalleryGrid({ items, onOpen, onApproach }: GalleryGridProps) {
  return (
    <div className="@container">
      <ul
        aria-label={m.gallery_title()}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className="grid auto-rows-[calc((100cqw_-_(var(--columns)_-_1)_*_var(--gap))_/_var(--columns)_*_0.76)] grid-cols-2 gap-(--gap) [--columns:2] [--gap:0.5rem] md:grid-cols-3 md:[--columns:3] md:[--gap:0.75rem] xl:grid-cols-4 xl:[--columns:4]"
      >
        {items.map((item, index) => (
          <GalleryTile
            key={item.id}
            item={item}
            // One at the end would hang below all the others.
            tall={
              isUpright(item) &&
              index < items.length - rowLength + 1 &&
              (index < itemsOnPhoneScreen ? 'wide' : true)
            }
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  );
}

interface LightboxOptions {
  items: GalleryItem[];
  /** The picture named by the address. */
  image: string | undefined;
  onLike: (item: GalleryItem) => void;
}

interface LightboxControl {
  /** A tile was followed, which adds an entry to the history. */
  noteOpened: () => void;
  /** Fetches the code before it is needed. */
  prepare: () => void;
  dialog: ReactNode;
}

const loadLightbox = () => import('./lightbox.tsx');

/** One picture large, named by `?image=`; a name that no picture has opens nothing. */
function useLightbox({ items, image, onLike }: LightboxOptions): LightboxControl {
  const navigate = useNavigate();
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const place = items.findIndex(({ id }) => id === image);
  const isOpen = place >= 0;

  const showPicture = (id: string | undefined) =>
    void navigate({ to: '/gallery', search: { image: id }, replace: true, resetScroll: false });
  const { noteOpened, close } = useDialogHistory(() => showPicture(undefined));

  useEffect(() => {
    if (!isOpen || Lightbox) return;
    let wanted = true;
    loadLightbox().then(
      (loaded) => {
        if (wanted) setLightbox(() => loaded.Lightbox);
      },
      () => {
        if (!wanted) return;
        const description = m.gallery_no_connection();
        toast({ title: m.gallery_dialog_failed(), description, variant: 'danger' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, Lightbox]);

  return {
    noteOpened,
    // A failure is shown when the picture is opened.
    prepare: () => void loadLightbox().catch(() => {}),
    dialog: Lightbox && (
      <Lightbox items={items} place={place} onShow={showPicture} onLike={onLike} onClose={close} />
    ),
  };
}

const route = getRouteApi('/public/gallery');

export function GalleryPage() {
  const { image } = route.useSearch();
  const { items, toggleLike, refreshIfStale } = useGallery(route.useLoaderData());
  const { noteOpened, prepare, dialog } = useLightbox({ items, image, onLike: toggleLike });
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-12 pb-20 outline-none sm:px-6 md:pt-16 lg:px-10 lg:pb-28"
    >
      <header className="grid items-end gap-x-10 gap-y-5 md:grid-cols-12">
        <h1 className="text-4xl md:col-span-6">{m.gallery_title()}</h1>
        <p className="max-w-[46ch] text-lg text-muted md:col-span-6 lg:col-span-5 lg:col-start-8">
          {m.gallery_intro()}
        </p>
      </header>
      <ArcDivider className="mt-6 mb-6 sm:mb-8" />
      {items.length === 0 ? (
        <EmptyState title={m.gallery_empty()} />
      ) : (
        <GalleryGrid
          items={items}
          onOpen={noteOpened}
          onApproach={() => {
            prepare();
            refreshIfStale();
          }}
        />
      )}
      {dialog}
    </main>
  );
}
