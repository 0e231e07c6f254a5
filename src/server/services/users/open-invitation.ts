import type { Invitation } from '../../../shared/contracts/account.ts';
import type { User } from '../../db/entities/user.ts';
import { UserToken } from '../../db/entities/user-token.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { digestOfToken } from './invitation-link.ts';
import { maskedEmail } from './masked-email.ts';

/** The row and the user of an invitation that can still be accepted; null for any other link. */
export async function findOpenInvitation(
  em: EntityManager,
  token: string,
): Promise<{ id: string; user: User } | null> {
  const found = await em.findOne(
    UserToken,
    { tokenHash: digestOfToken(token), purpose: 'invitation', expiresAt: { $gt: new Date() } },
    { populate: ['user'] },
  );
  if (!found?.user.isActive || found.user.passwordHash != null) return null;
  return { id: found.id, user: found.user };
}

/** What the page behind an invitation's link shows; null when the link is used up, replaced, expired or made up. */
export async function getInvitation(
  ctx: Pick<ServiceContext, 'em'>,
  { token }: { token: string },
): Promise<Invitation | null> {
  const open = await findOpenInvitation(ctx.em, token);
  return open && { firstName: open.user.firstName, maskedEmail: maskedEmail(open.user.email) };
}
