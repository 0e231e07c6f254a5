import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeApplications } from '../../testing/stored-applications.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('applications of what seems to be the same person', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  test('are found by address, whatever its case, and by the digits of the number', async () => {
    const [one = '', two = '', three = '', four = '', five = '', six = ''] =
      await storeApplications(app.orm, [
        { email: 'ada@one.example', phone: '+63 917 555 0101' },
        { email: 'ADA@one.example', phone: '+63 917 555 0102' },
        { email: 'eve@one.example', phone: '(63) 917-555-0101' },
        { email: 'fay@one.example', phone: 'please write instead' },
        { email: 'gil@one.example', phone: 'please write as well' },
        { email: 'hal@one.example', phone: '+49 30 000 0000' },
      ]);
    const { rows } = await admin.trpc.admin.applications.list.query({});
    const marked = rows.filter(({ hasDuplicate }) => hasDuplicate).map(({ id }) => id);
    expect(marked.toSorted()).toEqual([one, two, three].toSorted());
    const { duplicates } = await admin.trpc.admin.applications.get.query({ id: one });
    expect(duplicates).toMatchObject([
      { id: three, sameEmail: false, samePhone: true },
      { id: two, sameEmail: true, samePhone: false },
    ]);
    for (const id of [four, five, six]) {
      expect((await admin.trpc.admin.applications.get.query({ id })).duplicates).toEqual([]);
    }
  });
});
