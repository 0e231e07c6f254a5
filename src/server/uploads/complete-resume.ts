import { maxResumeBytes, type UploadedResume } from '../../shared/contracts/upload.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { Upload } from '../db/entities/upload.ts';
import { AppError } from '../services/errors.ts';
import { findResume, storeResume, toUploadedResume } from '../services/uploads/resume-upload.ts';
import { safeFileName } from './file-name.ts';
import type { ObjectRef } from './object-store.ts';
import { sniffResume } from './sniff.ts';
import { requestEm, type UploadDeps } from './upload-deps.ts';

/** A refusal of bytes that lie at the cloud already travels as data: there an error never reaches the browser. */
export type ResumeRefusal = { refused: ErrorCode };

type CompleteDeps = Pick<UploadDeps, 'orm' | 'objects' | 'log'>;

async function acceptFromCloud(
  deps: CompleteDeps,
  upload: Upload,
  file: { key: string; size: number },
): Promise<UploadedResume> {
  const object: ObjectRef = { location: 'uploadthing', storeKey: file.key };
  try {
    if (file.size > maxResumeBytes) throw new AppError('payload-too-large');
    const source = await deps.objects.source(object, file.size);
    const contentType = await sniffResume(source).finally(() => source.close());
    const fileName = safeFileName(upload.fileName, contentType);
    return await storeResume(
      { em: requestEm(deps) },
      { id: upload.id, object, fileName, contentType, size: file.size },
    );
  } catch (error) {
    // Another report of the same upload was faster: the bytes are stored, and this one gets the same answer.
    if (error instanceof AppError && error.code === 'conflict') {
      const stored = await findResume({ em: requestEm(deps) }, upload.id);
      if (stored.status !== 'pending') return toUploadedResume(stored);
    }
    await deps.objects.remove(object).catch((failure: unknown) => {
      deps.log.warn({ err: failure, upload: upload.id }, 'a refused upload stays until the sweep');
    });
    throw error;
  }
}

/**
 * The end of an upload through UploadThing. Our own ingest has checked and stored the bytes by now; those at the cloud
 * are looked at here, by ranges. Answers the same however often it is called.
 */
export async function completeResume(
  deps: CompleteDeps,
  uploadId: string,
  file: { key: string; size: number },
): Promise<UploadedResume | ResumeRefusal> {
  const upload = await findResume({ em: requestEm(deps) }, uploadId);
  if (upload.status !== 'pending') return toUploadedResume(upload);
  try {
    return await acceptFromCloud(deps, upload, file);
  } catch (error) {
    if (!(error instanceof AppError))
      deps.log.error({ err: error, upload: uploadId }, 'upload failed');
    return { refused: error instanceof AppError ? error.code : 'internal' };
  }
}
