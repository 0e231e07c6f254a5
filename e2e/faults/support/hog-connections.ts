import { setTimeout as pause } from 'node:timers/promises';
import { type AbstractSqlDriver, SqlMikroORM } from '@mikro-orm/sql';
import { type DatabaseTarget, type EntityManager, ormConfig } from '../../../src/server/db/orm.ts';

/** So often each connection is asked whether it is still there, in milliseconds. */
const askEveryMs = 200;
/** Sooner than a server whose connections were cut comes back, in milliseconds. */
const retryMs = 5;

/** Takes every connection that a server has and takes each that becomes free, until it is called off. */
export async function hogConnections(target: DatabaseTarget, most: number) {
  const orm = await SqlMikroORM.init<AbstractSqlDriver, EntityManager>({
    ...ormConfig(target, { isLongRunning: true }),
    pool: { max: most },
  });
  let isOver = false;
  let held = 0;
  /** Holds one connection, in a transaction, until it is lost or called off. */
  const holdOne = async () => {
    await orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      held += 1;
      try {
        while (!isOver) {
          await pause(askEveryMs);
          await em.execute('select 1');
        }
      } finally {
        held -= 1;
      }
    });
  };
  /** Where there is none, and where it is lost, it is tried for again. */
  const hold = async () => {
    while (!isOver) {
      await holdOne().catch(() => pause(retryMs));
    }
  };
  const running = Promise.all(Array.from({ length: most }, hold));
  return {
    /** How many it has at this moment. */
    held: () => held,
    release: async () => {
      if (isOver) return;
      isOver = true;
      await running;
      await orm.close(true);
    },
  };
}
