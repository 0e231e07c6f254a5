import type { Request, RequestHandler } from 'express';
import { idSchema } from '../../shared/contracts/common.ts';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';
import { isResumeType } from '../../shared/domain/resume-type.ts';
import { AppError } from '../services/errors.ts';
import { findResume, requireUploadSignature } from '../services/uploads/resume-upload.ts';
import { acceptPart } from './accept-part.ts';
import type { Turns } from './turns.ts';
import { answering, requestEm, type UploadDeps } from './upload-deps.ts';

/** RFC 9110, 8.3: a body without a content type may be taken for this. */
const unknownType = 'application/octet-stream';

function requireUsableHeaders(req: Request): void {
  const type = (req.headers['content-type'] ?? unknownType).split(';')[0]?.trim().toLowerCase();
  if (type !== unknownType && !isResumeType(type ?? '')) {
    throw new AppError('unsupported-media-type');
  }
  if (Number(req.headers['content-length'] ?? 0) > maxResumeBytes) {
    throw new AppError('payload-too-large');
  }
}

function declaredName(req: Request): string {
  const header = req.headers['x-file-name'];
  if (typeof header !== 'string') return '';
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}

/** `PUT /objects/:id`: the raw file to a signed address, once. */
export function putObject(deps: UploadDeps, turns: Turns): RequestHandler {
  const { objects } = deps;
  return answering(deps, async (req, res) => {
    const id = idSchema.safeParse(req.params.id).data;
    if (!id) throw new AppError('not-found');
    requireUploadSignature(deps.secrets, id, req.query);
    requireUsableHeaders(req);
    await deps.limit?.(req, 'upload-bytes');

    const turn = await turns.take(id);
    const cutOff = () => req.destroy();
    try {
      const em = requestEm(deps);
      const upload = await findResume({ em }, id);
      if (upload.status !== 'pending' || turn.signal.aborted) throw new AppError('conflict');
      turn.signal.addEventListener('abort', cutOff);
      const body = req.iterator({ destroyOnReturn: false });
      const size = await objects.parts.append(id, 0, body, maxResumeBytes);
      turn.signal.removeEventListener('abort', cutOff);
      const fileName = declaredName(req);
      res.status(201).json(await acceptPart({ em, objects }, upload, { fileName, size }));
    } catch (error) {
      await objects.parts.remove(id);
      throw error;
    } finally {
      turn.end();
    }
  });
}
