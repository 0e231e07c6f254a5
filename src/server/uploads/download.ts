import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { AppError } from '../services/errors.ts';
import { openResume } from '../services/uploads/open-resume.ts';
import { attachmentHeader } from './file-name.ts';
import { answering, type UploadDeps } from './upload-deps.ts';

/** `GET /objects/:id`: a résumé as a download for administrators, never shown inside this origin. */
export function downloadObject(deps: UploadDeps): RequestHandler {
  return answering(deps, async (req, res) => {
    const { id } = req.params;
    if (typeof id !== 'string') throw new AppError('not-found');
    const resume = await openResume(await deps.contextFor(req), id);
    res.set({
      'Content-Type': resume.contentType,
      'Content-Length': String(resume.size),
      'Content-Disposition': attachmentHeader(resume.fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    if (req.method === 'HEAD') {
      resume.body.destroy();
      res.end();
      return;
    }
    await pipeline(resume.body, res);
  });
}
