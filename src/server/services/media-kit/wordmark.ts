import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { company } from '../../../shared/content/company.ts';
import { KeptResults } from '../kept-results.ts';

/** The name as one outline, and the box it fills. */
export type Wordmark = {
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
export function wordmark(): Promise<Wordmark> {
  return drawn.get(company.brand, draw);
}
