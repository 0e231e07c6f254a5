import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import { sign, verifySignature } from '../secrets.ts';

/** The token that proves that an attempt was handed to the caller. */
export function attemptToken(key: Buffer, attemptId: string): string {
  return sign(key, `attempt:${attemptId}`);
}

/** Whether token and attempt belong together. */
export function isAttemptToken(key: Buffer, { attemptId, token }: AttemptKey): boolean {
  return verifySignature(key, `attempt:${attemptId}`, token);
}
