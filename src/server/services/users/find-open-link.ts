import type { Invitation } from '../../../shared/contracts/account.ts';
import type { User } from '../../db/entities/user.ts';
import { UserToken } from '../../db/entities/user-token.ts';
import type { EntityManager } from '../../db/orm.ts';
import { digestOfToken } from './invitation-link.ts';
import { maskedEmail } from './masked-email.ts';

/** The row of a link and the user it was mailed to. */
export type OpenLink = { id: string; user: User };

/** A link that was mailed to a user and still leads somewhere; null for one that is used up, expired or made up. */
export async function findOpenLink(
  em: EntityManager,
  purpose: UserToken['purpose'],
  token: string,
): Promise<OpenLink | null> {
  const found = await em.findOne(
    UserToken,
    { tokenHash: digestOfToken(token), purpose, expiresAt: { $gt: new Date() } },
    { populate: ['user'] },
  );
  return found?.user.isActive ? { id: found.id, user: found.user } : null;
}

/** What the page behind such a link shows. */
export const toLinkOwner = ({ user }: OpenLink): Invitation => ({
  firstName: user.firstName,
  maskedEmail: maskedEmail(user.email),
});
