import type {
  AdminGalleryItem,
  UpdateGalleryItemInput,
} from '../../../shared/contracts/gallery-admin.ts';
import { GalleryItem } from '../../db/entities/gallery-item.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { galleryItemLabel, toGalleryItem } from './to-gallery-item.ts';

/**
 * Changes the given texts of a picture, or whether it is shown.
 * Throws AppError('not-found'), 'conflict' when somebody else saved since `version`.
 */
export async function updateGalleryItem(
  ctx: ServiceContext,
  { id, version, ...changes }: UpdateGalleryItemInput,
): Promise<AdminGalleryItem> {
  const updated = await ctx.em.transactional(async (em) => {
    const item = await em.findOne(GalleryItem, { id }, { populate: ['image'] });
    if (!item) throw new AppError('not-found');
    if (version !== undefined && version !== item.version) throw new AppError('conflict');
    const { caption, captionGerman, ...others } = changes;
    em.assign(item, {
      ...others,
      // An empty caption is none.
      ...(caption === undefined ? {} : { caption: caption || null }),
      ...(captionGerman === undefined ? {} : { captionGerman: captionGerman || null }),
    });
    recordEvent(em, ctx, {
      action: 'gallery.update',
      subjectId: id,
      subjectLabel: galleryItemLabel(item),
    });
    await em.flush();
    return toGalleryItem(item);
  });
  ctx.contentChanged();
  return updated;
}
