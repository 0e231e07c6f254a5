import type { Invitation } from '../../../shared/contracts/account.ts';
import type { ServiceContext } from '../context.ts';
import { findOpenLink, toLinkOwner } from '../users/find-open-link.ts';

/** What the page behind the link shows; null when the link is used up, expired or made up. */
export async function getPasswordReset(
  ctx: Pick<ServiceContext, 'em'>,
  { token }: { token: string },
): Promise<Invitation | null> {
  const open = await findOpenLink(ctx.em, 'password-reset', token);
  return open && toLinkOwner(open);
}
