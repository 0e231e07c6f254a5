import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  openTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { type Jobs, openJobs } from './open-jobs.ts';
import { startWorkers } from './start-workers.ts';

describeOnBothDatabases('workers', (kind) => {
  let database: TestDatabase;
  let jobs: Jobs;
  const broken = randomUUID();
  const done: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    jobs = await openJobs(database.orm, database.target, { log: pino({ level: 'silent' }) });
    await startWorkers(jobs, {
      mail: async ({ data }) => {
        if (data.mailId === broken) throw new Error('the mail server is away');
        done.push(data.mailId);
      },
      'tell-applicant': async () => {},
      'invoice-mail': async () => {},
      'password-reset': async () => {},
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  const add = (ids: readonly string[]) =>
    database.orm.em.fork().transactional((em) =>
      jobs.queue.sendAll(
        em,
        'mail',
        ids.map((mailId) => ({ mailId })),
      ),
    );

  test('what was added together is done together, before anybody asks for what was missed', async () => {
    const ids = Array.from({ length: 25 }, () => randomUUID());
    await add(ids);
    await expect.poll(() => done.toSorted(), { timeout: 8000 }).toEqual(ids.toSorted());
  });

  test('one that fails waits for its next try, and those beside it are done', async () => {
    const ids = [randomUUID(), broken, randomUUID()];
    await add(ids);
    const stateOf = async (mailId: string) => {
      const [job] = await jobs.boss.findJobs('mail', { data: { mailId } });
      return job?.state;
    };
    await expect
      .poll(() => Promise.all(ids.map(stateOf)), { timeout: 8000 })
      .toEqual(['completed', 'retry', 'completed']);
  });
});
