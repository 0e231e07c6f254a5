import type { ByteSource } from './byte-source.ts';
import { readZipDirectory, readZipEntry } from './zip-directory.ts';

const maxContentTypes = 512 * 1024;
/** ECMA-376 part 1, 11.3.10: the content type of the main part of a document without macros. */
const mainPartType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Word itself sometimes writes `document2.xml`. */
const mainPart = /^word\/document\d*\.xml$/;
/** Marks of a Java archive, an Android package or a document with macros, and names that leave the folder. */
const foreignEntry =
  /^META-INF\/|\.class$|^classes\.dex$|^AndroidManifest\.xml$|(^|\/)vbaProject\.bin$|(^|[/\\])\.\.([/\\]|$)|^[/\\]/i;

/** Whether the file is a zip from end to end whose directory is that of a Word document. */
export async function isDocx(source: ByteSource): Promise<boolean> {
  const entries = await readZipDirectory(source);
  if (!entries || entries.some((entry) => foreignEntry.test(entry.name))) return false;
  if (new Set(entries.map((entry) => entry.name)).size !== entries.length) return false;

  const contentTypes = entries.find((entry) => entry.name === '[Content_Types].xml');
  const main = entries.find((entry) => mainPart.test(entry.name));
  if (!contentTypes || !main) return false;
  const declared = await readZipEntry(source, contentTypes, maxContentTypes);
  return declared?.includes(mainPartType) ?? false;
}
