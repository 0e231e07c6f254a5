import { Session } from '../../db/entities/session.ts';
import type { EntityManager } from '../../db/orm.ts';
import { sessionLimits } from './read-session.ts';

/** Removes sessions that have timed out, whether or not their cookie ever comes back. Returns how many. */
export async function sweepSessions(em: EntityManager, now = new Date()): Promise<number> {
  const before = (ms: number) => ({ $lt: new Date(now.getTime() - ms) });
  return em.nativeDelete(Session, {
    $or: [
      { lastSeenAt: before(sessionLimits.idleMs) },
      { createdAt: before(sessionLimits.absoluteMs) },
    ],
  });
}
