import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from './db/entities/accounts.ts';
import { createLog } from './log.ts';
import {
  describeOnBothDatabases,
  openTestDatabase,
  type TestDatabase,
} from './testing/test-database.ts';

describeOnBothDatabases('the log of a failed statement', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('says what kind of failure and where, and nothing of the values', async () => {
    const person = {
      username: 'secret-name',
      email: 'secret-name@people.example',
      firstName: 'Secretperson',
      lastName: 'Canary',
      role: 'client' as const,
      passwordHash: 'secret-hash',
      createdAt: new Date(),
      isActive: true,
      sessionVersion: 0,
    };
    const em = database.orm.em.fork();
    await em.insert(User, { ...person, id: randomUUID() });
    const failure: unknown = await em
      .insert(User, { ...person, id: randomUUID() })
      .catch((error: unknown) => error);

    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => lines.push(line) });
    log.error({ err: failure }, 'failed');
    // As a door wraps what it did not foresee: with the same words.
    log.error({ err: new Error(Object(failure).message, { cause: failure }) }, 'failed');
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toContain('UniqueConstraintViolationException');
      expect(line).toContain('users_');
      expect(line).toContain('23505');
      expect(line).not.toMatch(/secret|canary/i);
    }
  });
});

test('the log of what the queue copied of an error says the code and the place, and no words', () => {
  const error = Object.assign(new Error('secret words'), { code: '23505' });
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  log.error({ err: { ...error, message: error.message, stack: error.stack, queue: 'mail' } }, 'no');
  const [line = ''] = lines;
  expect(JSON.parse(line).err).toMatchObject({ type: 'object', code: '23505', queue: 'mail' });
  expect(line).toContain('log.test');
  expect(line).not.toContain('secret');
});
