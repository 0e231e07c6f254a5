import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileSource } from '../storage/byte-source.ts';
import { sniffResume } from './sniff.ts';
import {
  compoundFile,
  docxFile,
  pdfFile,
  pdfOfSize,
  programFile,
  wordParts,
  zipFile,
} from './testing/resume-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sniff-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function sniff(bytes: Buffer | string) {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  const source = await fileSource(file);
  try {
    return await sniffResume(source);
  } finally {
    await source.close();
  }
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('the three types are known by their bytes', async () => {
  expect(await sniff(await pdfFile())).toBe('application/pdf');
  expect(await sniff(await pdfOfSize(200_000))).toBe('application/pdf');
  expect(await sniff(await docxFile())).toBe(docx);
  expect(await sniff(zipFile(wordParts))).toBe(docx);
  expect(await sniff(compoundFile())).toBe('application/msword');
});

test.each<[string, () => Buffer | string | Promise<Buffer>]>([
  ['nothing', () => ''],
  ['a page', () => '<!doctype html><script>alert(1)</script>'],
  ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a program', () => programFile()],
  ['a header of a PDF alone', () => '%PDF-1.7\n'],
  [
    'a PDF without an end',
    async () => Buffer.concat([(await pdfFile()).subarray(0, 300), Buffer.alloc(9000)]),
  ],
  [
    'a page before a PDF',
    async () => Buffer.concat([Buffer.from('<script>1</script>'), await pdfFile()]),
  ],
  [
    'script before a PDF',
    async () => Buffer.concat([Buffer.from('/*'), await pdfFile(), Buffer.from('*/alert(1)')]),
  ],
  [
    'a page inside the head of a PDF',
    async () => Buffer.concat([Buffer.from('%PDF-1.4\n<html><script>1</script>'), await pdfFile()]),
  ],
  ['a zip behind a PDF', async () => Buffer.concat([await pdfFile(), zipFile({ 'a.txt': 'a' })])],
  ['a zip', () => zipFile({ 'a.txt': 'a' })],
  [
    'a zip that only names a document',
    () => zipFile({ 'word/document.xml': 'a', '[Content_Types].xml': 'a' }),
  ],
  [
    'a document with a Java archive',
    () => zipFile({ ...wordParts, 'META-INF/MANIFEST.MF': 'Main-Class: A' }),
  ],
  ['a document with macros', () => zipFile({ ...wordParts, 'word/vbaProject.bin': 'a' })],
  [
    'a document that climbs out of its folder',
    () => zipFile({ ...wordParts, '../../evil.sh': 'a' }),
  ],
  [
    'a spreadsheet',
    () => zipFile({ '[Content_Types].xml': 'spreadsheetml', 'xl/workbook.xml': 'a' }),
  ],
  ['a program before a document', () => Buffer.concat([programFile(), zipFile(wordParts)])],
  ['a document before a program', () => Buffer.concat([zipFile(wordParts), programFile()])],
  ['a document cut short', async () => (await docxFile()).subarray(0, 4000)],
  ['a compound file of another program', () => compoundFile('Workbook')],
  ['a compound file that only names a document', () => compoundFile('WordDocument', 0)],
  ['the first bytes of a compound file', () => compoundFile().subarray(0, 512)],
])('%s is refused', async (_name, make) => {
  await expect(sniff(await make())).rejects.toMatchObject({ code: 'unsupported-media-type' });
});

test('an allocation table that runs in a circle ends', async () => {
  const file = compoundFile('Other');
  file.writeUInt32LE(1, 512 + 4);
  await expect(sniff(file)).rejects.toMatchObject({ code: 'unsupported-media-type' });
});

test('a large document whose directory goes on behind the listed part of the table is known', async () => {
  const sectors = 16_000;
  const file = Buffer.alloc((sectors + 1) * 512);
  compoundFile('Other').copy(file);
  const last = sectors - 1;
  const farTable = sectors - 2;
  const difat = sectors - 3;
  const farDirectory = last;
  // The directory goes on in sector 15000, and from there, by a table that only the further list names, in the last.
  file.writeUInt32LE(15_000, 512 + 4);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.writeUInt32LE(difat, 68);
  const list = (difat + 1) * 512;
  file.fill(0xff, list, list + 508);
  file.writeUInt32LE(0xfffffffe, list + 508);
  for (let index = 1; index < 109; index += 1) file.writeUInt32LE(0, 76 + index * 4);
  for (let index = 0; index < 16; index += 1) file.writeUInt32LE(farTable, list + index * 4);
  file.writeUInt32LE(farDirectory, (farTable + 1) * 512 + (15_000 % 128) * 4);
  compoundFile().copy(file, (farDirectory + 1) * 512, 1024, 1536);
  file.writeUInt16LE(0xa5ec, 3 * 512);
  expect(await sniff(file)).toBe('application/msword');
});
