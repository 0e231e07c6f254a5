import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../../node_modules/@fontsource/', import.meta.url);

/** A face in two files, as the packages cut it: Latin as most of Europe writes it, and the rest of Latin. */
const faces = {
  text: 'inter/files/inter-{subset}-400-normal.woff',
  strong: 'inter/files/inter-{subset}-600-normal.woff',
  display: 'bricolage-grotesque/files/bricolage-grotesque-{subset}-600-normal.woff',
} as const;
const subsets = ['latin', 'latin-ext'] as const;

type Face = keyof typeof faces;
type FontFile = { name: string; bytes: Buffer };

const fontName = (face: Face, subset: (typeof subsets)[number]) => `${face}-${subset}`;

async function readFonts(): Promise<FontFile[]> {
  const { convert } = await import('fontverter');
  const files: FontFile[] = [];
  for (const [face, path] of Object.entries(faces)) {
    for (const subset of subsets) {
      const url = new URL(path.replace('{subset}', subset), folder);
      // The packages compress them; a document would unpack its fonts again each time, in JavaScript.
      const bytes = await convert(await readFile(fileURLToPath(url)), 'truetype');
      files.push({ name: `${face}-${subset}`, bytes });
    }
  }
  return files;
}

let loadedFonts: Promise<FontFile[]> | undefined;

/** The fonts of the site for a document, read and unpacked once. */
export function pdfFonts(): Promise<FontFile[]> {
  loadedFonts ??= readFonts().catch((error: unknown) => {
    loadedFonts = undefined;
    throw error;
  });
  return loadedFonts;
}

/** Beyond these the first file has no letters: up to U+00FF and what else it holds of European punctuation and signs. */
const latinSubsetPattern =
  /[\n -\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/;

/** A text in pieces that one font file can set, in their order. */
function fontRuns(text: string, face: Face): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const font = fontName(face, latinSubsetPattern.test(letter) ? 'latin' : 'latin-ext');
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** In points, on A4. */
export const page = { left: 56, right: 539, top: 56, bottom: 740, width: 483 } as const;

export const ink = '#0B1B2B';
export const muted = '#52616F';
const line = '#C9D3D3';
export const sun = '#F2A33A';

type Style = {
  face?: Face;
  size?: number;
  colour?: string;
  width?: number;
  align?: 'left' | 'right';
};

/** Measures the height of a text below its first line, in points. */
export function measureTextHeight(
  doc: PDFKit.PDFDocument,
  text: string,
  { face = 'text', size = 9.5, width = page.width }: Style = {},
): number {
  return doc
    .font(fontName(face, 'latin'))
    .fontSize(size)
    .heightOfString(text, { width, lineGap: 2 });
}

/** Sets a text at a place; letters that one font file lacks come from the other. */
export function drawText(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  { face = 'text', size = 9.5, colour = ink, width = page.width, align = 'left' }: Style = {},
): void {
  doc.fontSize(size).fillColor(colour);
  const runs = align === 'left' ? fontRuns(text, face) : [];
  if (runs.length <= 1) {
    doc
      .font(runs[0]?.font ?? fontName(face, 'latin'))
      // Figures stand below one another.
      .text(text, x, y, { width, align, lineGap: 2, features: align === 'right' ? ['tnum'] : [] });
    return;
  }
  for (const [index, run] of runs.entries()) {
    const options = { width, lineGap: 2, continued: index < runs.length - 1 };
    doc.font(run.font);
    if (index === 0) doc.text(run.text, x, y, options);
    else doc.text(run.text, options);
  }
}

/** A thin line across the page. */
export function drawRule(doc: PDFKit.PDFDocument, y: number, colour: string = line): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(colour).stroke();
}
