import type { GalleryItem } from '../../../shared/contracts/gallery.ts';
import { PictureImage } from '../../ui/picture-image.tsx';

/** What the bars above and below leave of the height. */
const freeHeight = '(100dvh - 12rem)';

/** As large as the window and the picture allow, in its own proportions before it has arrived. */
export function LightboxPicture({ item: { picture, alt } }: { item: GalleryItem }) {
  const ratio = picture.width / picture.height;
  return (
    <div className="grid min-h-0 place-items-center px-4 sm:px-6 lg:px-10">
      <div
        style={{
          aspectRatio: ratio,
          width: `max(12rem, min(100%, ${picture.width}px, calc(${freeHeight} * ${ratio})))`,
        }}
        className="animate-fade-in overflow-clip rounded"
      >
        <PictureImage
          picture={picture}
          alt={alt}
          sizes={`min(100vw, calc(${freeHeight} * ${ratio.toFixed(3)}))`}
          priority
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}
