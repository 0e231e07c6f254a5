import type { Invitation } from '../../../shared/contracts/account.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { findOpenLink, type OpenLink, toLinkOwner } from './find-open-link.ts';

/** The row and the user of an invitation that can still be accepted; null for any other link. */
export async function findOpenInvitation(
  em: EntityManager,
  token: string,
): Promise<OpenLink | null> {
  const open = await findOpenLink(em, 'invitation', token);
  return open?.user.passwordHash == null ? open : null;
}

/** What the page behind an invitation's link shows; null when the link is used up, replaced, expired or made up. */
export async function getInvitation(
  ctx: Pick<ServiceContext, 'em'>,
  { token }: { token: string },
): Promise<Invitation | null> {
  const open = await findOpenInvitation(ctx.em, token);
  return open && toLinkOwner(open);
}
