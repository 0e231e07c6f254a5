import { Application } from '../../db/entities/application.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { OpenedFile } from '../uploads/open-resume.ts';
import { requireApplicationKey } from './require-own-application.ts';

/**
 * Opens the résumé of an application for whoever has its link, and records that. The caller consumes or destroys `body`.
 * Throws AppError('not-found'), 'unavailable' when the storage fails.
 */
export async function openOwnResume(ctx: ServiceContext, token: string): Promise<OpenedFile> {
  const id = requireApplicationKey(ctx, { token });
  const application = await ctx.em.findOne(Application, { id }, { populate: ['resume'] });
  if (!application) throw new AppError('not-found');
  const { fileName, contentType, size } = application.resume;
  const body = await ctx.objects.open(application.resume);
  try {
    await ctx.em.transactional(async (em) => {
      // It may have been erased meanwhile; the activity log is not to learn the name anew.
      const { applicantName } = await lockApplication(em, id);
      recordEvent(em, ctx, {
        action: 'application.download',
        subjectId: id,
        subjectLabel: applicantName,
      });
    });
  } catch (error) {
    body.destroy();
    throw error;
  }
  return { fileName, contentType, size, body };
}
