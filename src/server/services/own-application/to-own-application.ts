import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { OwnApplication } from '../../../shared/contracts/own-application.ts';
import { expectedReply } from '../../../shared/domain/expected-reply.ts';
import type { Application } from '../../db/entities/application.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { isHeld } from '../retention/is-held.ts';
import { readApplicantStatus } from './applicant-status.ts';

/** Whether the applicant became an employee; a profile that was deleted stays for a while and counts. */
export async function isHired(
  em: EntityManager,
  { id }: Pick<Application, 'id'>,
): Promise<boolean> {
  return (await em.count(EmployeeProfile, { application: id })) > 0;
}

/** Whether there is still something to withdraw from: not after a rejection, nor once somebody works here. */
export function isWithdrawable(
  { withdrawnAt }: Pick<Application, 'withdrawnAt'>,
  { status, hired }: { status: ApplicationStatus; hired: boolean },
): boolean {
  return !withdrawnAt && status !== 'rejected' && !hired;
}

/** An application as its applicant sees it. */
export async function toOwnApplication(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
): Promise<OwnApplication> {
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
    replyBy: isWaiting ? expectedReply(createdAt) : null,
    canWithdraw: isWithdrawable(application, { status, hired }),
    isHired: hired,
    isHeld: await isHeld(ctx.em, 'application', id),
  };
}
