import { Session } from '../../db/entities/session.ts';
import type { User } from '../../db/entities/user.ts';
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
