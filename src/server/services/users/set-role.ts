import { LockMode } from '@mikro-orm/core';
import type { SetRoleInput, User } from '../../../shared/contracts/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { closeSessions } from './close-sessions.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { nameOf, requireUser } from './require-user.ts';
import { toUser } from './to-user.ts';

/**
 * Gives a user another role and ends every session of the old one. The link to a company rests while the user is no
 * client, that to a profile while the user is no employee: nothing is seen or done by it, and it is there again with the
 * role, unless the profile was given to another account meanwhile.
 * The role it has already changes nothing.
 * Throws AppError('not-found'), 'conflict' when somebody else saved since `version`, 'last-administrator'.
 */
export async function setRole(ctx: ServiceContext, input: SetRoleInput): Promise<User> {
  return ctx.em.transactional(async (em) => {
    if (input.role !== 'admin') await keepAnAdministrator(em, input.id);
    const user = await requireUser(em, input);
    if (user.role !== input.role) {
      // Linking another account to the profile makes a resting link give way, and waits for this one.
      if (input.role === 'employee' && user.employee) {
        await em.lock(user.employee, LockMode.PESSIMISTIC_WRITE);
        await em.refresh(user, { populate: ['client', 'employee'] });
      }
      user.role = input.role;
      await closeSessions(em, user);
      recordEvent(em, ctx, {
        action: 'user.role',
        subjectId: user.id,
        subjectLabel: nameOf(user),
      });
      await em.flush();
    }
    return toUser(em, user);
  });
}
