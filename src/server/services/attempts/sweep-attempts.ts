import { Attempt } from '../../db/entities/attempt.ts';
import type { EntityManager } from '../../db/orm.ts';

/** An attempt that nobody worked on for this long is given up, in milliseconds: 30 days. */
const abandonedAfterMs = 30 * 86_400_000;

/** Erases attempts that nobody finished, with their answers. Returns how many. */
export async function sweepAttempts(em: EntityManager, now = new Date()): Promise<number> {
  return em.nativeDelete(Attempt, {
    submittedAt: null,
    touchedAt: { $lt: new Date(now.getTime() - abandonedAfterMs) },
  });
}
