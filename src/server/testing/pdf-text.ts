import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib';

const latin = new TextDecoder('latin1');

function readStream(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) return '';
  return latin.decode(decodePDFRawStream(stream).decode());
}

const readHex = (text: string) =>
  (text.match(/[0-9a-f]{4}/gi) ?? []).map((code) => Number.parseInt(code, 16));

/** The letters that the codes of a font stand for, as its ToUnicode map lists them: by ranges, one entry a code. */
function readLetters(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
  )) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, code = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      letters.set(start + index, String.fromCharCode(...readHex(code)));
    }
  }
  return letters;
}

/** The letters of each font of a page, by the name its content calls the font. */
function readFonts(page: PDFPage): Map<string, Map<number, string>> {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.keys() ?? []).map((key) => {
      const font = fonts?.lookup(key, PDFDict);
      return [key.toString(), readLetters(readStream(font?.lookup(PDFName.of('ToUnicode'))))];
    }),
  );
}

function readContent(page: PDFPage): string {
  const contents = page.node.Contents();
  if (!(contents instanceof PDFArray)) return readStream(contents);
  return Array.from({ length: contents.size() }, (_, at) => readStream(contents.lookup(at))).join(
    '\n',
  );
}

/** What a person reads in a PDF of ours: each text that was set is a line. Knows what `pdfkit` writes and nothing else. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const lines: string[] = [];
  for (const page of document.getPages()) {
    const fonts = readFonts(page);
    let letters: Map<number, string> | undefined;
    for (const [, font, set] of readContent(page).matchAll(/(\/\S+) \S+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font);
      const codes = [...(set ?? '').matchAll(/<([^>]*)>/g)].flatMap(([, hex = '']) => readHex(hex));
      if (set !== undefined) lines.push(codes.map((code) => letters?.get(code) ?? '?').join(''));
    }
  }
  return lines.join('\n');
}
