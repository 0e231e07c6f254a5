import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Jobs, openJobs } from '../jobs/open-jobs.ts';
import {
  describeOnBothDatabases,
  openTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { moveJobs } from './move-to-postgres.ts';

const log = pino({ level: 'silent' });

describeOnBothDatabases('jobs that move to another database', (kind) => {
  const databases: TestDatabase[] = [];
  const opened: Jobs[] = [];
  const open = async (of: typeof kind) => {
    const database = await openTestDatabase(of);
    databases.push(database);
    const jobs = await openJobs(database.orm, database.target, { log, isSupervised: false });
    opened.push(jobs);
    return { ...database, jobs };
  };
  let source: Awaited<ReturnType<typeof open>>;
  let there: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    source = await open('embedded');
    there = await open(kind);
  });
  afterAll(async () => {
    for (const jobs of opened) await jobs.stop();
    for (const database of databases) await database.close();
  });

  test('what waits for its moment goes on waiting for it', async () => {
    const tellAt = new Date(Date.now() + 48 * 3_600_000);
    const told = { applicationId: randomUUID(), tellAt: tellAt.toISOString() };
    await source.orm.em.fork().transactional(async (em) => {
      await source.jobs.queue.sendAll(em, 'tell-applicant', [told], tellAt);
      await source.jobs.queue.send(em, 'mail', { mailId: randomUUID() });
    });
    if (source.target.kind !== 'instance') throw new Error('not the embedded database');
    const { pglite } = source.target;
    await there.orm.em.fork().transactional((em) => moveJobs(pglite, em, there.jobs.queue));
    const waiting = await there.jobs.boss.findJobs('tell-applicant');
    expect(waiting).toMatchObject([{ data: told, startAfter: tellAt }]);
    expect(await there.jobs.boss.fetch('tell-applicant')).toEqual([]);
    expect(await there.jobs.boss.fetch('mail')).toHaveLength(1);
  });
});
