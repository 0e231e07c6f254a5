import { RecoveryCode } from '../../db/entities/recovery-code.ts';
import { SecondFactor } from '../../db/entities/second-factor.ts';
import type { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { closeSessions } from '../users/close-sessions.ts';

/** Removes a user's second factor with its recovery codes, and ends every session, within the running transaction. */
export async function dropSecondFactor(em: EntityManager, user: User): Promise<void> {
  await em.nativeDelete(SecondFactor, { user: user.id });
  await em.nativeDelete(RecoveryCode, { user: user.id });
  await closeSessions(em, user);
}
