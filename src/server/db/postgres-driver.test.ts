import { expect, inject, test } from 'vitest';
import { onServer } from '../testing/postgres-server.ts';
import { toAppError } from '../trpc/public-error.ts';
import { openOrm } from './orm.ts';

/** More often than a pool has connections. */
const times = 12;

const postgresUrl = inject('postgresUrl');

test.skipIf(!postgresUrl)(
  'a transaction that the server breaks off is refused for the moment, and takes no connection with it',
  async () => {
    if (!postgresUrl) return;
    const orm = await openOrm({ kind: 'postgres', url: postgresUrl });
    const breakOff = () =>
      orm.em.fork().transactional(async (em) => {
        const [own] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as "pid"');
        await onServer(postgresUrl, [`select pg_terminate_backend(${own?.pid})`]);
        await em.execute('select 1');
      });
    for (let count = 0; count < times; count += 1) {
      const failure = await breakOff().catch((error: unknown) => error);
      expect(toAppError(failure)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    }
    expect(await orm.em.fork().execute('select 1 as "one"')).toEqual([{ one: 1 }]);
    await orm.close(true);
  },
);
