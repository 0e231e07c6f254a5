import { expectedReplyDate } from '../../../shared/content/careers.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type {
  ApplicationKey,
  CandidateApplication,
  CandidateApplicationOutput,
} from '../../../shared/contracts/own-application.ts';
import { Application } from '../../db/entities/applications.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import { requireApplicationId, verifyApplicationToken } from '../candidate-link.ts';
import type { ServiceContext } from '../context.ts';
import { isHeld, requireNotHeld } from '../retention/holds.ts';
import { readApplicantStatus } from './applicant-status.ts';
import { eraseApplication } from './erase.ts';
import { lockApplication } from './load.ts';
import type { OpenedFile } from './open-resume.ts';

/** Whether the applicant became an employee; a profile that was deleted stays for a while and counts. */
async function isHired(em: EntityManager, { id }: Pick<Application, 'id'>): Promise<boolean> {
  return (await em.count(EmployeeProfile, { application: id })) > 0;
}

/** Whether there is still something to withdraw from: not after a rejection, nor once somebody works here. */
function isWithdrawable(
  { withdrawnAt }: Pick<Application, 'withdrawnAt'>,
  { status, hired }: { status: ApplicationStatus; hired: boolean },
): boolean {
  return !withdrawnAt && status !== 'rejected' && !hired;
}

/** An application as its applicant sees it. */
async function toCandidateApplication(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
): Promise<CandidateApplication> {
  const { id, position, createdAt } = application;
  const { status } = await readApplicantStatus(ctx, application);
  const hired = await isHired(ctx.em, application);
  const withdrawnAt = application.withdrawnAt ?? null;
  const isWaiting = (status === 'pending' || status === 'reviewing') && !withdrawnAt;
  return {
    position,
    receivedAt: createdAt,
    status,
    withdrawnAt,
    replyBy: isWaiting ? expectedReplyDate(createdAt) : null,
    canWithdraw: isWithdrawable(application, { status, hired }),
    isHired: hired,
    isHeld: await isHeld(ctx.em, 'application', id),
  };
}

/** The application behind a link, or that nothing is held of it any more; null when the link is not ours. */
export async function getCandidateApplication(
  ctx: ServiceContext,
  { token }: ApplicationKey,
): Promise<CandidateApplicationOutput | null> {
  const id = verifyApplicationToken(ctx.secrets.application, token);
  if (id === null) return null;
  const application = await ctx.em.findOne(Application, { id }, { disableIdentityMap: true });
  return { application: application && (await toCandidateApplication(ctx, application)) };
}

/**
 * Withdraws an application for whoever has its link; sent twice, it is withdrawn once. From then on nobody decides on
 * it. Throws AppError('not-found'), 'conflict' after a rejection, or once the applicant works here.
 */
export async function withdrawApplicationAsCandidate(
  ctx: ServiceContext,
  key: ApplicationKey,
): Promise<CandidateApplication> {
  const id = requireApplicationId(ctx, key);
  return ctx.em.transactional(async (em) => {
    const application = await lockApplication(em, id);
    if (!application.withdrawnAt) {
      const hired = await isHired(em, application);
      const { status } = await readApplicantStatus({ em, log: ctx.log }, application);
      if (!isWithdrawable(application, { status, hired })) throw new AppError('conflict');
      application.withdrawnAt = new Date();
      recordEvent(em, ctx, {
        action: 'application.withdraw',
        subjectId: id,
        subjectLabel: application.applicantName,
      });
      await em.flush();
    }
    return toCandidateApplication({ em, log: ctx.log }, application);
  });
}

/**
 * Erases an application for whoever has its link; what is erased already stays so. That it happened is kept, of whom is
 * not. Throws AppError('not-found') for a link that is not ours, 'held' while it is kept for a legal reason.
 */
export async function eraseApplicationAsCandidate(
  ctx: ServiceContext,
  key: ApplicationKey,
): Promise<void> {
  const id = requireApplicationId(ctx, key);
  const removeFiles = await ctx.em.transactional(async (em) => {
    const remove = await eraseApplication(em, ctx, id);
    if (!remove) return null;
    // Looked up once nobody else can change the application: throwing undoes everything.
    await requireNotHeld(em, 'application', id);
    recordEvent(em, ctx, { action: 'application.erase', subjectId: id });
    return remove;
  });
  await removeFiles?.();
}

/**
 * Opens the résumé of an application for whoever has its link, and records that. The caller consumes or destroys `body`.
 * Throws AppError('not-found'), 'unavailable' when the storage fails.
 */
export async function openResumeAsCandidate(
  ctx: ServiceContext,
  token: string,
): Promise<OpenedFile> {
  const id = requireApplicationId(ctx, { token });
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
