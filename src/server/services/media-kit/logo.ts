import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { company } from '../../../shared/content/company.ts';
import { ResultCache } from '../result-cache.ts';

/** The colours of one drawing of the logo. */
type LogoColours = { line: string; bridge: string; sun: string };

const oneColour = (colour: string): LogoColours => ({ line: colour, bridge: colour, sun: colour });

const schemes = {
  light: { ground: 'light', colours: { line: '#0b1b2b', bridge: '#0f6e6e', sun: '#f2a33a' } },
  dark: { ground: 'dark', colours: { line: '#f4f1ea', bridge: '#5cc2b8', sun: '#f2a33a' } },
  ink: { ground: 'light', colours: oneColour('#0b1b2b') },
  white: { ground: 'dark', colours: oneColour('#ffffff') },
} as const satisfies Record<string, { ground: 'light' | 'dark'; colours: LogoColours }>;

export type LogoForm = 'logo' | 'mark';
export type LogoScheme = keyof typeof schemes;

export type LogoVariant = {
  id: string;
  /** The mark alone, or with the name beside it. */
  form: LogoForm;
  scheme: LogoScheme;
  ground: 'light' | 'dark';
  colours: LogoColours;
  /** Without its ending. */
  fileName: string;
};

const forms = ['logo', 'mark'] as const;
const schemeNames = ['light', 'dark', 'ink', 'white'] as const;

/** Every drawing of the logo that the kit holds. */
export const logoVariants: readonly LogoVariant[] = forms.flatMap((form) =>
  schemeNames.map((scheme) => ({
    id: `${form}-${scheme}`,
    form,
    scheme,
    ...schemes[scheme],
    fileName: `${company.brand.toLowerCase()}-${form}-${scheme}`,
  })),
);

/** The name as one outline, and the box it fills. */
type Wordmark = {
  path: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The height of a line, whose middle stands beside the middle of the mark. */
  lineHeight: number;
};

/** Ten times the size beside the mark, for outlines without rounding. */
const fontSize = 187.5;

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
);

/** Curves stay within the box of their control points, and here they touch it. */
function boxOf(path: string) {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

async function drawWordmark(): Promise<Wordmark> {
  const { default: satori } = await import('satori');
  const style = {
    display: 'flex',
    fontFamily: 'display',
    fontSize,
    lineHeight: 1,
    letterSpacing: '-0.025em',
  };
  const svg = await satori(
    { type: 'div', key: null, props: { style, children: company.brand } },
    {
      width: fontSize * company.brand.length,
      height: fontSize,
      fonts: [{ name: 'display', data: await readFile(fontFile), weight: 700, style: 'normal' }],
    },
  );
  const path = /<path[^>]* d="([^"]+)"/.exec(svg)?.[1]?.trim();
  if (!path) throw new Error('the name has no outline');
  return { path, ...boxOf(path), lineHeight: fontSize };
}

const wordmarkCache = new ResultCache<Wordmark>({ maxEntries: 1 });

/** The name in the display face, as outlines, so that a file needs no font. Drawn once. */
function getWordmark(): Promise<Wordmark> {
  return wordmarkCache.get(company.brand, drawWordmark);
}

/** Empty on every side, so that nothing comes too near. */
const clearSpace = 4;
/** Between mark and name. */
const gap = 9.4;
/** Extent of the mark's lines, in its own units. */
const markBox = { left: 0, top: 8.75, right: 40, bottom: 22.25 };
/** The middle of the mark as the site sets it beside the name. */
const middle = 12;
const wordmarkScale = 0.1;

const roundCoordinate = (value: number) => String(Math.round(value * 100) / 100);

/** Two working days as arcs on one horizon, and the sun where they meet: SVG within a box of 40 by 24. */
export function drawMark({ line, bridge, sun }: LogoVariant['colours']): string {
  return [
    `<path d="M2 21A11 11 0 0 1 24 21" fill="none" stroke="${line}" stroke-width="2.25"/>`,
    `<path d="M16 21A11 11 0 0 1 38 21" fill="none" stroke="${bridge}" stroke-width="2.25"/>`,
    `<path d="M0 21.5H40" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    `<circle cx="20" cy="12.5" r="3.75" fill="${sun}"/>`,
  ].join('');
}

async function drawName({ line }: LogoVariant['colours']) {
  const { path, left, top, right, bottom, lineHeight } = await getWordmark();
  const x = markBox.right + gap - left * wordmarkScale;
  const y = middle - (lineHeight * wordmarkScale) / 2;
  return {
    svg: `<path transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) scale(${wordmarkScale})" fill="${line}" d="${path}"/>`,
    top: y + top * wordmarkScale,
    right: x + right * wordmarkScale,
    bottom: y + bottom * wordmarkScale,
  };
}

/**
 * One drawing of the logo as SVG, as wide as it is put somewhere.
 * @param width in pixels, for a program that has to know
 */
async function drawLogo(variant: LogoVariant, width?: number): Promise<string> {
  const name = variant.form === 'logo' ? await drawName(variant.colours) : null;
  const top = Math.min(markBox.top, name?.top ?? markBox.top) - clearSpace;
  const right = (name?.right ?? markBox.right) + clearSpace;
  const bottom = Math.max(markBox.bottom, name?.bottom ?? markBox.bottom) + clearSpace;
  const left = markBox.left - clearSpace;
  const box = [left, top, right - left, bottom - top].map(roundCoordinate).join(' ');
  const height = width === undefined ? 0 : Math.round((width * (bottom - top)) / (right - left));
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size} role="img">`,
    `<title>${company.brand}</title>`,
    drawMark(variant.colours),
    name?.svg ?? '',
    '</svg>',
  ].join('');
}

/** Wide enough for print, in pixels. */
const pngWidth = 2048;

export const kitFormats = ['SVG', 'PNG'] as const;
export type KitFormat = (typeof kitFormats)[number];

type KitFile = { name: string; contentType: string; bytes: Buffer };

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

const variantsByFileName = new Map(
  logoVariants.flatMap((variant) =>
    kitFormats.map((format) => [kitFileName(variant, format), { variant, format }] as const),
  ),
);

/** Filled on first use; holds some hundred kilobytes in all. */
const kitFileCache = new ResultCache<KitFile>({ maxEntries: variantsByFileName.size });

async function makeKitFile(
  name: string,
  variant: LogoVariant,
  format: KitFormat,
): Promise<KitFile> {
  const { contentType, make: makeBytes } = makers[format];
  return { name, contentType, bytes: await makeBytes(variant) };
}

/** A file of the media kit; null when there is none of that name. */
export async function getKitFile(name: string): Promise<KitFile | null> {
  const known = variantsByFileName.get(name);
  return known
    ? kitFileCache.get(name, () => makeKitFile(name, known.variant, known.format))
    : null;
}
