import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** Any number that is ours alone: whoever holds this lock is about to take an administrator's access away. */
const administratorsLock = 7_201_623;

const canLogIn = `select 1 from "users" where "role" = 'admin' and "is_active" and "password_hash" is not null`;

/**
 * Throws AppError('last-administrator') when nobody but `userId` could still log in as an administrator. Call it first
 * in a transaction that takes the role or the access away: of two who would take it from each other the second one
 * waits, and sees what the first has done.
 */
export async function keepAnAdministrator(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [administratorsLock]);
  const [found] = await em.execute<{ isOne: boolean; hasOthers: boolean }[]>(
    `select exists (${canLogIn} and "id" = ?) as "isOne",
       exists (${canLogIn} and "id" <> ?) as "hasOthers"`,
    [userId, userId],
  );
  if (found?.isOne && !found.hasOthers) throw new AppError('last-administrator');
}
