import { KeptResults } from '../kept-results.ts';
import { drawLogo } from './draw-logo.ts';
import { type LogoVariant, logoVariants } from './logo-variants.ts';

/** Wide enough for print, in pixels. */
const pngWidth = 2048;

export const kitFormats = ['SVG', 'PNG'] as const;
export type KitFormat = (typeof kitFormats)[number];

export type KitFile = { name: string; contentType: string; bytes: Buffer };

async function makeSvg(variant: LogoVariant): Promise<Buffer> {
  return Buffer.from(`${await drawLogo(variant)}\n`);
}

async function makePng(variant: LogoVariant): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = Buffer.from(await drawLogo(variant, pngWidth));
  return sharp(drawing).png({ compressionLevel: 9, palette: false }).toBuffer();
}

const makers = {
  SVG: { contentType: 'image/svg+xml; charset=utf-8', make: makeSvg },
  PNG: { contentType: 'image/png', make: makePng },
} as const;

/** The name of a drawing's file in one format. */
export function kitFileName(variant: LogoVariant, format: KitFormat): string {
  return `${variant.fileName}.${format.toLowerCase()}`;
}

const wanted = new Map(
  logoVariants.flatMap((variant) =>
    kitFormats.map((format) => [kitFileName(variant, format), { variant, format }] as const),
  ),
);

/** Made on first use, and kept: some hundred kilobytes in all. */
const made = new KeptResults<KitFile>({ maxEntries: wanted.size });

async function make(name: string, variant: LogoVariant, format: KitFormat): Promise<KitFile> {
  const { contentType, make: makeBytes } = makers[format];
  return { name, contentType, bytes: await makeBytes(variant) };
}

/** A file of the media kit; null when there is none of that name. */
export async function kitFile(name: string): Promise<KitFile | null> {
  const known = wanted.get(name);
  return known ? made.get(name, () => make(name, known.variant, known.format)) : null;
}
