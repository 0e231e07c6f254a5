import type { AdminGalleryItem, GalleryTexts } from '../../../shared/contracts/gallery.ts';

export const noTexts: GalleryTexts = { caption: '', captionGerman: '', alt: '', altGerman: '' };

/** The values with which the form of a picture opens: no caption is an empty one. */
export function textValues(item: AdminGalleryItem): GalleryTexts {
  const { caption, captionGerman, alt, altGerman } = item;
  return { caption: caption ?? '', captionGerman: captionGerman ?? '', alt, altGerman };
}
