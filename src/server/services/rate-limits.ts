import { createHash } from 'node:crypto';
import type { EntityManager } from '../db/orm.ts';
import { AppError } from '../errors.ts';

/** At most `limit` calls within `windowSeconds`, counted from the first of them. */
export type RateLimitRule = { limit: number; windowSeconds: number };

/** Counts a call against a bucket; throws AppError('rate-limited'). Does nothing when limits are switched off. */
export type Limiter = (bucket: string, rule: RateLimitRule) => Promise<void>;

const digestOf = (bucket: string) => createHash('sha256').update(bucket).digest('base64url');

/**
 * Counts one call against a bucket and throws AppError('rate-limited') past the limit, with the seconds to wait.
 * Outside of a transaction it is committed by itself: a call that fails later has counted all the same.
 * Bucket names are stored as digests, so that no address or account name lies in the table.
 * @param refused called for each call past the limit, with the part of the bucket's name that names no caller
 */
export async function consumeRateLimit(
  em: EntityManager,
  bucket: string,
  rule: RateLimitRule,
  refused: (limit: string) => void = () => {},
): Promise<void> {
  const { count, wait } = await countCall(em, bucket, rule);
  if (count > rule.limit) {
    refused(bucket.replace(/:.*$/s, ''));
    throw new AppError('rate-limited', { retryAfterSeconds: Math.max(1, wait) });
  }
}

/**
 * Counts one call against a bucket and returns whether it was within the limit. In the running transaction of `em`:
 * other calls on the same bucket wait for its end, and what is rolled back has not counted.
 */
export async function tryConsumeRateLimit(
  em: EntityManager,
  bucket: string,
  rule: RateLimitRule,
): Promise<boolean> {
  const { count } = await countCall(em, bucket, rule);
  return count <= rule.limit;
}

/** Takes one call back from a bucket, in the running transaction of `em`; one that is empty or over stays as it is. */
export async function returnToken(em: EntityManager, bucket: string): Promise<void> {
  await em.execute(
    `update "rate_limits" set "count" = "count" - 1
     where "bucket" = ? and "count" > 0 and "expires_at" > now()`,
    [digestOf(bucket)],
  );
}

async function countCall(
  em: EntityManager,
  bucket: string,
  { windowSeconds }: RateLimitRule,
): Promise<{ count: number; wait: number }> {
  const [row] = await em.execute<{ count: number; wait: number }[]>(
    `insert into "rate_limits" ("bucket", "count", "expires_at")
     values (?, 1, now() + make_interval(secs => ?))
     on conflict ("bucket") do update set
       "count" = case when "rate_limits"."expires_at" <= now() then 1 else "rate_limits"."count" + 1 end,
       "expires_at" = case when "rate_limits"."expires_at" <= now() then excluded."expires_at" else "rate_limits"."expires_at" end
     returning "count", ceil(extract(epoch from "expires_at" - now()))::int as wait`,
    [digestOf(bucket), windowSeconds],
  );
  if (!row) throw new Error('the counter of calls gave no number');
  return row;
}

/** Removes counters whose time is over. Returns how many. */
export async function sweepRateLimits(em: EntityManager): Promise<number> {
  const rows = await em.execute<{ bucket: string }[]>(
    // A form's transaction may hold two of them, in its own order: those it holds are left for the next time.
    `delete from "rate_limits" where "bucket" in (
       select "bucket" from "rate_limits" where "expires_at" < now() for update skip locked
     ) returning "bucket"`,
  );
  return rows.length;
}

/** Beyond so many addresses in one window counting starts again, so that they never fill the memory. */
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
