import type { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invitation } from '../mail/templates/invitation.ts';
import { createInvitationLink } from './invitation-link.ts';

/**
 * Makes a new invitation in the running transaction and mails it, in the language of the user. Returns the link for
 * whoever invites, in case the mail gets lost.
 */
export async function sendInvitation(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'publicUrl' | 'siteUrl' | 'locale' | 'jobs'>,
  user: User,
): Promise<{ link: string; expiresAt: Date }> {
  const { link, mailLink, expiresAt } = await createInvitationLink(em, ctx, user);
  const { firstName, role } = user;
  const locale = user.locale ?? ctx.locale;
  await queueMail(em, ctx, {
    kind: 'invitation',
    to: user.email,
    locale,
    content: invitation(locale, { firstName, role, url: mailLink, expiresAt }),
    aboutId: user.id,
  });
  return { link, expiresAt };
}
