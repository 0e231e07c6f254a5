import type { GalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { GalleryTile } from './gallery-tile.tsx';

interface GalleryGridProps {
  items: GalleryItem[];
  onOpen: () => void;
  /** The pointer or the focus is among the pictures. */
  onApproach: () => void;
}

/** As many tiles as the widest row holds. */
const rowLength = 4;
/** From here on a picture is upright enough for two rows. */
const uprightFrom = 1.15;

/** So many small pictures greet a phone: one large one among them would keep the screen waiting. */
const phoneScreen = 6;

const isUpright = ({ picture }: GalleryItem) => picture.height / picture.width >= uprightFrom;

/**
 * Columns of one row height, in which an upright picture takes two rows. As every tile is one column wide there are no
 * holes, and what stands first is reached first.
 */
export function GalleryGrid({ items, onOpen, onApproach }: GalleryGridProps) {
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
              (index < phoneScreen ? 'wide' : true)
            }
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  );
}
