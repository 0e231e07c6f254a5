import type { Picture } from '../../../shared/contracts/picture.ts';
import type { Image } from '../../db/entities/image.ts';

/** The address that gives the widest WebP of a picture. */
export function pictureUrl(image: Pick<Image, 'id'>): string {
  return `/images/${image.id}`;
}

/** A stored picture as pages show it. */
export function toPicture(image: Image): Picture {
  return {
    id: image.id,
    url: pictureUrl(image),
    width: image.width,
    height: image.height,
    widths: image.widths,
    placeholder: image.placeholder,
  };
}
