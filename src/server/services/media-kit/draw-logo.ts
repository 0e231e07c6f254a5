import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { company } from '../../../shared/content/company.ts';
import { KeptResults } from '../kept-results.ts';
import type { LogoVariant } from './logo-variants.ts';

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

async function draw(): Promise<Wordmark> {
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

const drawn = new KeptResults<Wordmark>({ maxEntries: 1 });

/** The name in the display face, as outlines, so that a file needs no font. Drawn once. */
function wordmark(): Promise<Wordmark> {
  return drawn.get(company.brand, draw);
}

/** Empty on every side, so that nothing comes too near. */
const clearSpace = 4;
/** Between mark and name. */
const gap = 9.4;
/** What the mark's lines cover, in its own units. */
const markBox = { left: 0, top: 8.75, right: 40, bottom: 22.25 };
/** The middle of the mark as the site sets it beside the name. */
const middle = 12;
const wordmarkScale = 0.1;

const short = (value: number) => String(Math.round(value * 100) / 100);

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
  const { path, left, top, right, bottom, lineHeight } = await wordmark();
  const x = markBox.right + gap - left * wordmarkScale;
  const y = middle - (lineHeight * wordmarkScale) / 2;
  return {
    svg: `<path transform="translate(${short(x)} ${short(y)}) scale(${wordmarkScale})" fill="${line}" d="${path}"/>`,
    top: y + top * wordmarkScale,
    right: x + right * wordmarkScale,
    bottom: y + bottom * wordmarkScale,
  };
}

/**
 * One drawing of the logo as SVG, as wide as it is put somewhere.
 * @param width in pixels, for a program that has to know
 */
export async function drawLogo(variant: LogoVariant, width?: number): Promise<string> {
  const name = variant.form === 'logo' ? await drawName(variant.colours) : null;
  const top = Math.min(markBox.top, name?.top ?? markBox.top) - clearSpace;
  const right = (name?.right ?? markBox.right) + clearSpace;
  const bottom = Math.max(markBox.bottom, name?.bottom ?? markBox.bottom) + clearSpace;
  const left = markBox.left - clearSpace;
  const box = [left, top, right - left, bottom - top].map(short).join(' ');
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
