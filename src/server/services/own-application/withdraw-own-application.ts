import type { ApplicationKey, OwnApplication } from '../../../shared/contracts/own-application.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readApplicantStatus } from './applicant-status.ts';
import { requireApplicationKey } from './require-own-application.ts';
import { isHired, isWithdrawable, toOwnApplication } from './to-own-application.ts';

/**
 * Withdraws an application for whoever has its link; sent twice, it is withdrawn once. From then on nobody decides on
 * it. Throws AppError('not-found'), 'conflict' after a rejection, or once the applicant works here.
 */
export async function withdrawOwnApplication(
  ctx: ServiceContext,
  key: ApplicationKey,
): Promise<OwnApplication> {
  const id = requireApplicationKey(ctx, key);
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
    return toOwnApplication({ em, log: ctx.log }, application);
  });
}
