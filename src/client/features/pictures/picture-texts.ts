import type { AdminGalleryItem, GalleryTexts } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const emptyTexts: GalleryTexts = { caption: '', captionGerman: '', alt: '', altGerman: '' };

/** The fields of the texts, in the order of the forms. */
export const textFields = [
  { name: 'caption', label: m.pictures_caption, hint: m.pictures_caption_hint, lang: undefined },
  {
    name: 'captionGerman',
    label: m.pictures_caption_german,
    hint: m.pictures_caption_hint,
    lang: 'de',
  },
  { name: 'alt', label: m.pictures_alt, hint: m.pictures_alt_hint, lang: undefined },
  { name: 'altGerman', label: m.pictures_alt_german, hint: m.pictures_alt_hint, lang: 'de' },
] as const;

export const maxTextLength = 300;

const maxNameLength = 60;

/** Name of a picture for its buttons' labels. */
export function pictureName({
  caption,
  captionGerman,
  alt,
  altGerman,
  fileName,
}: AdminGalleryItem): string {
  const name = caption || captionGerman || alt || altGerman || fileName || m.pictures_untitled();
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength).trimEnd()}…` : name;
}
