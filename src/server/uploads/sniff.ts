import { fileTypeFromBuffer } from 'file-type';
import type { ResumeType } from '../../shared/contracts/upload.ts';
import { AppError } from '../errors.ts';
import type { ByteSource } from '../storage/byte-source.ts';
import { findZipEnd, readZipDirectory, readZipEntry } from './zip-directory.ts';

/** [MS-CFB] 2.2: the header of a compound file. */
const compoundFileSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerLength = 512;
const firstDifatLength = 109;
/** Special sector numbers begin here: end of chain, free, FAT, DIFAT. */
const firstSpecialSector = 0xfffffffa;
const entryLength = 128;
const streamEntry = 2;
const rootEntry = 5;
/** One sector of the table's own table covers 127 more sectors of it, about 8 MB. */
const maxDifatSectors = 4;
/** A folder of 10 MB files needs far fewer; a chain that is longer runs in a circle. */
const maxDirectorySectors = 512;
/** [MS-DOC] 2.5.2: the first two bytes of the WordDocument stream, since Word 97; before that it was the other. */
const wordMagic = [0xa5ec, 0xa5dc];

type Header = {
  sectorSize: number;
  directoryStart: number;
  miniCutoff: number;
  difatStart: number;
  fatSectors: number[];
};

function parseHeader(header: Buffer): Header | undefined {
  if (header.length < headerLength || !header.subarray(0, 8).equals(compoundFileSignature))
    return undefined;
  const version = header.readUInt16LE(26);
  const sectorShift = header.readUInt16LE(30);
  const consistent =
    header.readUInt16LE(28) === 0xfffe &&
    ((version === 3 && sectorShift === 9) || (version === 4 && sectorShift === 12));
  if (!consistent) return undefined;
  const fatSectors: number[] = [];
  for (let index = 0; index < firstDifatLength; index += 1) {
    const sector = header.readUInt32LE(76 + index * 4);
    if (sector < firstSpecialSector) fatSectors.push(sector);
  }
  return {
    sectorSize: 2 ** sectorShift,
    directoryStart: header.readUInt32LE(48),
    miniCutoff: header.readUInt32LE(56),
    difatStart: header.readUInt32LE(68),
    fatSectors,
  };
}

const sectorOffset = (sector: number, { sectorSize }: Header) => (sector + 1) * sectorSize;

/** Files above 7 MB list the rest of their allocation table outside of the header. */
async function readFurtherFatSectors(source: ByteSource, header: Header): Promise<number[]> {
  const further: number[] = [];
  let sector = header.difatStart;
  for (let visited = 0; sector < firstSpecialSector && visited < maxDifatSectors; visited += 1) {
    const list = await source.read(sectorOffset(sector, header), header.sectorSize);
    if (list.length < header.sectorSize) break;
    for (let at = 0; at < list.length - 4; at += 4) further.push(list.readUInt32LE(at));
    sector = list.readUInt32LE(list.length - 4);
  }
  return further.filter((entry) => entry < firstSpecialSector);
}

/** The sector that follows in its chain, by the file allocation table; undefined at the end or outside of the table. */
async function nextSector(
  source: ByteSource,
  header: Header,
  sector: number,
): Promise<number | undefined> {
  const perTable = header.sectorSize / 4;
  const table = header.fatSectors[Math.floor(sector / perTable)];
  if (table === undefined) return undefined;
  const cell = await source.read(sectorOffset(table, header) + (sector % perTable) * 4, 4);
  const next = cell.length === 4 ? cell.readUInt32LE(0) : firstSpecialSector;
  return next < firstSpecialSector ? next : undefined;
}

function entryName(entry: Buffer): string {
  const bytes = entry.readUInt16LE(64);
  return bytes >= 2 && bytes <= 64 ? entry.toString('utf16le', 0, bytes - 2) : '';
}

async function isWordStream(source: ByteSource, header: Header, entry: Buffer): Promise<boolean> {
  if (entry[66] !== streamEntry || entryName(entry) !== 'WordDocument') return false;
  const size = entry.readUInt32LE(120);
  // A stream below the cutoff lies in pieces inside another stream; its directory entry has to do.
  if (size < header.miniCutoff) return size > 0;
  const start = await source.read(sectorOffset(entry.readUInt32LE(116), header), 2);
  return start.length === 2 && wordMagic.includes(start.readUInt16LE(0));
}

/** Returns whether the file is a compound file whose directory has the main stream of a Word document. */
async function isDoc(source: ByteSource): Promise<boolean> {
  const header = parseHeader(await source.read(0, headerLength));
  if (!header) return false;
  header.fatSectors.push(...(await readFurtherFatSectors(source, header)));
  let sector: number | undefined = header.directoryStart;
  for (let visited = 0; sector !== undefined && visited < maxDirectorySectors; visited += 1) {
    const entries = await source.read(sectorOffset(sector, header), header.sectorSize);
    if (entries.length < header.sectorSize) return false;
    if (visited === 0 && entries[66] !== rootEntry) return false;
    for (let at = 0; at < entries.length; at += entryLength) {
      if (await isWordStream(source, header, entries.subarray(at, at + entryLength))) return true;
    }
    sector = await nextSector(source, header, sector);
  }
  return false;
}

const maxContentTypes = 512 * 1024;
/** ECMA-376 part 1, 11.3.10: the content type of the main part of a document without macros. */
const mainPartType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Word itself sometimes writes `document2.xml`. */
const mainPart = /^word\/document\d*\.xml$/;
/** Marks of a Java archive, an Android package or a document with macros, and names that leave the folder. */
const foreignEntry =
  /^META-INF\/|\.class$|^classes\.dex$|^AndroidManifest\.xml$|(^|\/)vbaProject\.bin$|(^|[/\\])\.\.([/\\]|$)|^[/\\]/i;

/** Returns whether the file is a zip from end to end whose directory is that of a Word document. */
async function isDocx(source: ByteSource): Promise<boolean> {
  const entries = await readZipDirectory(source);
  if (!entries || entries.some((entry) => foreignEntry.test(entry.name))) return false;
  if (new Set(entries.map((entry) => entry.name)).size !== entries.length) return false;

  const contentTypes = entries.find((entry) => entry.name === '[Content_Types].xml');
  const main = entries.find((entry) => mainPart.test(entry.name));
  if (!contentTypes || !main) return false;
  const declared = await readZipEntry(source, contentTypes, maxContentTypes);
  return declared?.includes(mainPartType) ?? false;
}

/** Less holds no page tree, however short its names. */
const minPdfBytes = 100;
const pdfVersionPattern = /^%PDF-[12]\.\d/;
/** Readers look for the end mark in the last kilobyte; some writers pad behind it. */
const pdfTailBytes = 4096;
/** Browsers look this far for markup. */
const markupScanBytes = 1024;
const markupPattern = /<(!doctype|html|head|body|script|svg|iframe|\?php)/i;

/** Returns whether the file is a PDF from its first byte, and not at the same time a zip or a page of markup. */
async function isPdf(source: ByteSource): Promise<boolean> {
  if (source.size < minPdfBytes) return false;
  const head = (await source.read(0, markupScanBytes)).toString('latin1');
  if (!pdfVersionPattern.test(head) || markupPattern.test(head)) return false;
  const tail = (await source.read(Math.max(0, source.size - pdfTailBytes), pdfTailBytes)).toString(
    'latin1',
  );
  if (!tail.includes('%%EOF') && !tail.includes('startxref')) return false;
  return (await findZipEnd(source)) === undefined;
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** As much as the magic-number library asks for. */
const headBytes = 4100;

type Check = { type: ResumeType; holds: (source: ByteSource) => Promise<boolean> };

/** Further checks of the library's verdicts; a zip or compound file is no document by its first bytes. */
const checks: Record<string, Check> = {
  'application/pdf': { type: 'application/pdf', holds: isPdf },
  'application/zip': { type: docxType, holds: isDocx },
  [docxType]: { type: docxType, holds: isDocx },
  'application/x-cfb': { type: 'application/msword', holds: isDoc },
};

/**
 * Decides from the bytes what a résumé is; names and declared types have no say. Throws
 * AppError('unsupported-media-type') for anything that is not a PDF, DOC or DOCX through and through.
 */
export async function sniffResume(source: ByteSource): Promise<ResumeType> {
  const detected = await fileTypeFromBuffer(await source.read(0, headBytes));
  const check =
    detected && Object.hasOwn(checks, detected.mime) ? checks[detected.mime] : undefined;
  if (check && (await check.holds(source))) return check.type;
  throw new AppError('unsupported-media-type');
}
