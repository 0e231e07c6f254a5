import { type Face, fontName, fontRuns } from './pdf-fonts.ts';

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

/** What a text takes below its first line, in points. */
export function heightOf(
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
export function write(
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
export function rule(doc: PDFKit.PDFDocument, y: number, colour: string = line): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(colour).stroke();
}
