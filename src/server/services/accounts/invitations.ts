import type { ActivateAccountInput, Invitation } from '../../../shared/contracts/account.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import type { InvitationLink, InviteUserInput } from '../../../shared/contracts/user.ts';
import { User } from '../../db/entities/accounts.ts';
import type { Client } from '../../db/entities/clients.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invitation } from '../mail/templates/account-mails.ts';
import { type NewSession, toSessionUser } from './login.ts';
import { isWithoutRequiredFactor } from './second-factor-status.ts';
import { openSession } from './sessions.ts';
import {
  chooseUsername,
  fullName,
  requireAvailableEmail,
  requireCompany,
  requireUser,
  toEmailTakenError,
  toUser,
} from './user-record.ts';
import { createLink, getLinkOwner, redeemLink, revokeLinks } from './user-tokens.ts';

/**
 * Adds an invitation in the running transaction; older ones of the user are good for nothing from then on. Its address is
 * absolute in a mail (`mailLink`); `link`, for a screen, is a path while the site's public address is not known.
 */
async function createInvitation(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'publicUrl' | 'siteUrl' | 'locale'>,
  user: User,
): Promise<{ link: string; mailLink: string; expiresAt: Date }> {
  await revokeLinks(em, user, 'invitation');
  const { path, expiresAt } = createLink(em, user, 'invitation', user.locale ?? ctx.locale);
  user.invitedAt = new Date();
  return {
    link: ctx.publicUrl ? new URL(path, ctx.publicUrl).href : path,
    mailLink: new URL(path, ctx.siteUrl).href,
    expiresAt,
  };
}

/**
 * Makes a new invitation in the running transaction and mails it, in the language of the user. Returns the link for
 * the inviter, in case the mail gets lost.
 */
async function sendInvitation(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'publicUrl' | 'siteUrl' | 'locale' | 'jobs'>,
  user: User,
): Promise<{ link: string; expiresAt: Date }> {
  const { link, mailLink, expiresAt } = await createInvitation(em, ctx, user);
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

/**
 * Adds a user without a password, and mails the link by which that person sets one; returns the link as well.
 * Throws AppError('invalid-input') for an address that has an account, or a company that is not there.
 */
export async function inviteUser(
  ctx: AdminContext,
  input: InviteUserInput,
): Promise<InvitationLink> {
  const email = input.email.toLowerCase();
  try {
    return await ctx.em.transactional(async (em) => {
      await requireAvailableEmail(em, email);
      const user = em.create(User, {
        username: await chooseUsername(em, email),
        email,
        firstName: input.firstName,
        lastName: input.lastName,
        role: input.role,
        locale: input.locale,
        client: await requireCompany(em, input.role, input.companyId),
      });
      em.persist(user);
      await em.flush();
      const { link, expiresAt } = await sendInvitation(em, ctx, user);
      recordEvent(em, ctx, 'user.invite', { id: user.id, label: fullName(user) });
      await em.flush();
      return { user: await toUser(em, user), link, expiresAt };
    });
  } catch (error) {
    throw toEmailTakenError(error);
  }
}

/** The columns take 100 characters each. */
const maxLength = 100;

function splitName(person: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = person.split(/\s+/);
  return { firstName: first.slice(0, maxLength), lastName: rest.join(' ').slice(0, maxLength) };
}

/**
 * Makes the contact person of a new client a user of its portal, in the running transaction. Returns the link by which
 * that person sets a password; null where the address leads to an account already, which stays as it is.
 */
export async function inviteClientContact(
  em: EntityManager,
  ctx: ServiceContext,
  client: Client,
): Promise<{ url: string; expiresAt: Date } | null> {
  const email = client.contactEmail.toLowerCase();
  if ((await em.count(User, { $or: [{ email }, { username: email }] })) > 0) return null;
  const user = em.create(User, {
    username: await chooseUsername(em, email),
    email,
    ...splitName(client.contactPerson),
    role: 'client',
    locale: client.locale ?? ctx.locale,
    client,
  });
  em.persist(user);
  await em.flush();
  const { mailLink, expiresAt } = await createInvitation(em, ctx, user);
  recordEvent(em, ctx, 'user.invite', { id: user.id, label: fullName(user) });
  return { url: mailLink, expiresAt };
}

/**
 * Mails a new link to an invited user, and returns it; the ones before are dead. Throws AppError('not-found'),
 * 'wrong-state' when that person has a password by now or was deactivated.
 */
export async function resendInvitation(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<InvitationLink> {
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    if (user.passwordHash != null || !user.isActive) throw new AppError('wrong-state');
    const { link, expiresAt } = await sendInvitation(em, ctx, user);
    recordEvent(em, ctx, 'user.invite', { id, label: fullName(user) });
    await em.flush();
    return { user: await toUser(em, user), link, expiresAt };
  });
}

/** Data of the page behind an invitation's link; null when the link is used up, replaced, expired or made up. */
export function getInvitation(
  ctx: Pick<ServiceContext, 'em'>,
  { token }: { token: string },
): Promise<Invitation | null> {
  return getLinkOwner(ctx, 'invitation', token);
}

/** Accepts an invitation: sets the password and opens the first session. Throws as `redeemLink` does. */
export function activateAccount(
  ctx: ServiceContext,
  input: ActivateAccountInput,
  previousSessionId: string | null,
): Promise<{ user: SessionUser; session: NewSession }> {
  return redeemLink(ctx, 'invitation', input, async (em, user) => {
    user.lastLoginAt = new Date();
    const session = await openSession(em, ctx, user, previousSessionId);
    return { user: toSessionUser(user, await isWithoutRequiredFactor(em, user)), session };
  });
}
