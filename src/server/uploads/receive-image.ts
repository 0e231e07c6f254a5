import type { Request } from 'express';
import { maxPictureBytes } from '../../shared/contracts/picture.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import type { PartStore } from './part-store.ts';
import { receiveFile } from './receive-file.ts';

/** The picture of a multipart body, in its field `image`; answers and throws what `receiveFile` does. */
export function receiveImage(
  parts: PartStore,
  part: string,
  req: Request,
): Promise<ReadonlyMap<string, string>> {
  return receiveFile(parts, part, req, {
    field: 'image',
    maxBytes: maxPictureBytes,
    missing: m.validation_picture_missing,
  });
}
