import type { SetRoleInput, User } from '../../../shared/contracts/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { closeSessions } from './close-sessions.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { nameOf, requireUser } from './require-user.ts';
import { toUser } from './to-user.ts';

/**
 * Gives a user another role and ends every session of the old one; who is no client any more belongs to no company,
 * and who is no employee any more has no profile.
 * The role it has already changes nothing.
 * Throws AppError('not-found'), 'conflict' when somebody else saved since `version`, 'last-administrator'.
 */
export async function setRole(ctx: ServiceContext, input: SetRoleInput): Promise<User> {
  return ctx.em.transactional(async (em) => {
    if (input.role !== 'admin') await keepAnAdministrator(em, input.id);
    const user = await requireUser(em, input);
    if (user.role !== input.role) {
      user.role = input.role;
      if (input.role !== 'client') user.client = null;
      if (input.role !== 'employee') user.employee = null;
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
