import type { ByteSource } from './byte-source.ts';
import { findZipEnd } from './zip-directory.ts';

/** Less holds no page tree, however short its names. */
const minBytes = 100;
const version = /^%PDF-[12]\.\d/;
/** Readers look for the end mark in the last kilobyte; some writers pad behind it. */
const tailBytes = 4096;
/** Browsers look this far for markup. */
const headBytes = 1024;
const markup = /<(!doctype|html|head|body|script|svg|iframe|\?php)/i;

/** Whether the file is a PDF from its first byte, and not at the same time a zip or a page of markup. */
export async function isPdf(source: ByteSource): Promise<boolean> {
  if (source.size < minBytes) return false;
  const head = (await source.read(0, headBytes)).toString('latin1');
  if (!version.test(head) || markup.test(head)) return false;
  const tail = (await source.read(Math.max(0, source.size - tailBytes), tailBytes)).toString(
    'latin1',
  );
  if (!tail.includes('%%EOF') && !tail.includes('startxref')) return false;
  return (await findZipEnd(source)) === undefined;
}
