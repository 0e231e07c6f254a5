import type { ResumeType, UploadedResume } from '../../shared/contracts/upload.ts';
import type { Upload } from '../db/entities/upload.ts';
import type { EntityManager } from '../db/orm.ts';
import { AppError } from '../services/errors.ts';
import { storeResume } from '../services/uploads/resume-upload.ts';
import { safeFileName } from './file-name.ts';
import type { ObjectStore } from './object-store.ts';
import { sniffResume } from './sniff.ts';

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
export async function acceptPart(
  { em, objects }: { em: EntityManager; objects: ObjectStore },
  upload: Upload,
  received: { fileName: string; size: number },
): Promise<UploadedResume> {
  const contentType = await sniffPart(objects, upload.id);
  const fileName = safeFileName(received.fileName, contentType);
  const path = objects.parts.pathOf(upload.id);
  const object = await objects.keep({ id: upload.id, path, fileName, contentType }, upload);
  await objects.parts.remove(upload.id);
  return storeResume({ em }, { id: upload.id, object, fileName, contentType, size: received.size });
}
