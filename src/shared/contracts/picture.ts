import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { idSchema, text } from './fields.ts';

/** Widths an uploaded picture is re-encoded to, in pixels; none wider than the original is made. */
export const pictureWidths = [320, 640, 960, 1440] as const;

/** 10 MiB: exactly this many bytes are taken, one more is refused. */
export const maxPictureBytes = 10 * 1024 * 1024;
/** Accepted file types, by their bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The part of a picture that is stored, in pixels of the original as it is seen upright. */
export const cropSchema = z.object({
  x: z.number().int().min(0),
  y: z.number().int().min(0),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
});
export type Crop = z.infer<typeof cropSchema>;

/**
 * A public picture. Its files are `/images/<id>/<width>.avif` and `.webp` for each of `widths`; `url` alone gives the
 * widest WebP.
 */
export const pictureSchema = z.object({
  id: idSchema,
  url: z.string(),
  /** Pixels of the original, for its space on the page before it has arrived. */
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  /** A data URL of a few hundred bytes, blurred in its place until the picture is there. */
  placeholder: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A picture of ours, as it was given out: the address of the widest file, or that of one file. */
const pictureUrlPattern = /^\/images\/([0-9a-f-]{36})(\/\d{1,5}\.(webp|avif))?$/i;

/** The id in the address of one of our pictures; undefined for any other text. */
export function parsePictureId(address: string): string | undefined {
  return idSchema.safeParse(pictureUrlPattern.exec(address)?.[1]?.toLowerCase()).data;
}

/** The address of a picture of ours; nothing else is shown as one. */
export const ownPictureSchema = text(500).refine(
  (address) => parsePictureId(address) !== undefined,
  {
    error: () => m.validation_picture(),
  },
);

/** Upload address for the bytes of a picture before it is stored. */
export const beginImageOutput = z.object({ part: idSchema });
/** A picture whose bytes have come whole. */
export const storeImageInput = z.object({ part: idSchema, crop: cropSchema.optional() });
export type StoreImageInput = z.infer<typeof storeImageInput>;
export const storeImageOutput = z.object({ picture: pictureSchema });
