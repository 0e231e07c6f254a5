import type { Limiter, RateLimitRule } from '../rate-limits/take-token.ts';
import { isAppCode } from './spend-code.ts';

/** Tries of app codes for one account, from everywhere: a million codes take centuries at this rate. */
const codeLimit: RateLimitRule = { limit: 20, windowSeconds: 900 };

/**
 * Counts a try of a code, from wherever it comes. Only who knows the password gets here, so nobody else can lock the
 * owner out; and recovery codes, which nobody guesses, are let through for when somebody does. Throws
 * AppError('rate-limited'). Call it outside of a transaction: the count stays, whatever becomes of the try.
 */
export async function countCode(
  { limit }: { limit: Limiter },
  userId: string,
  typed: string,
): Promise<void> {
  if (isAppCode(typed)) await limit(`second-factor:${userId}`, codeLimit);
}
