import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import { recoveryCodeCount } from '../../../shared/contracts/second-factor.ts';
import { RecoveryCode } from '../../db/entities/recovery-code.ts';
import type { EntityManager } from '../../db/orm.ts';

/** 80 bits: nobody finds one by its digest. */
const codeBytes = 10;

const digestOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Sixteen capitals and digits of base32, none of which look alike, in groups that can be copied by hand. */
function newCode(): string {
  return new Secret({ size: codeBytes }).base32.replace(/.{4}(?=.)/g, '$&-');
}

/** What is compared of something typed. */
export const bareCode = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase();

/** Makes a user's recovery codes anew within the running transaction; the ones before are worth nothing then. */
export async function replaceRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { user: userId });
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  for (const code of codes) {
    em.persist(em.create(RecoveryCode, { user: userId, codeHash: digestOf(bareCode(code)) }));
  }
  await em.flush();
  return codes;
}

/** Uses a recovery code up. Of two who do so at the same moment one is told false. */
export async function takeRecoveryCode(
  em: EntityManager,
  userId: string,
  code: string,
): Promise<boolean> {
  return (await em.nativeDelete(RecoveryCode, { user: userId, codeHash: digestOf(code) })) === 1;
}
