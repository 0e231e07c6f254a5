import { fileTypeFromBuffer } from 'file-type';
import { pictureTypes } from '../../shared/contracts/picture.ts';
import type { DocumentType } from '../../shared/contracts/upload.ts';
import { AppError } from '../services/errors.ts';
import { inspectOriginal } from '../services/images/inspect-original.ts';
import type { ByteSource } from './byte-source.ts';
import { holdsMarkup } from './holds-markup.ts';
import { sniffResume } from './sniff.ts';
import { findZipEnd } from './zip-directory.ts';

/** As much as the magic-number library asks for. */
const headBytes = 4100;

/**
 * Decides from the bytes what a document is: a picture, or what a résumé may be. `path` is where they lie. Throws
 * AppError('unsupported-media-type') for anything else, and for a picture that is an archive or holds a page at the same
 * time: it is kept as it came.
 */
export async function sniffDocument(source: ByteSource, path: string): Promise<DocumentType> {
  const detected = await fileTypeFromBuffer(await source.read(0, headBytes));
  const picture = pictureTypes.find((type) => type === detected?.mime);
  if (!picture) return sniffResume(source);
  await inspectOriginal(path);
  const isMore = (await findZipEnd(source)) !== undefined || (await holdsMarkup(source));
  if (isMore) throw new AppError('unsupported-media-type');
  return picture;
}
