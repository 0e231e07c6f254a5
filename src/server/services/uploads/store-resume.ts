import { LockMode } from '@mikro-orm/core';
import type { ResumeType, UploadedResume } from '../../../shared/contracts/upload.ts';
import { Upload } from '../../db/entities/upload.ts';
import type { ObjectRef } from '../../uploads/object-store.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toUploadedResume } from './to-uploaded-resume.ts';

/** The row of an upload, fresh from the database. Throws AppError('not-found'). */
export async function findResume(ctx: Pick<ServiceContext, 'em'>, id: string): Promise<Upload> {
  const upload = await ctx.em.findOne(Upload, { id, purpose: 'resume' }, { refresh: true });
  if (!upload) throw new AppError('not-found');
  return upload;
}

/**
 * Marks a résumé as stored once its checked bytes lie in the store. Throws AppError('not-found') when the row is gone,
 * 'conflict' when it is no longer pending.
 */
export async function storeResume(
  ctx: Pick<ServiceContext, 'em'>,
  file: { id: string; object: ObjectRef; fileName: string; contentType: ResumeType; size: number },
): Promise<UploadedResume> {
  return ctx.em.transactional(async (em) => {
    const upload = await em.findOne(
      Upload,
      { id: file.id, purpose: 'resume' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!upload) throw new AppError('not-found');
    if (upload.status !== 'pending') throw new AppError('conflict');
    upload.status = 'stored';
    upload.location = file.object.location;
    upload.storeKey = file.object.storeKey;
    upload.fileName = file.fileName;
    upload.contentType = file.contentType;
    upload.size = file.size;
    return toUploadedResume(upload);
  });
}
