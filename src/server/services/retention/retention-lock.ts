import type { EntityManager } from '../../db/orm.ts';

const lockId = `hashtextextended('retention', 0)`;

/**
 * Waits until nobody erases by period or sets a hold, and keeps them waiting to the end of the running transaction: a
 * record is either held or erased.
 */
export async function lockRetention(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(${lockId})`);
}

/** The same without waiting. Returns whether the lock was free. */
export async function tryLockRetention(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock(${lockId}) as "free"`,
  );
  return row?.free ?? false;
}
