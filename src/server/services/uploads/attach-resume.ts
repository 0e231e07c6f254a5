import { LockMode } from '@mikro-orm/core';
import { Upload } from '../../db/entities/upload.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';
import { normalizeResumeUrl } from './resume-url.ts';

/**
 * Gives a stored résumé to the record that is being made in the transaction of `em`; the row is locked, so that two
 * records never get the same one. Throws AppError('resume-missing') when there is no such résumé or it is taken.
 * @param publicUrl this site's own address, where full addresses are to be taken as well
 */
export async function attachResume(
  em: EntityManager,
  resumeUrl: string,
  publicUrl?: string,
): Promise<Upload> {
  const id = normalizeResumeUrl(resumeUrl, publicUrl).split('/').at(-1);
  const upload = await em.findOne(
    Upload,
    { id, purpose: 'resume', status: 'stored' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!upload) throw new AppError('resume-missing');
  upload.status = 'attached';
  upload.sender = null;
  await em.flush();
  return upload;
}
