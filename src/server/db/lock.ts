import { type DatabaseTarget, type Orm, openOrm } from './orm.ts';

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
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
      return work(patient);
    });
  } finally {
    await patient.close(true);
  }
}
