import sharp, { type Sharp } from 'sharp';
import { type Crop, pictureWidths } from '../../../shared/contracts/picture.ts';
import { type ImageFormat, imageFormats } from '../../db/entities/image-variant.ts';
import { AppError } from '../errors.ts';
import { maxPicturePixels, type PictureSource } from './inspect-original.ts';

// One picture must not take every core from the people who read pages meanwhile.
sharp.concurrency(1);

/** Pixels; blurred by the browser, so a few are enough. */
const placeholderWidth = 16;

export type EncodedVariant = { width: number; format: ImageFormat; bytes: Buffer };

const encode: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 72, effort: 2 }),
};

/** The widths a picture of this width is made in, ascending: none wider than it, and at least one. */
export function widthsFor(width: number): number[] {
  const fitting = pictureWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

const area = ({ x, y, width, height }: Crop) => ({ left: x, top: y, width, height });

/** What was decoded and turned once, to be made smaller from; without the metadata of the original. */
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
    const { data, info } = await (crop ? upright.extract(area(crop)) : upright)
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
export async function encodePicture(
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
