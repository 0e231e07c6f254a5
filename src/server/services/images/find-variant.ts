import { type ImageFormat, ImageVariant } from '../../db/entities/image-variant.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** One file of a picture; the widest of its format when no width is asked for. */
export async function findVariant(
  em: EntityManager,
  wanted: { image: string; format: ImageFormat; width?: number },
): Promise<ImageVariant> {
  const variant = await em.findOne(ImageVariant, wanted, { orderBy: { width: 'desc' } });
  if (!variant) throw new AppError('not-found');
  return variant;
}
