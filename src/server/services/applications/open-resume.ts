import type { Readable } from 'node:stream';
import { idSchema } from '../../../shared/contracts/fields.ts';
import { Application } from '../../db/entities/applications.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { findResume } from '../uploads/resume-upload.ts';
import { lockApplication } from './load.ts';
import { readApplication } from './query.ts';

/** A file to send: its bytes and its name. */
export type OpenedFile = { fileName: string; contentType: string; size: number; body: Readable };

/**
 * Opens a résumé for an administrator and records who read whose. The caller consumes or destroys `body`.
 * Throws AppError('forbidden') while the applicant is masked for the reader; 'not-found' (malformed
 * id, unfinished upload and one erased meanwhile included), 'unavailable' when the storage fails.
 */
export async function openResume(ctx: AdminContext, id: string): Promise<OpenedFile> {
  if (!idSchema.safeParse(id).success) throw new AppError('not-found');
  const upload = await findResume(ctx, id);
  if (upload.status === 'pending') throw new AppError('not-found');

  const application = await ctx.em.findOne(Application, { resume: upload.id });
  if (application && (await readApplication(ctx.em, ctx, application.id)).isMasked) {
    throw new AppError('forbidden');
  }
  const body = await ctx.objects.open(upload);
  try {
    await ctx.em.transactional(async (em) => {
      // Held, so that the activity log does not learn the name of one that is erased meanwhile.
      if (application) await lockApplication(em, application.id);
      recordEvent(em, ctx, 'resume.read', {
        id: application?.id ?? upload.id,
        label: application?.applicantName ?? upload.fileName,
      });
    });
  } catch (error) {
    body.destroy();
    throw error;
  }
  const { fileName, contentType, size } = upload;
  return { fileName, contentType, size, body };
}
