import type { UpdateUserInput, User } from '../../../shared/contracts/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { withdrawLinks } from './invitation-link.ts';
import { requireCompany } from './require-company.ts';
import { nameOf, requireUser } from './require-user.ts';
import { orTakenEmail, requireFreeEmail } from './taken-email.ts';
import { toUser } from './to-user.ts';

/**
 * Changes name, address and company. With another address the links that went to the old one are good for nothing.
 * Throws AppError('not-found'), 'conflict' when somebody else saved since `version`, 'invalid-input' for an address that
 * has an account, or a company that is not there.
 */
export async function updateUser(ctx: ServiceContext, input: UpdateUserInput): Promise<User> {
  const email = input.email.toLowerCase();
  try {
    return await ctx.em.transactional(async (em) => {
      const user = await requireUser(em, input);
      if (email !== user.email) {
        await requireFreeEmail(em, email, user.id);
        await withdrawLinks(em, user);
      }
      user.firstName = input.firstName;
      user.lastName = input.lastName;
      user.email = email;
      // That of another role rests, and is not the form's to change.
      if (user.role === 'client') {
        user.client = await requireCompany(em, user.role, input.companyId);
      }
      recordEvent(em, ctx, {
        action: 'user.update',
        subjectId: user.id,
        subjectLabel: nameOf(user),
      });
      await em.flush();
      return toUser(em, user);
    });
  } catch (error) {
    throw orTakenEmail(error);
  }
}
