import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  openTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { claimTask } from './scheduled-tasks.ts';

describeOnBothDatabases('a scheduled task', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const take = (name: string, work: () => Promise<unknown>) =>
    claimTask(database.orm.em.fork(), { name, everySeconds: 3600 }, work);
  const becomeDue = (name: string) =>
    database.orm.em
      .fork()
      .execute(`update "chores" set "next_at" = now() - interval '1 second' where "name" = ?`, [
        name,
      ]);

  test('is done by one of all who come for it together, and by nobody while it is not due', async () => {
    const name = randomUUID();
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    const together = await Promise.all(Array.from({ length: 8 }, () => take(name, work)));
    expect(together.filter((done) => done)).toHaveLength(1);
    expect(await take(name, work)).toBe(false);
    expect(runs).toBe(1);
    await becomeDue(name);
    expect(await take(name, work)).toBe(true);
    expect(runs).toBe(2);
  });

  test('that fails is due again at once, and so is one whose server died', async () => {
    const name = randomUUID();
    const fail = () => Promise.reject(new Error('the disk is full'));
    await expect(take(name, fail)).rejects.toThrow('the disk is full');
    expect(await take(name, async () => {})).toBe(true);
    await becomeDue(name);
    const unfinished = Promise.withResolvers<void>();
    const stuck = take(name, () => unfinished.promise);
    await expect.poll(() => take(name, async () => {})).toBe(false);
    await becomeDue(name);
    expect(await take(name, async () => {})).toBe(true);
    unfinished.resolve();
    await stuck;
  });
});
