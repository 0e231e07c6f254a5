import type { InvitationLink } from '../../../shared/contracts/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { nameOf, requireUser } from './require-user.ts';
import { sendInvitation } from './send-invitation.ts';
import { toUser } from './to-user.ts';

/**
 * Mails a new link to somebody who was invited, and tells it here; the ones before are dead. Throws AppError('not-found'), 'conflict' when that
 * person has a password by now or was deactivated.
 */
export async function resendInvitation(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<InvitationLink> {
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    if (user.passwordHash != null || !user.isActive) throw new AppError('conflict');
    const { link, expiresAt } = await sendInvitation(em, ctx, user);
    recordEvent(em, ctx, { action: 'user.invite', subjectId: id, subjectLabel: nameOf(user) });
    await em.flush();
    return { user: await toUser(em, user), link, expiresAt };
  });
}
