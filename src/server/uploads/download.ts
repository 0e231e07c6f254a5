import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../services/errors.ts';
import { openResourceFile } from '../services/resources/open-resource-file.ts';
import { type OpenedFile, openResume } from '../services/uploads/open-resume.ts';
import type { RequestContext } from '../trpc/context.ts';
import { attachmentHeader } from './file-name.ts';
import { answering, type UploadDeps } from './upload-deps.ts';

async function sendFile(req: Request, res: Response, file: OpenedFile): Promise<void> {
  res.set({
    'Content-Type': file.contentType,
    'Content-Length': String(file.size),
    'Content-Disposition': attachmentHeader(file.fileName),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  if (req.method === 'HEAD') {
    file.body.destroy();
    res.end();
    return;
  }
  await pipeline(file.body, res);
}

/** A private file as a download, never shown inside this origin; `open` decides who may have it. */
function privateFile(
  deps: UploadDeps,
  open: (context: RequestContext, id: string) => Promise<OpenedFile>,
): RequestHandler {
  return answering(deps, async (req, res) => {
    const { id } = req.params;
    if (typeof id !== 'string') throw new AppError('not-found');
    await sendFile(req, res, await open(await deps.contextFor(req), id));
  });
}

/** `GET /objects/:id`: a résumé, for administrators. */
export function downloadObject(deps: UploadDeps): RequestHandler {
  return privateFile(deps, openResume);
}

/** `GET /api/resources/:id/file`: a version of a document, for employees and administrators. */
export function downloadResource(deps: UploadDeps): RequestHandler {
  return privateFile(deps, openResourceFile);
}
