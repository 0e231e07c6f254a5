import { AppError } from '../../errors.ts';
import type { RateLimitRule } from '../rate-limits.ts';

/** Beyond so many addresses in one window counting begins anew, so that they never fill the memory. */
const maxAddresses = 100_000;

/**
 * Makes a limit for one process that costs no query: each server of several counts for itself. All windows begin at the
 * same time. What it returns counts one call of an address and throws AppError('rate-limited') past the limit.
 * @param now milliseconds on a clock that never goes back
 */
export function createMemoryLimit(
  { limit, windowSeconds }: RateLimitRule,
  now: () => number = () => performance.now(),
): (address: string) => void {
  let counts = new Map<string, number>();
  let endsAt = now() + windowSeconds * 1000;
  return (address) => {
    const time = now();
    if (time >= endsAt || counts.size > maxAddresses) {
      counts = new Map();
      endsAt = time + windowSeconds * 1000;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count <= limit) return;
    throw new AppError('rate-limited', {
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - time) / 1000)),
    });
  };
}
