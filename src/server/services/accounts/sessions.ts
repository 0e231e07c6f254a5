import { Session, type User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import type { NewSession } from './login.ts';

/** Opens a session within the running transaction; the one of the cookie that came along ends. */
export async function openSession(
  em: EntityManager,
  { device }: Pick<ServiceContext, 'device'>,
  user: User,
  previousSessionId: string | null,
): Promise<NewSession> {
  if (previousSessionId) await em.nativeDelete(Session, { id: previousSessionId });
  const session = em.create(Session, { user: user.id, device });
  em.persist(session);
  await em.flush();
  return { sessionId: session.id, userId: user.id, sessionVersion: user.sessionVersion };
}

/** A session ends twelve hours after its last use, and seven days after login whatever happens. */
export const sessionLimits = { idleMs: 12 * 3_600_000, absoluteMs: 7 * 86_400_000 } as const;
/** Writing the time of use at every request would make each read a write. */
const touchIntervalMs = 5 * 60_000;

/**
 * The user behind a session cookie, read from the database now; null when the session was ended, has timed out, or the
 * user was deactivated or had every session ended. Also notes that the session is in use.
 */
export async function readSession(
  em: EntityManager,
  cookie: NewSession,
  now = new Date(),
): Promise<User | null> {
  const session = await em.findOne(
    Session,
    { id: cookie.sessionId, user: cookie.userId },
    { populate: ['user'] },
  );
  if (!session) return null;
  const user = session.user;
  const timedOut =
    now.getTime() - session.lastSeenAt.getTime() > sessionLimits.idleMs ||
    now.getTime() - session.createdAt.getTime() > sessionLimits.absoluteMs;
  if (timedOut || !user.isActive || user.sessionVersion !== cookie.sessionVersion) {
    await em.nativeDelete(Session, { id: session.id });
    return null;
  }
  if (now.getTime() - session.lastSeenAt.getTime() > touchIntervalMs) {
    await em.nativeUpdate(Session, { id: session.id }, { lastSeenAt: now });
  }
  return user;
}

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

/**
 * Ends every session of the user with the running transaction. The version ends those too that are opened at this very
 * moment by a login that has read the user before. Returns how many there were.
 */
export async function revokeAllSessions(em: EntityManager, user: User): Promise<number> {
  user.sessionVersion += 1;
  return em.nativeDelete(Session, { user: user.id });
}
