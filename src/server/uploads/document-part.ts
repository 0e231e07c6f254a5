import type { RequestHandler } from 'express';
import { type DocumentType, maxDocumentBytes } from '../../shared/contracts/upload.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { findDocument, storeDocument } from '../services/resources/store-document.ts';
import { createCaller } from '../trpc/routers/app.ts';
import { safeFileName } from './file-name.ts';
import type { ObjectStore } from './object-store.ts';
import { receiveFile } from './receive-file.ts';
import { sniffDocument } from './sniff-document.ts';
import { answering, requestEm, type UploadDeps } from './upload-deps.ts';

const expected = {
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
export function documentRoute(deps: UploadDeps): RequestHandler {
  const { objects } = deps;
  return answering(deps, async (req, res) => {
    const caller = createCaller(await deps.contextFor(req));
    await deps.limit?.(req, 'upload-bytes');
    const { uploadId: id } = await caller.admin.resources.beginFile();
    try {
      const fields = await receiveFile(objects.parts, id, req, expected);
      const contentType = await sniffPart(objects, id);
      const fileName = safeFileName(fields.get('fileName') ?? '', contentType, 'document');
      const size = await objects.parts.size(id);
      const em = requestEm(deps);
      const path = objects.parts.pathOf(id);
      const reserved = await findDocument({ em }, id);
      const object = await objects.keep({ id, path, fileName, contentType }, reserved);
      res
        .status(201)
        .json(await storeDocument({ em }, { id, object, fileName, contentType, size }));
    } finally {
      await objects.parts.remove(id);
    }
  });
}
