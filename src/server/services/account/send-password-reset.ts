import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../shared/contracts/common.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { User } from '../../db/entities/user.ts';
import { UserToken } from '../../db/entities/user-token.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passwordReset } from '../mail/templates/password-reset.ts';
import { digestOfToken } from '../users/invitation-link.ts';
import { nameOf } from '../users/require-user.ts';

/** How long a link is good for, in milliseconds. */
const lifetimeMs = 3_600_000;
const secretBytes = 32;
/** So many links of one account can be open at a time; whoever asks more often gets no more mails. */
const maxOpen = 3;

type Context = Pick<ServiceContext, 'em' | 'jobs' | 'siteUrl' | 'requestId'>;

/**
 * Mails a link for a new password, if there is such an account and it is one that can log in; does nothing otherwise.
 * Runs after the answer to whoever asked, who learns from neither words nor time what was found.
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
        tokenHash: digestOfToken(token),
        expiresAt,
      }),
    );
    recordEvent(
      em,
      { actor: null, requestId: ctx.requestId },
      {
        action: 'user.password-forgotten',
        subjectId: user.id,
        subjectLabel: nameOf(user),
      },
    );
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
