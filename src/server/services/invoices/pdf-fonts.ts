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

export type Face = keyof typeof faces;
export type FontFile = { name: string; bytes: Buffer };

export const fontName = (face: Face, subset: (typeof subsets)[number]) => `${face}-${subset}`;

async function readFonts(): Promise<FontFile[]> {
  const files: FontFile[] = [];
  for (const [face, path] of Object.entries(faces)) {
    for (const subset of subsets) {
      const url = new URL(path.replace('{subset}', subset), folder);
      files.push({ name: `${face}-${subset}`, bytes: await readFile(fileURLToPath(url)) });
    }
  }
  return files;
}

let read: Promise<FontFile[]> | undefined;

/** The fonts of the site for a document, read once. */
export function pdfFonts(): Promise<FontFile[]> {
  read ??= readFonts().catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  return read;
}

/** Beyond these the first file has no letters: up to U+00FF and what else it holds of European punctuation and signs. */
const inFirstFile =
  /[\n -\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/;

/** A text in pieces that one font file can set, in their order. */
export function fontRuns(text: string, face: Face): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const font = fontName(face, inFirstFile.test(letter) ? 'latin' : 'latin-ext');
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
