import sharp from 'sharp';
import { GalleryItem } from '../db/entities/gallery.ts';
import type { Image } from '../db/entities/images.ts';
import type { EntityManager } from '../db/orm.ts';
import type { ServiceContext } from '../services/context.ts';
import { storeImage } from '../services/images/store-image.ts';
import { galleryPictures } from './gallery/gallery-pictures.ts';

/** Pixels; wide enough for a picture in the gallery, and soon made. */
const galleryWidth = 960;

/** Draws and stores a picture by its name, in pixels of the place it is first asked for. */
export type DrawPicture = (name: string, width?: number) => Promise<Image>;

/** The pictures of the demo content, each drawn when it is first asked for and stored once. */
export function createPictureDrawer(ctx: Pick<ServiceContext, 'em' | 'objects'>): DrawPicture {
  const drawn = new Map<string, Image>();
  return async (name, width = galleryWidth) => {
    const known = drawn.get(name);
    if (known) return known;
    const picture = galleryPictures.find((candidate) => candidate.name === name);
    if (!picture) throw new Error(`no picture is called ${name}`);
    const original = await sharp(Buffer.from(picture.scene.draw()))
      .resize({ width, withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const image = await storeImage(ctx, original);
    drawn.set(name, image);
    return image;
  };
}

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
