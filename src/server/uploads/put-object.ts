import type { Request, RequestHandler } from 'express';
import { idSchema } from '../../shared/contracts/fields.ts';
import {
  isResumeType,
  maxResumeBytes,
  type ResumeType,
  type UploadedResume,
} from '../../shared/contracts/upload.ts';
import type { Upload } from '../db/entities/uploads.ts';
import type { EntityManager } from '../db/orm.ts';
import { AppError } from '../errors.ts';
import {
  findResume,
  markResumeStored,
  requireUploadSignature,
} from '../services/uploads/resume-upload.ts';
import { safeFileName } from '../storage/file-name.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { sniffResume } from './sniff.ts';
import {
  forkEntityManager,
  type UploadDeps,
  type UploadLocks,
  withErrorResponses,
} from './upload-handler.ts';

async function sniffPart(objects: ObjectStore, id: string): Promise<ResumeType> {
  const source = await objects.parts.source(id);
  try {
    return await sniffResume(source);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported-media-type') {
      await objects.parts.remove(id);
    }
    throw error;
  } finally {
    await source.close();
  }
}

/**
 * Makes a stored résumé of a part that has come whole: its type from the bytes, its bytes into the store, its row last.
 * Throws AppError('unsupported-media-type') and drops the part when the bytes are nothing we take.
 */
export async function acceptResumePart(
  { em, objects }: { em: EntityManager; objects: ObjectStore },
  upload: Upload,
  received: { fileName: string; size: number },
): Promise<UploadedResume> {
  const contentType = await sniffPart(objects, upload.id);
  const fileName = safeFileName(received.fileName, contentType);
  const path = objects.parts.pathOf(upload.id);
  const object = await objects.store({ id: upload.id, path, fileName, contentType }, upload);
  await objects.parts.remove(upload.id);
  return markResumeStored(
    { em },
    { id: upload.id, object, fileName, contentType, size: received.size },
  );
}

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
export function putObject(deps: UploadDeps, turns: UploadLocks): RequestHandler {
  const { objects } = deps;
  return withErrorResponses(deps, async (req, res) => {
    const id = idSchema.safeParse(req.params.id).data;
    if (!id) throw new AppError('not-found');
    requireUploadSignature(deps.secrets, id, req.query);
    requireUsableHeaders(req);
    await deps.limit?.(req, 'upload-bytes');

    const turn = await turns.acquire(id);
    const cutOff = () => req.destroy();
    try {
      const em = forkEntityManager(deps);
      const upload = await findResume({ em }, id);
      if (upload.status !== 'pending' || turn.signal.aborted) throw new AppError('conflict');
      turn.signal.addEventListener('abort', cutOff);
      const body = req.iterator({ destroyOnReturn: false });
      const size = await objects.parts.append(id, 0, body, maxResumeBytes);
      turn.signal.removeEventListener('abort', cutOff);
      const fileName = declaredName(req);
      res.status(201).json(await acceptResumePart({ em, objects }, upload, { fileName, size }));
    } catch (error) {
      await objects.parts.remove(id);
      throw error;
    } finally {
      turn.release();
    }
  });
}
