import { createHash, randomBytes } from 'node:crypto';
import type { Invitation } from '../../../shared/contracts/account.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { type User, UserToken } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';

/** Lifetime of an invitation. */
const lifetimeMs = 7 * 86_400_000;
const secretBytes = 32;

/** The stored digest of a link's secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Takes back every invitation of the user that is still open. */
async function revokeInvitations(em: EntityManager, user: User): Promise<number> {
  return em.nativeDelete(UserToken, { user: user.id, purpose: 'invitation' });
}

/** Revokes every link that was mailed to the user: the mailbox may belong to another person by now. */
export async function revokeLinks(em: EntityManager, user: User): Promise<number> {
  return em.nativeDelete(UserToken, { user: user.id });
}

/**
 * Makes a new invitation in the running transaction; older ones of the user are good for nothing from then on. The
 * link is the only place where its secret stands: `link` is absolute when the site's public address is known, else a
 * path; `mailLink` always leads somewhere.
 */
export async function createInvitationLink(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'publicUrl' | 'siteUrl' | 'locale'>,
  user: User,
): Promise<{ link: string; mailLink: string; expiresAt: Date }> {
  await revokeInvitations(em, user);
  const token = randomBytes(secretBytes).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  em.persist(
    em.create(UserToken, {
      user,
      purpose: 'invitation',
      tokenHash: hashToken(token),
      expiresAt,
    }),
  );
  user.invitedAt = now;
  const locale: Locale = user.locale ?? ctx.locale;
  const address = `${localizedPath('/activate', locale)}?token=${token}`;
  return {
    link: ctx.publicUrl ? new URL(address, ctx.publicUrl).href : address,
    mailLink: new URL(address, ctx.siteUrl).href,
    expiresAt,
  };
}

/** `maria@example.org` as `m•••@example.org`: enough to recognise an address, too little to learn it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}

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
    { tokenHash: hashToken(token), purpose, expiresAt: { $gt: new Date() } },
    { populate: ['user'] },
  );
  return found?.user.isActive ? { id: found.id, user: found.user } : null;
}

/** Data of the page behind such a link. */
export const toLinkOwner = ({ user }: OpenLink): Invitation => ({
  firstName: user.firstName,
  maskedEmail: maskEmail(user.email),
});
