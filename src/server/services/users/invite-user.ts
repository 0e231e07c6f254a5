import type { InvitationLink, InviteUserInput } from '../../../shared/contracts/user.ts';
import { User } from '../../db/entities/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { chooseUsername } from './choose-username.ts';
import { requireCompany } from './require-company.ts';
import { nameOf } from './require-user.ts';
import { sendInvitation } from './send-invitation.ts';
import { orTakenEmail, requireFreeEmail } from './taken-email.ts';
import { toUser } from './to-user.ts';

/**
 * Adds a user without a password, and mails the link by which that person sets one; it is told here as well.
 * Throws AppError('invalid-input') for an address that has an account, or a company that is not there.
 */
export async function inviteUser(
  ctx: ServiceContext,
  input: InviteUserInput,
): Promise<InvitationLink> {
  const email = input.email.toLowerCase();
  try {
    return await ctx.em.transactional(async (em) => {
      await requireFreeEmail(em, email);
      const user = em.create(User, {
        username: await chooseUsername(em, email),
        email,
        firstName: input.firstName,
        lastName: input.lastName,
        role: input.role,
        locale: input.locale,
        client: await requireCompany(em, input.role, input.companyId),
      });
      em.persist(user);
      await em.flush();
      const { link, expiresAt } = await sendInvitation(em, ctx, user);
      recordEvent(em, ctx, {
        action: 'user.invite',
        subjectId: user.id,
        subjectLabel: nameOf(user),
      });
      await em.flush();
      return { user: await toUser(em, user), link, expiresAt };
    });
  } catch (error) {
    throw orTakenEmail(error);
  }
}
