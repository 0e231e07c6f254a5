import type { Picture } from '../../shared/contracts/picture.ts';
import { cn } from '../lib/cn.ts';

/** The blurred colours of a picture, for the background of what it will stand in. */
export const placeholderStyle = (picture: Picture) => ({
  backgroundImage: `url("${picture.placeholder}")`,
});

interface PictureImageProps {
  picture: Picture;
  alt: string;
  /** Its width on the page, for the browser to choose a file by, as in `(min-width: 48rem) 33vw, 50vw`. */
  sizes: string;
  className?: string;
  /** It is seen first: fetched at once and before others. */
  priority?: boolean;
}

/** A picture of ours in the best format and width; until it is there its own blurred colours keep its place. */
export function PictureImage({
  picture,
  alt,
  sizes,
  className,
  priority = false,
}: PictureImageProps) {
  const sourceSet = (format: 'avif' | 'webp') =>
    picture.widths.map((width) => `/images/${picture.id}/${width}.${format} ${width}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <img
        src={picture.url}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        // It lies behind the picture, which covers it as soon as it is drawn.
        style={placeholderStyle(picture)}
        className={cn('bg-mist bg-cover bg-center', className)}
      />
    </picture>
  );
}
