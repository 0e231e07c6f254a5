import { inflateRawSync } from 'node:zlib';
import type { ByteSource } from '../storage/byte-source.ts';

/** One file in the central directory of a zip. */
export type ZipEntry = {
  name: string;
  method: number;
  compressedSize: number;
  localHeaderOffset: number;
};

const localHeaderSignature = 0x04034b50;
const centralHeaderSignature = 0x02014b50;
const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;
/** The end record may be followed by a comment of this many bytes at most. */
const maxComment = 65_535;
const maxDirectoryBytes = 2 * 1024 * 1024;

type EndRecord = {
  offset: number;
  entries: number;
  directoryOffset: number;
  directorySize: number;
};

/**
 * Finds the end-of-directory record of a zip whose comment ends exactly where the file ends, or undefined. A file of
 * another kind that has one is a zip as well, to a program that opens it as one.
 */
export async function findZipEnd(source: ByteSource): Promise<EndRecord | undefined> {
  const tailStart = Math.max(0, source.size - endLength - maxComment);
  const tail = await source.read(tailStart, endLength + maxComment);
  for (
    let at = tail.lastIndexOf(endSignature);
    at >= 0;
    at = tail.lastIndexOf(endSignature, at - 1)
  ) {
    const whole = at + endLength <= tail.length;
    if (whole && at + endLength + tail.readUInt16LE(at + 20) === tail.length) {
      return {
        offset: tailStart + at,
        entries: tail.readUInt16LE(at + 10),
        directorySize: tail.readUInt32LE(at + 12),
        directoryOffset: tail.readUInt32LE(at + 16),
      };
    }
    if (at === 0) break;
  }
  return undefined;
}

/**
 * The central directory of a zip that fills the whole file: it begins with the first entry, and nothing lies between
 * directory and end record. Undefined for anything else, a program with a zip behind it included.
 */
export async function readZipDirectory(source: ByteSource): Promise<ZipEntry[] | undefined> {
  const head = await source.read(0, 4);
  if (head.length < 4 || head.readUInt32LE(0) !== localHeaderSignature) return undefined;
  const end = await findZipEnd(source);
  if (!end || end.directorySize > maxDirectoryBytes) return undefined;
  if (end.directoryOffset + end.directorySize !== end.offset) return undefined;

  const directory = await source.read(end.directoryOffset, end.directorySize);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length) {
    if (directory.readUInt32LE(at) !== centralHeaderSignature) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const commentLength = directory.readUInt16LE(at + 32);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      localHeaderOffset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return at === directory.length && entries.length === end.entries ? entries : undefined;
}

/**
 * The content of a small entry, or undefined when it is not there as the directory says, or is larger than `maxBytes`
 * unpacked.
 */
export async function readZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (entry.compressedSize > maxBytes) return undefined;
  const header = await source.read(entry.localHeaderOffset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== localHeaderSignature) return undefined;
  const nameLength = header.readUInt16LE(26);
  const dataOffset = entry.localHeaderOffset + 30 + nameLength + header.readUInt16LE(28);
  const name = await source.read(entry.localHeaderOffset + 30, nameLength);
  if (name.toString('utf8') !== entry.name) return undefined;
  const data = await source.read(dataOffset, entry.compressedSize);
  if (entry.method === 0) return data;
  if (entry.method !== 8) return undefined;
  try {
    return inflateRawSync(data, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
