import { migrationLock, oneAtATime } from './lock.ts';
import type { DatabaseTarget, Orm } from './orm.ts';

/**
 * Brings the database to the newest schema. On PostgreSQL one process migrates while the others wait, and a migration
 * takes the time it needs; one that was cut off is rolled back and runs again.
 */
export async function migrate(orm: Orm, target: DatabaseTarget): Promise<void> {
  await oneAtATime({ orm, target }, migrationLock, async ({ migrator }) => {
    await migrator.up();
  });
}
