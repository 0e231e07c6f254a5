import { setTimeout as pause } from 'node:timers/promises';
import { type AbstractSqlDriver, SqlMikroORM } from '@mikro-orm/sql';
import { type DatabaseTarget, type EntityManager, ormConfig } from '../../../src/server/db/orm.ts';

/** Takes every connection that a server has and takes each that becomes free, until it is called off. */
export async function hogConnections(target: DatabaseTarget, most: number) {
  const orm = await SqlMikroORM.init<AbstractSqlDriver, EntityManager>({
    ...ormConfig(target, { isPatient: true }),
    pool: { max: most },
  });
  let isOver = false;
  let held = 0;
  /** One connection, held in a transaction; where there is none, tried for again. */
  const hold = async () => {
    while (!isOver) {
      try {
        await orm.em.fork().transactional(async (em) => {
          await em.execute('select 1');
          held += 1;
          while (!isOver) await pause(50);
        });
      } catch {
        await pause(50);
      }
    }
  };
  const running = Promise.all(Array.from({ length: most }, hold));
  return {
    held: () => held,
    release: async () => {
      if (isOver) return;
      isOver = true;
      await running;
      await orm.close(true);
    },
  };
}
