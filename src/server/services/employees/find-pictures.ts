import { LockMode } from '@mikro-orm/core';
import { additionalImageFields, pictureIdOf } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Image } from '../../db/entities/image.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

const addressFields = ['imageUrl', ...additionalImageFields] as const;
type AddressField = (typeof addressFields)[number];
type Addresses = Partial<Record<AddressField, string | null | undefined>>;
type Pictures = Partial<Record<'image' | (typeof additionalImageFields)[number], Image | null>>;

/**
 * The pictures behind the addresses that were given; null takes one away. They are held until the transaction ends, so
 * that none is swept meanwhile. Throws AppError('invalid-input') where there is no such picture.
 */
export async function findPictures(em: EntityManager, addresses: Addresses): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const field of addressFields) {
    const address = addresses[field];
    if (address === undefined) continue;
    const name = field === 'imageUrl' ? 'image' : field;
    pictures[name] = null;
    if (address === null) continue;
    const id = pictureIdOf(address);
    const image = id && (await em.findOne(Image, { id }, { lockMode: LockMode.PESSIMISTIC_READ }));
    if (!image) {
      throw new AppError('invalid-input', {
        issues: [{ path: field, message: m.validation_picture() }],
      });
    }
    pictures[name] = image;
  }
  return pictures;
}
