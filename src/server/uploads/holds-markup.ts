import type { ByteSource } from './byte-source.ts';

const chunkBytes = 256 * 1024;
/** A tag may begin in one chunk and end in the next. */
const overlap = 256;
/**
 * Long enough that no picture holds one by chance. A drawing acts as a file of its own where it names its space, and
 * anywhere where an attribute is a program; a sign of a tag's end may stand in a value before that.
 */
const markup =
  /<(!doctype\s+html|(html|head|body|script|iframe)[\s/>]|svg(?=[\s/>])[^<]{0,200}(xmlns|[\s/"']on[a-z]+\s*=)|\?php\s)/i;

/** Whether a page or a program of the web stands somewhere in a file, whatever else the file is. */
export async function holdsMarkup(source: ByteSource): Promise<boolean> {
  for (let at = 0; at < source.size; at += chunkBytes) {
    const chunk = await source.read(at, chunkBytes + overlap);
    if (markup.test(chunk.toString('latin1'))) return true;
  }
  return false;
}
