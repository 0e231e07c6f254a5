import type { AdminGalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

const maxLength = 60;

/** What a picture is called where its buttons are read aloud. */
export function pictureName({
  caption,
  captionGerman,
  alt,
}: Pick<AdminGalleryItem, 'caption' | 'captionGerman' | 'alt'>): string {
  const name = caption || captionGerman || alt || m.pictures_untitled();
  return name.length > maxLength ? `${name.slice(0, maxLength).trimEnd()}…` : name;
}
