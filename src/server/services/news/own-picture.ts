import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Image } from '../../db/entities/image.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** The picture behind one of our addresses; null for none. Throws AppError('invalid-input') when it is not there. */
export async function ownPicture(em: EntityManager, address: string | null): Promise<Image | null> {
  const id = address?.split('/')[2];
  if (!id) return null;
  const image = await em.findOne(Image, { id });
  if (!image) {
    throw new AppError('invalid-input', {
      issues: [{ path: 'mainImage', message: m.content_picture_foreign() }],
    });
  }
  return image;
}
