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

/** Deletes the rows; until the résumé's bytes are removed, a row without a name says where they lie. */
async function eraseRows(em: EntityManager, { id, attempt, resume }: Application) {
  const retake = await em.findOne(ApplicationRetake, { application: id, withdrawnAt: null });
  const attempts = [attempt, retake?.attempt, retake?.firstAttempt].flatMap((one) => one?.id ?? []);
  // History, notes and reveals are deleted with the row; an employee profile stays without the reference.
  await em.nativeDelete(Application, { id });
  await em.nativeDelete(Attempt, { id: { $in: attempts } });
  // Action, author and moment stay; only the name identified the subject.
  const about = { subjectId: { $in: [id, resume.id] } };
  await em.nativeUpdate(AuditEvent, about, { subjectLabel: null });
  return { upload: await releaseUpload(em, resume), mailIds: await eraseMails(em, id) };
}

/**
 * Erases an application in the running transaction of `em`, with everything stored because of it: answers, résumé,
 * notes, decisions, mails; the activity log loses the name. The caller checks that it may go (`requireNotHeld`) and
 * records the erasure. Several in one transaction are erased in the order of their ids, as bulk decisions lock them.
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
 * Erases an application for an administrator; records the author without the applicant's name. Throws
 * AppError('not-found'), 'held' while it is retained for a legal reason.
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
