import { LockMode } from '@mikro-orm/core';
import type {
  ConfirmSecondFactorInput,
  ReauthenticationInput,
  SecondFactorKey,
  SecondFactorState,
  SetUpSecondFactorInput,
} from '../../../shared/contracts/account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { RecoveryCode, SecondFactor, type User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { SignedInContext } from '../context.ts';
import type { Limiter } from '../rate-limits.ts';
import { readSwitch } from '../settings/switches.ts';
import type { NewSession } from './login.ts';
import { requirePassword } from './own-account.ts';
import {
  countCodeAttempt,
  createAuthenticatorKey,
  createWrongCodeError,
  findTotpStep,
  normalizeCode,
  openSecret,
  replaceRecoveryCodes,
  requireCode,
  sealSecret,
} from './second-factor-codes.ts';
import { findSecondFactor } from './second-factor-status.ts';
import { openSession, revokeAllSessions } from './sessions.ts';
import { fullName, requireUser } from './user-record.ts';

/** State of one's own two-step login; nothing of its secrets. */
export async function getSecondFactor(ctx: SignedInContext): Promise<SecondFactorState> {
  const { id, role } = ctx.actor;
  const factor = await findSecondFactor(ctx.em, id);
  return {
    since: factor?.since ?? null,
    recoveryCodesLeft: factor ? await ctx.em.count(RecoveryCode, { user: id }) : 0,
    isRequired: role === 'admin' && (await readSwitch(ctx.em, 'require_second_factor')),
  };
}

/**
 * Makes a secret for an app, which counts once the app has shown a code. Where there is an app already, it goes on
 * until then. Throws AppError('invalid-input') for a wrong password, or a missing or wrong code of the app before.
 */
export async function setUpSecondFactor(
  ctx: SignedInContext & { limit: Limiter },
  { password, code }: SetUpSecondFactorInput,
): Promise<SecondFactorKey> {
  const user = await requirePassword(ctx, password, 'password');
  const present = await findSecondFactor(ctx.em, user.id);
  if (present) await requireCode(ctx, present, code);
  const key = createAuthenticatorKey(user.email);
  await ctx.em.upsert(SecondFactor, {
    user: user.id,
    pendingSecret: sealSecret(ctx.secrets.secondFactor, user.id, key.secret),
    pendingAt: new Date(),
  });
  return key;
}

/** Time for the first code of a new secret. */
const pendingMs = 30 * 60_000;

/**
 * Has the app show that it knows the secret, and asks for a code at each login from then on. Every session ends, and a
 * new one begins for this caller. Returns the recovery codes, which cannot be shown again. Throws
 * AppError('invalid-input') for a wrong code, or where nothing was set up within half an hour.
 */
export async function confirmSecondFactor(
  ctx: SignedInContext & { limit: Limiter },
  { code }: ConfirmSecondFactorInput,
  now = new Date(),
): Promise<{ recoveryCodes: string[]; session: NewSession }> {
  const { id } = ctx.actor;
  await countCodeAttempt(ctx, id, code);
  return ctx.em.transactional(async (em) => {
    const factor = await em.findOne(
      SecondFactor,
      { user: id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const isFresh = now.getTime() - (factor?.pendingAt?.getTime() ?? 0) < pendingMs;
    const sealed = isFresh ? factor?.pendingSecret : null;
    const opened = sealed ? openSecret(ctx.secrets.secondFactor, id, sealed) : null;
    if (!factor || !sealed || !opened) throw createWrongCodeError(m.second_factor_set_up_over());
    const step = findTotpStep(opened.secret, normalizeCode(code), now);
    if (step === null) throw createWrongCodeError();
    Object.assign(factor, {
      secret: sealed,
      enabledAt: now,
      lastStep: step,
      pendingSecret: null,
      pendingAt: null,
    });
    const user = await requireUser(em, { id });
    await revokeAllSessions(em, user);
    recordEvent(em, ctx, 'user.second-factor-on', { id, label: fullName(user) });
    const recoveryCodes = await replaceRecoveryCodes(em, id);
    return { recoveryCodes, session: await openSession(em, ctx, user, null) };
  });
}

/** Removes a user's second factor with its recovery codes, and ends every session, within the running transaction. */
export async function deleteSecondFactor(em: EntityManager, user: User): Promise<void> {
  await em.nativeDelete(SecondFactor, { user: user.id });
  await em.nativeDelete(RecoveryCode, { user: user.id });
  await revokeAllSessions(em, user);
}

/**
 * Turns one's own two-step login off; every other session ends. Throws AppError('not-found') without one, 'forbidden'
 * where it is compulsory, 'invalid-input' for a wrong password or code.
 */
export async function disableOwnSecondFactor(
  ctx: SignedInContext & { limit: Limiter },
  { password, code }: ReauthenticationInput,
): Promise<NewSession> {
  const { id, role } = await requirePassword(ctx, password, 'password');
  const factor = await findSecondFactor(ctx.em, id);
  if (!factor) throw new AppError('not-found');
  if (role === 'admin' && (await readSwitch(ctx.em, 'require_second_factor')))
    throw new AppError('forbidden');
  await requireCode(ctx, factor, code);
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    await deleteSecondFactor(em, user);
    recordEvent(em, ctx, 'user.second-factor-off', { id, label: fullName(user) });
    await em.flush();
    return openSession(em, ctx, user, null);
  });
}

/**
 * Creates new recovery codes, shown once; invalidates the previous ones and ends every other session. Throws
 * AppError('not-found') without a second factor, 'invalid-input' for a wrong password or code.
 */
export async function renewRecoveryCodes(
  ctx: SignedInContext & { limit: Limiter },
  { password, code }: ReauthenticationInput,
): Promise<{ recoveryCodes: string[]; session: NewSession }> {
  const { id } = await requirePassword(ctx, password, 'password');
  const factor = await findSecondFactor(ctx.em, id);
  if (!factor) throw new AppError('not-found');
  await requireCode(ctx, factor, code);
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    await revokeAllSessions(em, user);
    recordEvent(em, ctx, 'user.recovery-codes', { id, label: fullName(user) });
    const recoveryCodes = await replaceRecoveryCodes(em, id);
    return { recoveryCodes, session: await openSession(em, ctx, user, null) };
  });
}
