import { createHash, randomBytes } from 'node:crypto';
import type { Invitation } from '../../../shared/contracts/account.ts';
import type { AuditAction } from '../../../shared/contracts/activity.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { User, UserToken } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { lockRecord } from '../records.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { fullName } from './user-record.ts';

type Purpose = UserToken['purpose'];

interface LinkKind {
  /** Milliseconds until it expires. */
  lifetimeMs: number;
  page: string;
  /** The user has a password already: an invitation is for one who has none yet. */
  hasPassword: boolean;
  /** The audit event of a password that is set by it. */
  action: AuditAction;
}

/** The links that are mailed to users. */
export const linkKinds: Record<Purpose, LinkKind> = {
  invitation: {
    lifetimeMs: 7 * 86_400_000,
    page: '/activate',
    hasPassword: false,
    action: 'user.join',
  },
  'password-reset': {
    lifetimeMs: 3_600_000,
    page: '/reset',
    hasPassword: true,
    action: 'user.password',
  },
};

const secretBytes = 32;

/** The stored digest of a link's secret. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Revokes every link that was mailed to the user, or those of one purpose. Returns their number. */
export async function revokeLinks(
  em: EntityManager,
  user: User,
  purpose?: Purpose,
): Promise<number> {
  return em.nativeDelete(UserToken, { user: user.id, ...(purpose && { purpose }) });
}

/** Adds a link in the running transaction. Its `path` is the only place where its secret stands. */
export function createLink(
  em: EntityManager,
  user: User,
  purpose: Purpose,
  locale: Locale,
): { path: string; expiresAt: Date } {
  const { lifetimeMs, page } = linkKinds[purpose];
  const token = randomBytes(secretBytes).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeMs);
  em.persist(em.create(UserToken, { user, purpose, tokenHash: hashToken(token), expiresAt }));
  return { path: `${localizedPath(page, locale)}?token=${token}`, expiresAt };
}

/** `maria@example.org` as `m•••@example.org`: enough to recognise an address, too little to learn it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}

const isFor = (purpose: Purpose, user: User) =>
  user.isActive && (user.passwordHash != null) === linkKinds[purpose].hasPassword;

/** The user of a link that can be used; null for one that is used up, replaced, expired or made up. */
async function findLink(
  em: EntityManager,
  purpose: Purpose,
  token: string,
): Promise<{ id: string; user: User } | null> {
  const found = await em.findOne(
    UserToken,
    { tokenHash: hashToken(token), purpose, expiresAt: { $gt: new Date() } },
    { populate: ['user'] },
  );
  return found && isFor(purpose, found.user) ? { id: found.id, user: found.user } : null;
}

/** Data of the page behind a link; null when the link is used up, replaced, expired or made up. */
export async function getLinkOwner(
  { em }: Pick<ServiceContext, 'em'>,
  purpose: Purpose,
  token: string,
): Promise<Invitation | null> {
  const link = await findLink(em, purpose, token);
  return link && { firstName: link.user.firstName, maskedEmail: maskEmail(link.user.email) };
}

/**
 * Sets the password of a link's user, does in the same transaction what `complete` adds, and revokes the user's links of
 * that purpose. A link works once, however often and in parallel it is sent. Throws AppError('not-found') for a link that
 * is good for nothing (any more), 'invalid-input' for a password that is easily guessed.
 */
export async function redeemLink<Result>(
  ctx: ServiceContext,
  purpose: Purpose,
  { token, password }: { token: string; password: string },
  complete: (em: EntityManager, user: User) => Promise<Result>,
): Promise<Result> {
  const link = await findLink(ctx.em, purpose, token);
  if (!link) throw new AppError('not-found');
  requireStrongPassword(password, link.user);
  // Made before the transaction: it takes a while by design.
  const passwordHash = await hashPassword(password);
  return ctx.em.transactional(async (em) => {
    // Another link of the same user that is used at this moment waits for this one, instead of both for each other.
    const user = await lockRecord(em, User, { id: link.user.id });
    const taken = await em.nativeDelete(UserToken, { id: link.id });
    if (taken === 0 || !isFor(purpose, user)) throw new AppError('not-found');
    await revokeLinks(em, user, purpose);
    user.passwordHash = passwordHash;
    recordEvent(em, ctx, linkKinds[purpose].action, {
      actor: { id: user.id, name: fullName(user) },
      id: user.id,
      label: fullName(user),
    });
    return complete(em, user);
  });
}
