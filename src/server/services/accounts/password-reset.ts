import { randomBytes } from 'node:crypto';
import type {
  Invitation,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from '../../../shared/contracts/account.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { User, UserToken } from '../../db/entities/accounts.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passwordReset } from '../mail/templates/account-mails.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { revokeAllSessions } from './sessions.ts';
import { fullName, requireUser } from './user-record.ts';
import { findOpenLink, hashToken, toLinkOwner } from './user-tokens.ts';

/**
 * Notes a request for a new password. The same work and the same answer whether or not there is such an account:
 * it is looked up later, by a job.
 */
export async function requestPasswordReset(
  ctx: ServiceContext,
  { username }: RequestPasswordResetInput,
): Promise<{ ok: true }> {
  const { locale, requestId } = ctx;
  await ctx.em.transactional((em) =>
    ctx.jobs.send(em, 'password-reset', { username, locale, requestId }),
  );
  return { ok: true };
}

/** Lifetime of a link, in milliseconds. */
const lifetimeMs = 3_600_000;
const secretBytes = 32;
/** Most links of one account that can be open at a time; further requests send no mail. */
const maxOpen = 3;

type Context = Pick<ServiceContext, 'em' | 'jobs' | 'siteUrl' | 'requestId'>;

/**
 * Mails a link for a new password, if there is such an account and it is one that can log in; does nothing otherwise.
 * Runs after the answer to the caller, who learns from neither words nor time what was found.
 */
export async function sendPasswordReset(
  ctx: Context,
  { username, locale: asked }: { username: string; locale: Locale },
): Promise<void> {
  const name = username.toLowerCase();
  await ctx.em.transactional(async (em) => {
    const user = await em.findOne(User, { $or: [{ username: name }, { email: name }] });
    if (!user?.isActive || user.passwordHash == null) return;
    const open = await em.count(UserToken, {
      user: user.id,
      purpose: 'password-reset',
      expiresAt: { $gt: new Date() },
    });
    if (open >= maxOpen) return;
    const token = randomBytes(secretBytes).toString('base64url');
    const expiresAt = new Date(Date.now() + lifetimeMs);
    em.persist(
      em.create(UserToken, {
        user,
        purpose: 'password-reset',
        tokenHash: hashToken(token),
        expiresAt,
      }),
    );
    recordEvent(em, { actor: null, requestId: ctx.requestId }, 'user.password-forgotten', {
      id: user.id,
      label: fullName(user),
    });
    const locale = user.locale ?? asked;
    const address = `${localizedPath('/reset', locale)}?token=${token}`;
    await queueMail(em, ctx, {
      kind: 'password-reset',
      to: user.email,
      locale,
      content: passwordReset(locale, {
        firstName: user.firstName,
        url: new URL(address, ctx.siteUrl).href,
        minutes: lifetimeMs / 60_000,
      }),
      aboutId: user.id,
      expiresAt,
    });
  });
}

/** Data of the page behind the link; null when the link is used up, expired or made up. */
export async function getPasswordReset(
  ctx: Pick<ServiceContext, 'em'>,
  { token }: { token: string },
): Promise<Invitation | null> {
  const open = await findOpenLink(ctx.em, 'password-reset', token);
  return open && toLinkOwner(open);
}

/**
 * Sets a new password by the link from a mail and logs the user out everywhere; every such link of the user is good for
 * nothing afterwards. It logs no user in. Throws AppError('not-found') for a link that is good for nothing (any
 * more), 'invalid-input' for a password that is easily guessed.
 */
export async function resetPassword(
  ctx: ServiceContext,
  { token, password }: ResetPasswordInput,
): Promise<{ ok: true }> {
  const open = await findOpenLink(ctx.em, 'password-reset', token);
  if (!open) throw new AppError('not-found');
  requireStrongPassword(password, open.user);
  // Made before the transaction: it takes a while by design.
  const passwordHash = await hashPassword(password);
  await ctx.em.transactional(async (em) => {
    const taken = await em.nativeDelete(UserToken, { id: open.id });
    const user = await requireUser(em, { id: open.user.id });
    if (taken === 0 || !user.isActive) throw new AppError('not-found');
    await em.nativeDelete(UserToken, { user: user.id, purpose: 'password-reset' });
    user.passwordHash = passwordHash;
    await revokeAllSessions(em, user);
    recordEvent(em, ctx, 'user.password', {
      actor: { id: user.id, name: fullName(user) },
      id: user.id,
      label: fullName(user),
    });
  });
  return { ok: true };
}
