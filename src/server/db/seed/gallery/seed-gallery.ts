import { GalleryItem } from '../../entities/gallery-item.ts';
import type { EntityManager } from '../../orm.ts';
import type { DrawPicture } from './drawn-pictures.ts';
import { galleryPictures } from './gallery-pictures.ts';

/** Fills an empty gallery with the drawn pictures; all of them appear together. */
export async function seedGallery(em: EntityManager, draw: DrawPicture): Promise<void> {
  if ((await em.count(GalleryItem)) > 0) return;
  const drawn = [];
  for (const { name, scene: _scene, ...texts } of galleryPictures) {
    drawn.push({ ...texts, image: await draw(name) });
  }
  for (const [displayOrder, item] of drawn.entries()) {
    em.create(GalleryItem, { ...item, displayOrder });
  }
  await em.flush();
}
