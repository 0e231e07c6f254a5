import { randomUUID } from 'node:crypto';
import type { Crop } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Image } from '../../db/entities/image.ts';
import { ImageVariant } from '../../db/entities/image-variant.ts';
import type { ObjectRef, ObjectStore } from '../../uploads/object-store.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { type EncodedVariant, encodePicture, widthsFor } from './encode-picture.ts';
import { encodingTurn } from './encoding-turn.ts';
import { inspectOriginal, type PictureSource } from './inspect-original.ts';

type StoredVariant = Omit<EncodedVariant, 'bytes'> & ObjectRef & { id: string; size: number };

async function keepVariant(
  objects: ObjectStore,
  { width, format, bytes }: EncodedVariant,
): Promise<StoredVariant> {
  const id = randomUUID();
  const { parts } = objects;
  try {
    const body = (async function* () {
      yield bytes;
    })();
    await parts.append(id, 0, body, bytes.byteLength);
    const object = await objects.keep(
      {
        id,
        path: parts.pathOf(id),
        fileName: `${width}.${format}`,
        contentType: `image/${format}`,
      },
      objects.reserve(id),
    );
    return { id, width, format, size: bytes.byteLength, ...object };
  } finally {
    await parts.remove(id);
  }
}

function requireInside(crop: Crop, original: { width: number; height: number }): void {
  if (crop.x + crop.width <= original.width && crop.y + crop.height <= original.height) return;
  throw new AppError('invalid-input', {
    issues: [{ path: 'crop', message: m.error_invalid_input() }],
  });
}

/**
 * Takes a picture in, or the part of it that `crop` names: checked, re-encoded without its metadata, its bytes kept, then its rows. Bytes come first because
 * a picture is public as soon as it has a row; should the process stop between, the sweep finds files without one.
 * Throws AppError('unsupported-media-type'), 'payload-too-large', or 'invalid-input' for a crop beyond the edges.
 */
export async function storeImage(
  { em, objects }: Pick<ServiceContext, 'em' | 'objects'>,
  source: PictureSource,
  crop?: Crop,
): Promise<Image> {
  const original = await inspectOriginal(source);
  if (crop) requireInside(crop, original);
  const { width, height } = crop ?? original;
  const widths = widthsFor(width);
  const { variants, placeholder } = await encodingTurn(() => encodePicture(source, widths, crop));
  const kept: StoredVariant[] = [];
  try {
    for (const variant of variants) kept.push(await keepVariant(objects, variant));
    const image = em.create(Image, { id: randomUUID(), width, height, widths, placeholder });
    for (const variant of kept) em.create(ImageVariant, { image, ...variant });
    await em.flush();
    return image;
  } catch (error) {
    for (const variant of kept) await objects.remove(variant);
    throw error;
  }
}
