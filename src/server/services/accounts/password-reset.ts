import type {
  Invitation,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from '../../../shared/contracts/account.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { User, UserToken } from '../../db/entities/accounts.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passwordReset } from '../mail/templates/account-mails.ts';
import { revokeAllSessions } from './sessions.ts';
import { fullName } from './user-record.ts';
import { createLink, getLinkOwner, linkKinds, redeemLink } from './user-tokens.ts';

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
    const locale = user.locale ?? asked;
    const { path, expiresAt } = createLink(em, user, 'password-reset', locale);
    recordEvent(em, { actor: null, requestId: ctx.requestId }, 'user.password-forgotten', {
      id: user.id,
      label: fullName(user),
    });
    await queueMail(em, ctx, {
      kind: 'password-reset',
      to: user.email,
      locale,
      content: passwordReset(locale, {
        firstName: user.firstName,
        url: new URL(path, ctx.siteUrl).href,
        minutes: linkKinds['password-reset'].lifetimeMs / 60_000,
      }),
      aboutId: user.id,
      expiresAt,
    });
  });
}

/** Data of the page behind the link; null when the link is used up, expired or made up. */
export function getPasswordReset(
  ctx: Pick<ServiceContext, 'em'>,
  { token }: { token: string },
): Promise<Invitation | null> {
  return getLinkOwner(ctx, 'password-reset', token);
}

/**
 * Sets a new password by the link from a mail and logs the user out everywhere; every such link of the user is good for
 * nothing afterwards. It logs no user in. Throws as `redeemLink` does.
 */
export async function resetPassword(
  ctx: ServiceContext,
  input: ResetPasswordInput,
): Promise<{ ok: true }> {
  await redeemLink(ctx, 'password-reset', input, revokeAllSessions);
  return { ok: true };
}
