import { LockMode } from '@mikro-orm/core';
import { type Picture, parsePictureId, pictureSchema } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Image, type ImageFormat, ImageVariant } from '../../db/entities/images.ts';
import type { EntityManager } from '../../db/orm.ts';
import { fieldError } from '../../errors.ts';
import { copyFields, requireRecord } from '../records.ts';

/** The address that gives the widest WebP of a picture. */
export function pictureUrl(image: Pick<Image, 'id'>): string {
  return `/images/${image.id}`;
}

/** A stored picture as pages show it. */
export const toPicture = (image: Image): Picture =>
  copyFields(pictureSchema, image, { url: pictureUrl(image) });

/** One file of a picture; the widest of its format when no width is asked for. */
export async function findVariant(
  em: EntityManager,
  wanted: { image: string; format: ImageFormat; width?: number },
): Promise<ImageVariant> {
  return requireRecord(em, ImageVariant, wanted, { orderBy: { width: 'desc' } });
}

/**
 * The picture behind one of our addresses, held until the transaction ends, so that it is not swept meanwhile; null for
 * no address. Throws AppError('invalid-input') at `field` where there is no such picture.
 */
export async function lockPicture(
  em: EntityManager,
  address: string | null,
  field: string,
): Promise<Image | null> {
  if (!address) return null;
  const id = parsePictureId(address);
  const image = id && (await em.findOne(Image, { id }, { lockMode: LockMode.PESSIMISTIC_READ }));
  if (!image) {
    throw fieldError(field, m.validation_picture());
  }
  return image;
}
