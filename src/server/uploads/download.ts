import { pipeline } from 'node:stream/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { applicationGrantSchema } from '../../shared/contracts/own-application.ts';
import type { Role } from '../../shared/domain/accounts.ts';
import { AppError } from '../errors.ts';
import { openResumeAsApplicant } from '../services/applications/applicant-self-service.ts';
import { type OpenedFile, openResume } from '../services/applications/open-resume.ts';
import { type RoleContext, requireRole } from '../services/context.ts';
import { openResourceFile } from '../services/resources/resource-documents.ts';
import { attachmentHeader } from '../storage/file-name.ts';
import type { RequestContext } from '../trpc/context.ts';
import { type UploadDeps, withErrorResponses } from './upload-handler.ts';

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

/** A private file as a download, never shown inside this origin, for callers with one of the roles. */
function privateFile<R extends Role>(
  deps: UploadDeps,
  roles: R[],
  open: (context: RequestContext & RoleContext<R>, id: string) => Promise<OpenedFile>,
): RequestHandler {
  return withErrorResponses(deps, async (req, res) => {
    const { id } = req.params;
    if (typeof id !== 'string') throw new AppError('not-found');
    const context = await deps.contextFor(req);
    const actor = requireRole(context, ...roles);
    await sendFile(req, res, await open({ ...context, actor }, id));
  });
}

/** `GET /objects/:id`: a résumé, for administrators. */
export function downloadObject(deps: UploadDeps): RequestHandler {
  return privateFile(deps, ['admin'], openResume);
}

/** As often as a person would. */
const ownResumeLimit = { limit: 20, windowSeconds: 3600 };

/**
 * `POST /api/application/resume`: an applicant's own résumé, for callers who may act in the application. The proof
 * stands in the body, because browsers and proxies store addresses.
 */
export function downloadOwnResume(deps: UploadDeps): RequestHandler[] {
  const download = withErrorResponses(deps, async (req, res) => {
    if (!req.is('json')) throw new AppError('unsupported-media-type');
    const { success, data } = applicationGrantSchema.safeParse(req.body);
    if (!success) throw new AppError('not-found');
    const context = await deps.contextFor(req);
    await context.limit(
      `own-resume:${context.actor?.id ?? context.rateLimitKey()}`,
      ownResumeLimit,
    );
    await sendFile(req, res, await openResumeAsApplicant(context, data));
  });
  return [express.json({ limit: '4kb' }), download];
}

/** `GET /api/resources/:id/file`: a version of a document, for employees and administrators. */
export function downloadResource(deps: UploadDeps): RequestHandler {
  return privateFile(deps, ['admin', 'employee'], openResourceFile);
}
