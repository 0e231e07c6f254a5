import type { AdminGalleryItem } from '../../../shared/contracts/gallery-admin.ts';
import type { GalleryItem } from '../../db/entities/gallery-item.ts';
import { pictureUrl, toPicture } from '../images/to-picture.ts';

/** A picture of the gallery as administrators see it. */
export function toGalleryItem(item: GalleryItem): AdminGalleryItem {
  return {
    id: item.id,
    imageUrl: pictureUrl(item.image),
    picture: toPicture(item.image),
    caption: item.caption ?? null,
    captionGerman: item.captionGerman ?? null,
    alt: item.alt,
    altGerman: item.altGerman,
    likeCount: item.likeCount,
    isActive: item.isActive,
    createdAt: item.createdAt,
    version: item.version,
  };
}

/** What a picture is called in the audit record. */
export function galleryItemLabel({ id, caption, alt }: GalleryItem): string {
  return caption || alt || id;
}
