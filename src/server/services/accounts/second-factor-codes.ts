import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { company } from '../../../shared/content/company.ts';
import {
  recoveryCodeCount,
  type SecondFactorKey,
  totpDigits,
} from '../../../shared/contracts/account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { RecoveryCode, SecondFactor } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { fieldError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Limiter, RateLimitRule } from '../rate-limits.ts';
import type { SigningKeys } from '../secrets.ts';
import type { ActiveFactor } from './second-factor-status.ts';

const algorithm = 'aes-256-gcm';
/** Lengths that GCM is specified for, in bytes. */
const nonceLength = 12;

/** Encrypts a user's secret with the newest key; sealed for one user, it opens for no other. */
export function sealSecret([newest]: SigningKeys, userId: string, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, newest, nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
}

function openWith(key: Buffer, userId: string, sealed: string): string | null {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * The secret, and whether the newest key sealed it. Null where none of the keys opens it: the installation's secret was
 * replaced, or the text was made for another user.
 */
export function openSecret(
  keys: SigningKeys,
  userId: string,
  sealed: string,
): { secret: string; isNewest: boolean } | null {
  for (const key of keys) {
    const secret = openWith(key, userId, sealed);
    if (secret !== null) return { secret, isNewest: key === keys[0] };
  }
  return null;
}

/** RFC 4226 requires at least 16 bytes and recommends 20. */
const secretBytes = 20;
/** The period that authenticator apps assume (RFC 6238), in seconds. */
const periodSeconds = 30;
/** Codes of the half minute before and after count too: clocks differ, and typing takes a while. */
const toleranceSteps = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: company.brand, label, secret, period: periodSeconds, digits: totpDigits });

/** A new secret for an app, and the address that a camera reads it from. `label` is what the app lists it under. */
export function createAuthenticatorKey(label: string): SecondFactorKey {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, uri: totpOf(secret, label).toString() };
}

/** The half minute, counted from 1970, whose code this is; null for a wrong or outdated one. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const distance = totpOf(secret).validate({ token: code, timestamp, window: toleranceSteps });
  return distance === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + distance;
}

/** 80 bits: too many to find a code by its digest. */
const codeBytes = 10;

const digestOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Sixteen capitals and digits of base32, none of which look alike, in groups that can be copied by hand. */
function createRecoveryCode(): string {
  return new Secret({ size: codeBytes }).base32.replace(/.{4}(?=.)/g, '$&-');
}

/** The form of typed text that is compared. */
export const normalizeCode = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase();

/** Replaces a user's recovery codes within the running transaction; invalidates the previous ones. */
export async function replaceRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { user: userId });
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  for (const code of codes) {
    em.persist(em.create(RecoveryCode, { user: userId, codeHash: digestOf(normalizeCode(code)) }));
  }
  await em.flush();
  return codes;
}

/** Consumes a recovery code. Of two concurrent calls one returns false. */
async function consumeRecoveryCode(
  em: EntityManager,
  userId: string,
  code: string,
): Promise<boolean> {
  return (await em.nativeDelete(RecoveryCode, { user: userId, codeHash: digestOf(code) })) === 1;
}

const totpCodePattern = new RegExp(`^\\d{${totpDigits}}$`);

/** Returns whether the code is one of an app rather than a recovery code. */
const isTotpCode = (typed: string) => totpCodePattern.test(normalizeCode(typed));

/**
 * Uses a code up within the running transaction: it works once, also for two who send it at the same moment. Returns
 * what it was, or null for a wrong, outdated or used one.
 */
export async function consumeCode(
  em: EntityManager,
  { secrets, log }: Pick<ServiceContext, 'secrets' | 'log'>,
  { userId, sealed }: ActiveFactor,
  typed: string,
  now = new Date(),
): Promise<'app' | 'recovery' | null> {
  const code = normalizeCode(typed);
  if (!isTotpCode(code)) return (await consumeRecoveryCode(em, userId, code)) ? 'recovery' : null;
  const opened = openSecret(secrets.secondFactor, userId, sealed);
  if (!opened) {
    log.error({ userId }, 'cannot decrypt a second factor with the current secrets');
    return null;
  }
  const step = findTotpStep(opened.secret, code, now);
  if (step === null) return null;
  const { isNewest, secret } = opened;
  const spent = await em.nativeUpdate(
    SecondFactor,
    { user: userId, secret: sealed, lastStep: { $lt: step } },
    {
      lastStep: step,
      // So that an older secret of the installation can go once everybody has logged in.
      ...(isNewest ? {} : { secret: sealSecret(secrets.secondFactor, userId, secret) }),
    },
  );
  return spent === 1 ? 'app' : null;
}

/** Tries of app codes for one account, from everywhere: a million codes take centuries at this rate. */
const codeLimit: RateLimitRule = { limit: 20, windowSeconds: 900 };

/**
 * Counts a try of a code, from wherever it comes. It takes the password to get here, so a stranger cannot lock the
 * owner out; and recovery codes, which cannot be guessed, are let through in such a case. Throws
 * AppError('rate-limited'). Call it outside of a transaction: the count stays, whatever becomes of the try.
 */
export async function countCodeAttempt(
  { limit }: { limit: Limiter },
  userId: string,
  typed: string,
): Promise<void> {
  if (isTotpCode(typed)) await limit(`second-factor:${userId}`, codeLimit);
}

/** The form's error for a wrong code. */
export const createWrongCodeError = (message = m.second_factor_wrong()) =>
  fieldError('code', message);

/**
 * Has the signed-in user prove the second factor, and uses the code up. Throws AppError('invalid-input') for a code
 * that is missing or wrong, 'rate-limited'.
 */
export async function requireCode(
  ctx: ServiceContext & { limit: Limiter },
  factor: ActiveFactor,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw createWrongCodeError(m.second_factor_code_required());
  await countCodeAttempt(ctx, factor.userId, code);
  const kind = await ctx.em.transactional((em) => consumeCode(em, ctx, factor, code));
  if (kind) return;
  await ctx.em.transactional(async (em) =>
    recordEvent(em, ctx, 'user.code-failed', { id: factor.userId, label: ctx.actor?.name }),
  );
  throw createWrongCodeError();
}
