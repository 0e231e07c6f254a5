import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import {
  type Crop,
  maxPictureBytes,
  type Picture,
  pictureTypes,
  pictureWidths,
  type StoreImageInput,
} from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Image, type ImageFormat, ImageVariant, imageFormats } from '../../db/entities/images.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { ObjectRef, ObjectStore } from '../../storage/object-store.ts';
import type { RoleContext, ServiceContext } from '../context.ts';
import { toPicture } from './images.ts';

/** A fresh name under which the bytes of one picture are received. */
export function beginImageUpload(): { part: string } {
  return { part: randomUUID() };
}

/** The bytes of a picture, or the file they lie in. */
type PictureSource = Buffer | string;

/** A small file can unfold to gigabytes of pixels. */
const maxPicturePixels = 50_000_000;
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

// One picture must not take every core from the people who read pages meanwhile.
sharp.concurrency(1);

/** Pixels; blurred by the browser, so a few are enough. */
const placeholderWidth = 16;

type EncodedVariant = { width: number; format: ImageFormat; bytes: Buffer };

/** A picture in its stored form: its pixels as a viewer sees them, its files, and a tiny data URL to blur meanwhile. */
export type EncodedPicture = {
  width: number;
  height: number;
  placeholder: string;
  variants: EncodedVariant[];
};

const encode: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 72, effort: 2 }),
};

/** The widths a picture of this width is made in, ascending: none wider than it, and at least one. */
function widthsFor(width: number): number[] {
  const fitting = pictureWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

const toExtractArea = ({ x, y, width, height }: Crop) => ({ left: x, top: y, width, height });

/** Decodes and turns a picture once, to make smaller ones from it; without the metadata of the original. */
async function decode(
  source: PictureSource,
  width: number,
  crop: Crop | undefined,
): Promise<Sharp> {
  try {
    const upright = sharp(source, {
      limitInputPixels: maxPicturePixels,
      failOn: 'error',
    }).autoOrient();
    const { data, info } = await (crop ? upright.extract(toExtractArea(crop)) : upright)
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: columns, height: rows, channels } = info;
    return sharp(data, { raw: { width: columns, height: rows, channels } });
  } catch (error) {
    throw new AppError('unsupported-media-type', { cause: error });
  }
}

async function encodeAll(
  decoded: Sharp,
  widths: readonly number[],
  format: ImageFormat,
): Promise<EncodedVariant[]> {
  const variants: EncodedVariant[] = [];
  for (const width of widths) {
    const bytes = await encode[format](decoded.clone().resize({ width })).toBuffer();
    variants.push({ width, format, bytes });
  }
  return variants;
}

/** Makes the files of a picture or a part of it, both formats side by side, and its placeholder, a data URL. */
async function encodePicture(
  source: PictureSource,
  widths: readonly number[],
  crop?: Crop,
): Promise<{ variants: EncodedVariant[]; placeholder: string }> {
  const decoded = await decode(source, Math.max(...widths), crop);
  const variants = await Promise.all(
    imageFormats.map((format) => encodeAll(decoded, widths, format)),
  );
  const tiny = await decoded
    .clone()
    .resize({ width: placeholderWidth })
    .blur(1)
    .webp({ quality: 40 })
    .toBuffer();
  return {
    variants: variants.flat(),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** Decoded, a picture takes up to 200 MB however small its file is: so few are worked on at once. */
const maxConcurrentEncodings = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when it is its turn, in the order of asking; its failure is the caller's. */
async function withEncodingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrentEncodings)
    await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Hands the place to the one that waits longest, so that none slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

type StoredVariant = Omit<EncodedVariant, 'bytes'> & ObjectRef & { id: string; size: number };

async function storeVariant(
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
    const object = await objects.store(
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

function requireCropInside(crop: Crop, original: { width: number; height: number }): void {
  if (crop.x + crop.width <= original.width && crop.y + crop.height <= original.height) return;
  throw fieldError('crop', m.error_invalid_input());
}

/**
 * Checks a picture, or the part of it that `crop` names, and encodes it again without its metadata.
 * Throws AppError('unsupported-media-type'), 'payload-too-large', or 'invalid-input' for a crop beyond the edges.
 */
export async function encodeImage(source: PictureSource, crop?: Crop): Promise<EncodedPicture> {
  const original = await inspectOriginal(source);
  if (crop) requireCropInside(crop, original);
  const { width, height } = crop ?? original;
  const encoded = await withEncodingSlot(() => encodePicture(source, widthsFor(width), crop));
  return { width, height, ...encoded };
}

/** Stores the files of an encoded picture, all or none. */
async function storeVariants(
  objects: ObjectStore,
  variants: readonly EncodedVariant[],
): Promise<StoredVariant[]> {
  // Side by side, because each file waits for the disk.
  const stored = await Promise.allSettled(
    variants.map((variant) => storeVariant(objects, variant)),
  );
  const written = stored.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failure = stored.find((one) => one.status === 'rejected');
  if (!failure) return written;
  for (const variant of written) await objects.remove(variant);
  throw failure.reason;
}

type ImageStorage = Pick<ServiceContext, 'em' | 'objects'>;

function addImage(em: ImageStorage['em'], encoded: EncodedPicture, stored: StoredVariant[]): Image {
  const { width, height, placeholder } = encoded;
  const widths = [...new Set(stored.map((variant) => variant.width))];
  const image = em.create(Image, { id: randomUUID(), width, height, widths, placeholder });
  for (const variant of stored) em.create(ImageVariant, { image, ...variant });
  return image;
}

/**
 * Stores the bytes of an encoded picture and adds its rows to those that the caller flushes. If that fails, the sweep
 * finds files without a row.
 */
export async function addEncodedImage(
  { em, objects }: ImageStorage,
  encoded: EncodedPicture,
): Promise<Image> {
  return addImage(em, encoded, await storeVariants(objects, encoded.variants));
}

/**
 * Stores an encoded picture: first its bytes, then its rows, because a picture is public as soon as it has a row. If
 * the process stop between, the sweep finds files without one.
 */
async function storeEncodedImage(
  { em, objects }: ImageStorage,
  encoded: EncodedPicture,
): Promise<Image> {
  const stored = await storeVariants(objects, encoded.variants);
  try {
    const image = addImage(em, encoded, stored);
    await em.flush();
    return image;
  } catch (error) {
    for (const variant of stored) await objects.remove(variant);
    throw error;
  }
}

/** Takes a picture in, or the part of it that `crop` names. Throws what `encodeImage` throws. */
export async function storeImage(
  ctx: ImageStorage,
  source: PictureSource,
  crop?: Crop,
): Promise<Image> {
  return storeEncodedImage(ctx, await encodeImage(source, crop));
}

/**
 * Makes a picture of received bytes; the receiver removes them. Throws AppError('not-found') when
 * none came, and what `storeImage` throws.
 */
export async function storeReceivedImage(
  ctx: RoleContext<'admin' | 'employee'>,
  { part, crop }: StoreImageInput,
): Promise<{ picture: Picture }> {
  const { parts } = ctx.objects;
  if ((await parts.size(part)) === 0) throw new AppError('not-found');
  return { picture: toPicture(await storeImage(ctx, parts.pathOf(part), crop)) };
}
