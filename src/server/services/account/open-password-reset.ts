import type { Invitation } from '../../../shared/contracts/account.ts';
import type { User } from '../../db/entities/user.ts';
import { UserToken } from '../../db/entities/user-token.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { digestOfToken } from '../users/invitation-link.ts';
import { maskedEmail } from '../users/masked-email.ts';

/** The row and the user of a link that still sets a password; null for any other. */
export async function findOpenReset(
  em: EntityManager,
  token: string,
): Promise<{ id: string; user: User } | null> {
  const found = await em.findOne(
    UserToken,
    { tokenHash: digestOfToken(token), purpose: 'password-reset', expiresAt: { $gt: new Date() } },
    { populate: ['user'] },
  );
  return found?.user.isActive ? { id: found.id, user: found.user } : null;
}

/** What the page behind the link shows; null when the link is used up, expired or made up. */
export async function getPasswordReset(
  ctx: Pick<ServiceContext, 'em'>,
  { token }: { token: string },
): Promise<Invitation | null> {
  const open = await findOpenReset(ctx.em, token);
  return open && { firstName: open.user.firstName, maskedEmail: maskedEmail(open.user.email) };
}
