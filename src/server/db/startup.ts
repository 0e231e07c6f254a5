import { readFile } from 'node:fs/promises';
import { baselineFile, type DatabaseTarget, type EntityManager, type Orm, openOrm } from './orm.ts';

/**
 * Errors of PostgreSQL, or the way to it, when a connection fails: wrong password or role, no such database, too many
 * connections, still starting; no such host, no listener, no answer.
 */
const connectionErrorCodes =
  /^(28\w{3}|3D000|53300|57P03|ECONN(REFUSED|RESET)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH)$/;

/** Describes why the connection to the database failed, in its own words; null for another error. */
export function describeConnectionError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (connectionErrorCodes.test(code)) return error.message || code;
  return describeConnectionError(error.cause);
}

/** Every start waits for it, before it does anything else with the database. */
const migrationLock = 'migrations';

/**
 * Runs `work` while no other process runs anything under the same name; the others wait, however long it takes, and one
 * that dies releases the lock. The embedded database belongs to one process anyway.
 * @param work receives connections without a time limit for statements
 */
export async function withAdvisoryLock<Result>(
  { orm, target }: { orm: Orm; target: DatabaseTarget },
  name: string,
  work: (longRunning: Orm) => Promise<Result>,
): Promise<Result> {
  if (target.kind !== 'postgres') return work(orm);
  const longRunning = await openOrm(target, { isLongRunning: true });
  try {
    // The transaction only holds the lock; the work runs on other connections.
    return await longRunning.em.fork().transactional(async (em) => {
      // It waits for the work, longer than a provider may let a transaction wait.
      await em.execute('set local idle_in_transaction_session_timeout = 0');
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
      return work(longRunning);
    });
  } finally {
    await longRunning.close(true);
  }
}

/** Takes the lock of migrations until the end of the transaction, unless it is held. Returns whether it did. */
export async function tryMigrationLock(em: EntityManager): Promise<boolean> {
  const [tried] = await em.execute<{ taken: boolean }[]>(
    'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as "taken"',
    [migrationLock],
  );
  return tried?.taken ?? false;
}

/**
 * Brings the database to the newest schema, for a caller that holds the lock of migrations. A new one gets that of the
 * baseline at once, in one transaction, and then the migrations that came after it.
 */
export async function updateSchema(orm: Orm): Promise<void> {
  const [found] = await orm.em
    .fork()
    .execute<{ isNew: boolean }[]>(
      `select to_regclass('"public"."mikro_orm_migrations"') is null as "isNew"`,
    );
  if (found?.isNew) {
    await orm.em.getConnection().executeDump(await readFile(baselineFile, 'utf8'));
  }
  await orm.migrator.up();
}

/**
 * Brings the database to the newest schema. On PostgreSQL one process migrates while the others wait, and a migration
 * takes the time it needs; one that was cut off is rolled back and runs again.
 */
export async function migrate(orm: Orm, target: DatabaseTarget): Promise<void> {
  await withAdvisoryLock({ orm, target }, migrationLock, updateSchema);
}
