import type { Picture, StoreImageInput } from '../../../shared/contracts/picture.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { storeImage } from './store-image.ts';
import { toPicture } from './to-picture.ts';

/**
 * Makes a picture of bytes that were received; whoever received them removes them. Throws AppError('not-found') when
 * none came, and what `storeImage` throws.
 */
export async function storePart(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
  { part, crop }: StoreImageInput,
): Promise<{ picture: Picture }> {
  const { parts } = ctx.objects;
  if ((await parts.size(part)) === 0) throw new AppError('not-found');
  return { picture: toPicture(await storeImage(ctx, parts.pathOf(part), crop)) };
}
