import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { SatoriOptions } from 'satori';
import sharp from 'sharp';
import { company } from '../../shared/content/company.ts';
import { KeptResults } from '../services/kept-results.ts';
import { drawMark } from '../services/media-kit/draw-logo.ts';

/** Pixels, as networks ask for the picture of a shared link. */
const width = 1200;
const height = 630;

/** The palette of the site's dark bands (client/styles/tokens.css). */
const colours = {
  ink: '#0b1b2b',
  paper: '#f4f1ea',
  sea: '#5cc2b8',
  sun: '#f2a33a',
  line: '#263f55',
};

/** Longer than this a title is set smaller. */
const longTitle = 48;

export type PreviewText = {
  title: string;
  /** What it is: a section of the site, an article's category, a person's position. */
  kicker: string;
};

/** The two working days over one horizon, above the words. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
  <path d="M560 292A210 210 0 0 1 980 292" stroke="${colours.paper}" stroke-opacity="0.6" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>
  <path d="M740 292A210 210 0 0 1 1160 292" stroke="${colours.sea}" stroke-width="6"/>
  <path d="M920 292A210 210 0 0 1 1340 292" stroke="${colours.line}" stroke-width="3"/>
  <path d="M0 292H1200" stroke="${colours.line}" stroke-width="3"/>
  <circle cx="860" cy="119" r="40" fill="${colours.sun}"/>
</svg>`;

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 24" width="100" height="60">${drawMark(
  { line: colours.paper, bridge: colours.sea, sun: colours.sun },
)}</svg>`;

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const fontFile = (path: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource/${path}`)));

/** Read once, when the first picture is asked for. */
const fonts = new KeptResults<SatoriOptions['fonts']>({ maxEntries: 1 });

async function loadFonts(): Promise<SatoriOptions['fonts']> {
  const [display, text] = await Promise.all([
    fontFile('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    fontFile('inter/files/inter-latin-500-normal.woff'),
  ]);
  return [
    { name: 'Display', data: display, weight: 700 },
    { name: 'Text', data: text, weight: 500 },
  ];
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const image = (svg: string, style: CSSProperties) =>
  createElement('img', { src: dataUrl(svg), style });

function layout({ title, kicker }: PreviewText) {
  const titleStyle: CSSProperties = {
    fontFamily: 'Display',
    fontSize: title.length > longTitle ? 56 : 72,
    lineHeight: 1.1,
    letterSpacing: -1,
    color: colours.paper,
    lineClamp: 3,
  };
  return box(
    { width, height, background: colours.ink, position: 'relative', fontFamily: 'Text' },
    image(scene, { position: 'absolute', top: 0, left: 0, width, height }),
    box(
      { flexDirection: 'column', justifyContent: 'space-between', padding: '64px 72px', width },
      box(
        { alignItems: 'center', gap: 24 },
        image(mark, { width: 100, height: 60 }),
        box({ fontFamily: 'Display', fontSize: 44, color: colours.paper }, company.brand),
      ),
      box(
        { flexDirection: 'column', maxWidth: 1050 },
        box({ fontSize: 28, color: colours.sea, marginBottom: 16 }, kicker),
        box(titleStyle, title),
      ),
    ),
  );
}

/** Draws the picture of a shared link: 1200 by 630 pixels, PNG. Letters outside of Latin are left to a fallback. */
export async function drawPreview(text: PreviewText): Promise<Buffer> {
  // Its layout engine takes a moment to load, which a start need not wait for.
  const { default: satori } = await import('satori');
  const faces = await fonts.get('faces', loadFonts);
  const svg = await satori(layout(text), { width, height, fonts: faces });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
