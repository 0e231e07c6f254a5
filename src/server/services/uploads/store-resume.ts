import type { ResumeType, UploadedResume } from '../../../shared/contracts/upload.ts';
import { Upload } from '../../db/entities/upload.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { markStored, type StoredFile } from './mark-stored.ts';
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
  file: StoredFile & { contentType: ResumeType },
): Promise<UploadedResume> {
  return toUploadedResume(await markStored(ctx, 'resume', file));
}
