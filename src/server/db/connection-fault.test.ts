import { expect, test } from 'vitest';
import { type DatabaseTarget, openOrm } from './orm.ts';
import { describeConnectionError, migrate } from './startup.ts';

async function failureAt(url: string): Promise<unknown> {
  const target: DatabaseTarget = { kind: 'postgres', url };
  const orm = await openOrm(target);
  try {
    await migrate(orm, target);
    return null;
  } catch (error) {
    return error;
  } finally {
    await orm.close();
  }
}

test('where nobody answers, that is what the start says', async () => {
  const nobody = await failureAt('postgresql://owner:secret@127.0.0.1:1/site');
  expect(describeConnectionError(nobody)).toContain('ECONNREFUSED 127.0.0.1:1');
  expect(describeConnectionError(nobody)).not.toContain('secret');
});

test('a failure of anything else is not taken for one of the connection', () => {
  expect(
    describeConnectionError(Object.assign(new Error('no such table'), { code: '42P01' })),
  ).toBeNull();
  const code = 'ERR_MODULE_NOT_FOUND';
  expect(describeConnectionError(Object.assign(new Error('no such module'), { code }))).toBeNull();
  expect(describeConnectionError(new Error('broken'))).toBeNull();
});
