import { stat } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { maxPictureBytes, pictureTypes } from '../../../shared/contracts/picture.ts';
import { AppError } from '../errors.ts';

/** The bytes of a picture, or the file they lie in. */
export type PictureSource = Buffer | string;

/** A small file can unfold to gigabytes of pixels. */
export const maxPicturePixels = 50_000_000;
/** WebP goes no further, in pixels of either side. */
const maxSide = 16_000;

const acceptedTypes: ReadonlySet<string> = new Set(pictureTypes);

async function sizeOf(source: PictureSource): Promise<number> {
  return typeof source === 'string' ? (await stat(source)).size : source.byteLength;
}

async function typeOf(source: PictureSource): Promise<string | undefined> {
  const found =
    typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
  return found?.mime;
}

async function dimensionsOf(source: PictureSource): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch (error) {
    throw new AppError('unsupported-media-type', { cause: error });
  }
}

/**
 * Looks at a picture's size, type and pixels without decoding it; answers the pixels as a viewer sees them, turned the
 * way the camera was held. Throws AppError('unsupported-media-type') for what is no JPEG, PNG or WebP by its bytes and
 * 'payload-too-large' over 10 MB or 50 megapixels.
 */
export async function inspectOriginal(
  source: PictureSource,
): Promise<{ width: number; height: number }> {
  if ((await sizeOf(source)) > maxPictureBytes) throw new AppError('payload-too-large');
  const type = await typeOf(source);
  if (!type || !acceptedTypes.has(type)) throw new AppError('unsupported-media-type');
  const { width, height } = await dimensionsOf(source);
  if (width * height > maxPicturePixels || Math.max(width, height) > maxSide) {
    throw new AppError('payload-too-large');
  }
  return { width, height };
}
