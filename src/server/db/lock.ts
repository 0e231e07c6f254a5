import { type DatabaseTarget, type EntityManager, type Orm, openOrm } from './orm.ts';

/** Every start waits for it, before it does anything else with the database. */
export const migrationLock = 'migrations';

/**
 * Runs `work` while no other process runs anything under the same name; the others wait, however long it takes, and one
 * that dies lets the next one in. The embedded database belongs to one process anyway.
 * @param work is given connections on which a statement may take as long as it likes
 */
export async function oneAtATime<Result>(
  { orm, target }: { orm: Orm; target: DatabaseTarget },
  name: string,
  work: (patient: Orm) => Promise<Result>,
): Promise<Result> {
  if (target.kind !== 'postgres') return work(orm);
  const patient = await openOrm(target, { isPatient: true });
  try {
    // The transaction only holds the lock; the work runs on other connections.
    return await patient.em.fork().transactional(async (em) => {
      // It waits for the work, longer than a provider may let a transaction wait.
      await em.execute('set local idle_in_transaction_session_timeout = 0');
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
      return work(patient);
    });
  } finally {
    await patient.close(true);
  }
}

/** Takes the lock of migrations until the end of the transaction, unless somebody has it. Returns whether it did. */
export async function takeMigrationLock(em: EntityManager): Promise<boolean> {
  const [tried] = await em.execute<{ taken: boolean }[]>(
    'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as "taken"',
    [migrationLock],
  );
  return tried?.taken ?? false;
}
