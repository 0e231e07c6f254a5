import type { Logger } from 'pino';
import type { Orm } from '../db/orm.ts';
import { sweepAttempts } from '../services/attempts/sweep-attempts.ts';
import { sweepRateLimits } from '../services/rate-limits/take-token.ts';
import { sweepUploads } from '../services/uploads/sweep-uploads.ts';
import type { ObjectStore } from '../uploads/object-store.ts';

/** Once an hour is often enough for what only takes up room, in milliseconds. */
const sweepEveryMs = 3_600_000;

type Dependencies = { orm: Orm; objects: ObjectStore; log: Logger };

/** Starts the housekeeping that runs by the clock. Returns the function that stops it. */
export function startSchedules({ orm, objects, log }: Dependencies): () => void {
  const sweep = async () => {
    try {
      await sweepRateLimits(orm.em.fork());
      await sweepAttempts(orm.em.fork());
      await sweepUploads({ em: orm.em.fork({ useContext: true }), objects, log });
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed; it runs again in an hour');
    }
  };
  const timer = setInterval(() => void sweep(), sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
