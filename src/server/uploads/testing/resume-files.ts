import { Document, Packer, Paragraph } from 'docx';
import { PDFDocument, PDFName } from 'pdf-lib';

/** A real PDF of one page. */
export async function pdfFile(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Curriculum vitae');
  return Buffer.from(await document.save());
}

/** A real PDF of one page on which the text stands uncompressed, so that it can be found in the bytes. */
export async function pdfWithText(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const words = document.context.register(document.context.stream(`BT (${text}) Tj ET`));
  page.node.set(PDFName.of('Contents'), words);
  return Buffer.from(await document.save());
}

/** A PDF of exactly `size` bytes: a comment of that length before the end mark, as a large image would lie there. */
export async function pdfOfSize(size: number): Promise<Buffer> {
  const pdf = await pdfFile();
  const end = Buffer.from('\n%%EOF\n');
  const filler = Buffer.alloc(size - pdf.length - end.length, '%');
  return Buffer.concat([pdf, filler, end]);
}

/** A real Word document. */
export async function docxFile(): Promise<Buffer> {
  const paragraph = new Paragraph('Lebenslauf');
  return Packer.toBuffer(new Document({ sections: [{ children: [paragraph] }] }));
}

const endOfChain = 0xfffffffe;
const sector = 512;

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name ? (name.length + 1) * 2 : 0, 64);
  entry[66] = type;
  entry.fill(0xff, 68, 80);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** The smallest compound file: one allocation table, one directory sector, one stream of 4096 bytes. */
export function compoundFile(streamName = 'WordDocument', magic = 0xa5ec): Buffer {
  const header = Buffer.alloc(sector);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(endOfChain, 4);
  for (let index = 2; index < 9; index += 1) table.writeUInt32LE(index + 1, index * 4);
  table.writeUInt32LE(endOfChain, 9 * 4);

  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, endOfChain, 0),
    directoryEntry(streamName, 2, 2, 4096),
    directoryEntry('', 0, 0, 0),
    directoryEntry('', 0, 0, 0),
  ]);
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(magic, 0);
  return Buffer.concat([header, table, directory, stream]);
}

/** A zip of uncompressed files; checksums are left at zero, nobody here looks at them. */
export function zipFile(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(Buffer.byteLength(text), 18);
    local.writeUInt32LE(Buffer.byteLength(text), 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt32LE(Buffer.byteLength(text), 20);
    record.writeUInt32LE(Buffer.byteLength(text), 24);
    record.writeUInt16LE(Buffer.byteLength(name), 28);
    record.writeUInt32LE(offset, 42);
    const data = Buffer.concat([local, Buffer.from(name), Buffer.from(text)]);
    locals.push(data);
    central.push(record, Buffer.from(name));
    offset += data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** The least that is a Word document inside. */
export const wordParts = {
  '[Content_Types].xml':
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<w:document/>',
};

/** The start of a Windows program. */
export function programFile(): Buffer {
  const program = Buffer.alloc(4096);
  program.write('MZ');
  program.writeUInt32LE(128, 0x3c);
  program.write('PE\0\0', 128, 'latin1');
  return program;
}
