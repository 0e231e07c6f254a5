import { PgliteConnection } from '@mikro-orm/pglite';
import { type ConstructorOptions, fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DatabaseTarget, EntityManager, Orm } from '../db/orm.ts';
import type { JobQueue } from '../services/job-queue.ts';
import { queues } from './queues.ts';

export type Jobs = {
  /** For use cases: adds jobs to their transactions. */
  queue: JobQueue;
  boss: PgBoss;
  /** Lets running jobs finish for a few seconds; what does not finish is done by the next process. */
  stop: () => Promise<void>;
};

/** The running transaction of `em`, as the queue takes it. */
function transactionOf(em: EntityManager) {
  const transaction = em.getTransactionContext();
  if (!transaction) throw new Error('a job is added to a transaction');
  return fromKysely(transaction);
}

const unusedJobId = '00000000-0000-0000-0000-000000000000';

/** Running jobs get so long at a stop, in milliseconds. */
const stopTimeoutMs = 3000;

/** PostgreSQL: a few connections of its own. The embedded database has one connection, which is shared and locks itself. */
async function connectionOptions(orm: Orm, target: DatabaseTarget): Promise<ConstructorOptions> {
  if (target.kind === 'postgres') {
    return { connectionString: target.url, max: 3, connectionTimeoutMillis: 5000 };
  }
  const connection = orm.em.getConnection();
  if (!(connection instanceof PgliteConnection)) throw new Error('not the embedded database');
  return { db: fromPglite(await connection.getNativeClient()), backend: 'pglite' };
}

/**
 * Opens the queue on the database of `orm`, making or bringing up to date its tables (a schema of its own, `pgboss`).
 * Several processes may do so at once. Jobs are done once a process works on them.
 * @param options.isSupervised whether this process looks after lost jobs and old ones as well
 */
export async function openJobs(
  orm: Orm,
  target: DatabaseTarget,
  { log, isSupervised = true }: { log: Logger; isSupervised?: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    ...(await connectionOptions(orm, target)),
    useListenNotify: isSupervised,
    supervise: isSupervised,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed; retrying'));
  boss.on('warning', ({ message }) => log.warn({ about: message }, 'job queue warning'));
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    // Any question about it makes it known: looking it up while a transaction is open would wait for that transaction.
    await boss.findJobs(name, { id: unusedJobId });
  }
  return {
    boss,
    queue: {
      send: async (em, name, data) => {
        await boss.send(name, data, { db: transactionOf(em) });
      },
      sendAll: async (em, name, all, startAfter) => {
        await boss.insert(
          name,
          all.map((data) => ({ data, ...(startAfter && { startAfter }) })),
          { db: transactionOf(em) },
        );
      },
    },
    stop: () => boss.stop({ graceful: isSupervised, timeout: stopTimeoutMs }),
  };
}
