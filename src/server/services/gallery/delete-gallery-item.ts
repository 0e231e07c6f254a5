import { GalleryItem } from '../../db/entities/gallery-item.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { galleryItemLabel } from './to-gallery-item.ts';

/** Takes a picture out of the gallery with its likes; its files go with the sweep. Throws AppError('not-found'). */
export async function deleteGalleryItem(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const item = await em.findOne(GalleryItem, { id });
    // Of two at the same moment, one finds it gone.
    if (!item || (await em.nativeDelete(GalleryItem, { id })) === 0) {
      throw new AppError('not-found');
    }
    em.clear();
    recordEvent(em, ctx, {
      action: 'gallery.delete',
      subjectId: id,
      subjectLabel: galleryItemLabel(item),
    });
  });
  ctx.contentChanged();
}
