import { LockMode } from '@mikro-orm/core';
import { pictureIdOf } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Image } from '../../db/entities/image.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/**
 * The picture behind one of our addresses, held until the transaction ends, so that it is not swept meanwhile; null for
 * no address. Throws AppError('invalid-input') at `field` where there is no such picture.
 */
export async function holdPicture(
  em: EntityManager,
  address: string | null,
  field: string,
): Promise<Image | null> {
  if (!address) return null;
  const id = pictureIdOf(address);
  const image = id && (await em.findOne(Image, { id }, { lockMode: LockMode.PESSIMISTIC_READ }));
  if (!image) {
    throw new AppError('invalid-input', {
      issues: [{ path: field, message: m.validation_picture() }],
    });
  }
  return image;
}
