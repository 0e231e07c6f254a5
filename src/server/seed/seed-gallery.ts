import { z } from 'zod';
import { GalleryItem } from '../db/entities/gallery.ts';
import { type Image, imageFormats } from '../db/entities/images.ts';
import type { EntityManager } from '../db/orm.ts';
import type { ServiceContext } from '../services/context.ts';
import { addEncodedImage, type EncodedPicture } from '../services/images/store-image.ts';
import { readDemoData, readDemoFile } from './demo-data.ts';

const pictureSchema = z.strictObject({
  /** Names its file and the folder of its variants below `data/pictures`, and the picture of an article. */
  name: z.string(),
  caption: z.string(),
  captionGerman: z.string(),
  alt: z.string(),
  altGerman: z.string(),
});

/** The gallery of a new site in its order. */
export const demoPictures = readDemoData('gallery.json', z.array(pictureSchema));

/** Sizes and placeholders of the demo pictures by their names, as `npm run demo-files` wrote them. */
const encodedPicturesSchema = z.record(
  z.string(),
  z.strictObject({
    width: z.number().int(),
    height: z.number().int(),
    widths: z.array(z.number().int()),
    placeholder: z.string(),
  }),
);

/** Reads a picture that was encoded beforehand: encoding them all takes longer than the rest of a first start. */
function readEncodedPicture(
  encodedPictures: z.infer<typeof encodedPicturesSchema>,
  name: string,
): EncodedPicture {
  const encoded = encodedPictures[name];
  if (!encoded) throw new Error(`run npm run demo-files: it did not encode ${name}`);
  const { widths, ...picture } = encoded;
  const variants = imageFormats.flatMap((format) =>
    widths.map((width) => ({
      width,
      format,
      bytes: readDemoFile(`pictures/${name}/${width}.${format}`),
    })),
  );
  return { ...picture, variants };
}

/** Stores a picture of the demo content by its name; its rows are flushed with what shows it. */
export type StorePicture = (name: string) => Promise<Image>;

/** Stores pictures of the demo content, each once, when they are first asked for. */
export function createPictureStore(ctx: Pick<ServiceContext, 'em' | 'objects'>): StorePicture {
  const stored = new Map<string, Image>();
  const encodedPictures = readDemoData('pictures.json', encodedPicturesSchema);
  return async (name) => {
    const known = stored.get(name);
    if (known) return known;
    const image = await addEncodedImage(ctx, readEncodedPicture(encodedPictures, name));
    stored.set(name, image);
    return image;
  };
}

/** Fills an empty gallery; all pictures appear together. */
export async function seedGallery(em: EntityManager, storePicture: StorePicture): Promise<void> {
  if ((await em.count(GalleryItem)) > 0) return;
  const items = [];
  for (const { name, ...texts } of demoPictures) {
    items.push({ ...texts, image: await storePicture(name) });
  }
  for (const [displayOrder, item] of items.entries()) {
    em.create(GalleryItem, { ...item, displayOrder });
  }
  await em.flush();
}
