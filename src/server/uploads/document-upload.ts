import type { RequestHandler } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import { pictureTypes } from '../../shared/contracts/picture.ts';
import { type DocumentType, maxDocumentBytes } from '../../shared/contracts/upload.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { AppError } from '../errors.ts';
import { inspectOriginal } from '../services/images/store-image.ts';
import { findDocument, markDocumentStored } from '../services/resources/resource-documents.ts';
import type { ByteSource } from '../storage/byte-source.ts';
import { safeFileName } from '../storage/file-name.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { createCaller } from '../trpc/routers/app.ts';
import { receiveFile } from './receive-file.ts';
import { sniffResume } from './sniff.ts';
import { forkEntityManager, type UploadDeps, withErrorResponses } from './upload-handler.ts';
import { findZipEnd } from './zip-directory.ts';

const chunkBytes = 256 * 1024;
/** A tag may begin in one chunk and end in the next. */
const overlapBytes = 256;
/**
 * Long enough that no picture holds one by chance. A drawing acts as a file of its own where it names its space, and
 * anywhere where an attribute is a program; a sign of a tag's end may stand in a value before that.
 */
const markupPattern =
  /<(!doctype\s+html|(html|head|body|script|iframe)[\s/>]|svg(?=[\s/>])[^<]{0,200}(xmlns|[\s/"']on[a-z]+\s*=)|\?php\s)/i;

/** Returns whether a web page or program stands somewhere in a file, whatever else the file is. */
async function containsMarkup(source: ByteSource): Promise<boolean> {
  for (let at = 0; at < source.size; at += chunkBytes) {
    const chunk = await source.read(at, chunkBytes + overlapBytes);
    if (markupPattern.test(chunk.toString('latin1'))) return true;
  }
  return false;
}

/** As much as the magic-number library asks for. */
const headBytes = 4100;

/**
 * Decides from the bytes what a document is: a picture, or what a résumé may be. `path` is where they lie. Throws
 * AppError('unsupported-media-type') for anything else, and for a picture that is an archive or holds a page at the
 * same time, because it is stored unchanged.
 */
async function sniffDocument(source: ByteSource, path: string): Promise<DocumentType> {
  const detected = await fileTypeFromBuffer(await source.read(0, headBytes));
  const picture = pictureTypes.find((type) => type === detected?.mime);
  if (!picture) return sniffResume(source);
  await inspectOriginal(path);
  const isMore = (await findZipEnd(source)) !== undefined || (await containsMarkup(source));
  if (isMore) throw new AppError('unsupported-media-type');
  return picture;
}

const expectedDocument = {
  field: 'file',
  maxBytes: maxDocumentBytes,
  missing: m.resources_file_required,
};

async function sniffPart({ parts }: ObjectStore, id: string): Promise<DocumentType> {
  const source = await parts.source(id);
  try {
    return await sniffDocument(source, parts.pathOf(id));
  } finally {
    await source.close();
  }
}

/**
 * `POST /api/admin/resources/files`: a multipart form with a document in `file` and its name in `fileName`. Who may is
 * decided before a byte is read. It belongs to no resource yet, and is swept if it never does.
 */
export function receiveDocument(deps: UploadDeps): RequestHandler {
  const { objects } = deps;
  return withErrorResponses(deps, async (req, res) => {
    const caller = createCaller(await deps.contextFor(req));
    await deps.limit?.(req, 'upload-bytes');
    const { uploadId: id } = await caller.admin.resources.beginFile();
    try {
      const fields = await receiveFile(objects.parts, id, req, expectedDocument);
      const contentType = await sniffPart(objects, id);
      const fileName = safeFileName(fields.get('fileName') ?? '', contentType, 'document');
      const size = await objects.parts.size(id);
      const em = forkEntityManager(deps);
      const path = objects.parts.pathOf(id);
      const reserved = await findDocument({ em }, id);
      const object = await objects.store({ id, path, fileName, contentType }, reserved);
      res
        .status(201)
        .json(await markDocumentStored({ em }, { id, object, fileName, contentType, size }));
    } finally {
      await objects.parts.remove(id);
    }
  });
}
