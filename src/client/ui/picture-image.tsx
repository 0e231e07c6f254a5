import type { Picture } from '../../shared/contracts/picture.ts';
import { cn } from '../lib/cn.ts';

interface PictureImageProps {
  picture: Picture;
  alt: string;
  /** How wide it will stand, for the browser to choose a file by, as in `(min-width: 48rem) 33vw, 50vw`. */
  sizes: string;
  className?: string;
  /** It is seen first: fetched at once and before others. */
  priority?: boolean;
  /** Fetched only after the page has been drawn once: where many pictures stand, words and their typeface come first. */
  afterWords?: boolean;
}

/** A picture of ours in the best format and width; until it is there its own blurred colours keep its place. */
export function PictureImage({
  picture,
  alt,
  sizes,
  className,
  priority = false,
  afterWords = false,
}: PictureImageProps) {
  const sourceSet = (format: 'avif' | 'webp') =>
    picture.widths.map((width) => `/images/${picture.id}/${width}.${format} ${width}w`).join(', ');
  // It lies behind the picture, which covers it as soon as it is drawn.
  const style = { backgroundImage: `url("${picture.placeholder}")` };
  const look = cn('bg-mist bg-cover bg-center', className);
  return (
    <picture
      style={afterWords ? style : undefined}
      className={afterWords ? cn('block', look) : 'contents'}
    >
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
        style={afterWords ? undefined : style}
        className={afterWords ? 'size-full animate-after-words object-cover' : look}
      />
    </picture>
  );
}
