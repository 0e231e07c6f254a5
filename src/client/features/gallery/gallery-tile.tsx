import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import type { GalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useFromServer } from '../../lib/use-from-server.ts';
import { PictureImage } from '../../ui/picture-image.tsx';
import { placeholderOf } from '../../ui/picture-placeholder.ts';
import { ServerText } from '../../ui/server-text.tsx';
import { tileId } from './tile-id.ts';

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

export function GalleryTile({ item, tall, onOpen }: GalleryTileProps) {
  const { id, picture, caption, alt, likeCount, hasLiked } = item;
  const fromServer = useFromServer();
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
        style={fromServer ? placeholderOf(picture) : undefined}
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
