import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { closeSessions } from '../users/close-sessions.ts';
import { nameOf } from '../users/require-user.ts';
import { accountOf } from './employee-account.ts';

type Context = Pick<ServiceContext, 'actor' | 'requestId'>;

/** Takes the access of a profile's account away, in the transaction that deletes the profile. Mailed links sleep. */
export async function closeEmployeeAccount(
  em: EntityManager,
  ctx: Context,
  employeeId: string,
): Promise<void> {
  const user = await accountOf(em, employeeId);
  if (!user?.isActive) return;
  user.isActive = false;
  user.deactivatedWithProfile = true;
  await closeSessions(em, user);
  recordEvent(em, ctx, {
    action: 'user.deactivate',
    subjectId: user.id,
    subjectLabel: nameOf(user),
  });
}

/**
 * Gives back what went with the profile, in the transaction that restores it. An account that had been deactivated before,
 * or has another profile by now, stays as it is.
 */
export async function reopenEmployeeAccount(
  em: EntityManager,
  ctx: Context,
  employeeId: string,
): Promise<void> {
  const user = await accountOf(em, employeeId);
  if (!user?.deactivatedWithProfile) return;
  user.isActive = true;
  user.deactivatedWithProfile = false;
  recordEvent(em, ctx, {
    action: 'user.reactivate',
    subjectId: user.id,
    subjectLabel: nameOf(user),
  });
}
