import type {
  AdminGalleryItem,
  UploadGalleryItemInput,
} from '../../../shared/contracts/gallery-admin.ts';
import { GalleryItem } from '../../db/entities/gallery-item.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { storeImage } from '../images/store-image.ts';
import { galleryItemLabel, toGalleryItem } from './to-gallery-item.ts';

/** What is new stands before everything else. */
async function firstPlace(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ place: number | null }[]>(
    'select min("display_order") - 1 as place from "gallery_items"',
  );
  return row?.place ?? 0;
}

/**
 * Makes a picture of bytes that were received and takes it into the gallery, shown at once and before the others.
 * Throws AppError('not-found') when no bytes came, 'unsupported-media-type' or 'payload-too-large' for what is no picture
 * of ours.
 */
export async function uploadGalleryItem(
  ctx: ServiceContext,
  { part, caption, captionGerman, ...alts }: UploadGalleryItemInput,
): Promise<AdminGalleryItem> {
  const { parts } = ctx.objects;
  if ((await parts.size(part)) === 0) throw new AppError('not-found');
  // Outside the transaction: encoding takes seconds, and a picture without a record is swept.
  const image = await storeImage(ctx, parts.pathOf(part));
  const uploaded = await ctx.em.transactional(async (em) => {
    const item = em.create(GalleryItem, {
      image,
      caption: caption || null,
      captionGerman: captionGerman || null,
      ...alts,
      displayOrder: await firstPlace(em),
    });
    await em.persist(item).flush();
    recordEvent(em, ctx, {
      action: 'gallery.upload',
      subjectId: item.id,
      subjectLabel: galleryItemLabel(item),
    });
    return toGalleryItem(item);
  });
  ctx.contentChanged();
  return uploaded;
}
