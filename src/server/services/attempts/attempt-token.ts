import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import { type SigningKeys, sign, verifySignature } from '../secrets.ts';

/** The token that proves that an attempt was handed to the caller. */
export function attemptToken(keys: SigningKeys, attemptId: string): string {
  return sign(keys, `attempt:${attemptId}`);
}

/** Whether token and attempt belong together. */
export function isAttemptToken(keys: SigningKeys, { attemptId, token }: AttemptKey): boolean {
  return verifySignature(keys, `attempt:${attemptId}`, token);
}
