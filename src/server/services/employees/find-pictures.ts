import { additionalImageFields } from '../../../shared/contracts/employee-record.ts';
import type { Image } from '../../db/entities/image.ts';
import type { EntityManager } from '../../db/orm.ts';
import { holdPicture } from '../images/images.ts';

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
    pictures[name] = await holdPicture(em, address, field);
  }
  return pictures;
}
