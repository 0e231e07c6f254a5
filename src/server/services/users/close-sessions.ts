import { Session } from '../../db/entities/session.ts';
import type { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';

/**
 * Ends every session of the user with the running transaction. The version ends those too that are opened at this very
 * moment by a login that has read the user before. Returns how many there were.
 */
export async function closeSessions(em: EntityManager, user: User): Promise<number> {
  user.sessionVersion += 1;
  return em.nativeDelete(Session, { user: user.id });
}
