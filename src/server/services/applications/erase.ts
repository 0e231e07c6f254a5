import { ApplicationRetake } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { Attempt } from '../../db/entities/assessments.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { eraseMails } from '../mail/erase-mails.ts';
import { requireNotHeld } from '../retention/holds.ts';
import { releaseUpload, removeUpload } from '../uploads/upload-lifecycle.ts';
import { findLockedApplication } from './load.ts';

type Context = Pick<ServiceContext, 'em' | 'objects' | 'mail' | 'log'>;

/** The résumé goes as a record and as bytes; until these are gone, a row without a name says where they lie. */
async function eraseRows(em: EntityManager, { id, attempt, resume }: Application) {
  const retake = await em.findOne(ApplicationRetake, { application: id, withdrawnAt: null });
  const attempts = [attempt, retake?.attempt, retake?.firstAttempt].flatMap((one) => one?.id ?? []);
  // History, notes and who uncovered it go with the row; an employee profile stays and forgets where it came from.
  await em.nativeDelete(Application, { id });
  await em.nativeDelete(Attempt, { id: { $in: attempts } });
  // Action, author and moment stay; of the subject only the name told who it was.
  const about = { subjectId: { $in: [id, resume.id] } };
  await em.nativeUpdate(AuditEvent, about, { subjectLabel: null });
  return { upload: await releaseUpload(em, resume), mailIds: await eraseMails(em, id) };
}

/**
 * Erases an application in the running transaction of `em`, with everything that is kept because of it: answers, résumé,
 * notes, decisions, mails; the activity log loses the name. Whether it may go (`requireNotHeld`), and the note that it
 * went, are the caller's. Several in one transaction go in the order of their ids, as decisions on many lock them.
 * @returns null when there is no such application (any more); otherwise what removes its files, to be called once the
 * transaction is committed. That never throws: the sweeps remove what it could not.
 */
export async function eraseApplication(
  em: EntityManager,
  ctx: Context,
  id: string,
): Promise<(() => Promise<void>) | null> {
  const application = await findLockedApplication(em, id);
  if (!application) return null;
  await em.populate(application, ['resume']);
  const { upload, mailIds } = await eraseRows(em, application);
  return async () => {
    await ctx.mail.removeFiles(mailIds);
    await removeUpload(ctx, upload).catch((error: unknown) => {
      ctx.log.warn(
        { err: error, applicationId: id },
        'failed to remove the résumé of an erased application',
      );
    });
  };
}

/**
 * Erases an application on an administrator's word; who did it is kept, of whom it was is not. Throws
 * AppError('not-found'), 'held' while it is kept for a legal reason.
 */
export async function eraseApplicationAsAdmin(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<void> {
  const removeFiles = await ctx.em.transactional(async (em) => {
    const remove = await eraseApplication(em, ctx, id);
    if (!remove) throw new AppError('not-found');
    await requireNotHeld(em, 'application', id);
    recordEvent(em, ctx, 'application.erase', { id });
    return remove;
  });
  await removeFiles();
}
