import type { User } from '../../../shared/contracts/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { closeSessions } from './close-sessions.ts';
import { withdrawLinks } from './invitation-link.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { nameOf, requireUser } from './require-user.ts';
import { toUser } from './to-user.ts';

/**
 * Takes the access away: sessions end, mailed links die, and a login is refused as with a wrong password.
 * Throws AppError('not-found'), 'last-administrator'.
 */
export async function deactivateUser(ctx: ServiceContext, { id }: { id: string }): Promise<User> {
  return ctx.em.transactional(async (em) => {
    await keepAnAdministrator(em, id);
    const user = await requireUser(em, { id });
    if (user.isActive) {
      user.isActive = false;
      await closeSessions(em, user);
      await withdrawLinks(em, user);
      recordEvent(em, ctx, {
        action: 'user.deactivate',
        subjectId: id,
        subjectLabel: nameOf(user),
      });
      await em.flush();
    }
    return toUser(em, user);
  });
}

/** Gives the access back, with the password that was there before. Throws AppError('not-found'). */
export async function reactivateUser(ctx: ServiceContext, { id }: { id: string }): Promise<User> {
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    if (!user.isActive) {
      user.isActive = true;
      user.deactivatedWithProfile = false;
      recordEvent(em, ctx, {
        action: 'user.reactivate',
        subjectId: id,
        subjectLabel: nameOf(user),
      });
      await em.flush();
    }
    return toUser(em, user);
  });
}
