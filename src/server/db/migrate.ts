import type { DatabaseTarget, Orm } from './orm.ts';

/** Any number that is ours alone: whoever holds this lock is migrating. */
const migrationLock = 7_201_622;

/**
 * Brings the database to the newest schema. On PostgreSQL one process migrates while the others wait; a migration
 * that was cut off is rolled back and runs again.
 */
export async function migrate(orm: Orm, kind: DatabaseTarget['kind']): Promise<void> {
  if (kind !== 'postgres') {
    await orm.migrator.up();
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
    // Runs on a connection of its own; this transaction only holds the lock.
    await orm.migrator.up();
  });
}
