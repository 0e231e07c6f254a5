import { createHash } from 'node:crypto';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** At most `limit` calls within `windowSeconds`, counted from the first of them. */
export type RateLimitRule = { limit: number; windowSeconds: number };

/**
 * Counts one call against a bucket and throws AppError('rate-limited') past the limit, with the seconds to wait.
 * One atomic statement, committed by itself: a call that fails later has counted all the same.
 * Bucket names are stored as digests, so that no address or account name lies in the table.
 */
export async function takeToken(
  em: EntityManager,
  bucket: string,
  { limit, windowSeconds }: RateLimitRule,
): Promise<void> {
  const digest = createHash('sha256').update(bucket).digest('base64url');
  const [row] = await em.execute<{ count: number; wait: number }[]>(
    `insert into "rate_limits" ("bucket", "count", "expires_at")
     values (?, 1, now() + make_interval(secs => ?))
     on conflict ("bucket") do update set
       "count" = case when "rate_limits"."expires_at" <= now() then 1 else "rate_limits"."count" + 1 end,
       "expires_at" = case when "rate_limits"."expires_at" <= now() then excluded."expires_at" else "rate_limits"."expires_at" end
     returning "count", ceil(extract(epoch from "expires_at" - now()))::int as wait`,
    [digest, windowSeconds],
  );
  if (row && row.count > limit) {
    throw new AppError('rate-limited', { retryAfterSeconds: Math.max(1, row.wait) });
  }
}

/** Removes counters whose time is over. Returns how many. */
export async function sweepRateLimits(em: EntityManager): Promise<number> {
  const rows = await em.execute<{ bucket: string }[]>(
    'delete from "rate_limits" where "expires_at" < now() returning "bucket"',
  );
  return rows.length;
}
