import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeApplications } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('applications of what seems to be the same person', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  test('are found by address, whatever its case, and by the number; a single name says nothing', async () => {
    const [one = '', two = '', three = '', four = '', five = '', six = ''] =
      await storeApplications(app.orm, [
        { applicantName: 'Ada One', email: 'ada@one.example', phone: '+63 917 555 0101' },
        { applicantName: 'Ida Two', email: 'ADA@one.example', phone: '+63 917 555 0102' },
        { applicantName: 'Eve Six', email: 'eve@one.example', phone: '(63) 917-555-0101' },
        { applicantName: 'Fay Four', email: 'fay@one.example', phone: 'please write instead' },
        { applicantName: 'Maria', email: 'gil@one.example', phone: 'please write as well' },
        { applicantName: 'MARIA', email: 'hal@one.example', phone: '+49 30 000 0000' },
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

  test('are found by the number in another spelling, and by the name in another', async () => {
    const [german = '', spelled = '', local = '', abroad = ''] = await storeApplications(app.orm, [
      { applicantName: 'Jörg Müller', email: 'jm@two.example', phone: '+49 151 22223333' },
      { applicantName: 'mueller, joerg', email: 'other@two.example', phone: '+49 151 44445555' },
      { applicantName: 'Lea Cruz', email: 'lea@two.example', phone: '0918 555 0123' },
      { applicantName: 'Leah Cruz', email: 'leah@two.example', phone: '+63 918 555 0123' },
    ]);
    const duplicatesOf = async (id: string) =>
      (await admin.trpc.admin.applications.get.query({ id })).duplicates;
    expect(await duplicatesOf(german)).toMatchObject([
      { id: spelled, sameEmail: false, samePhone: false, sameName: true },
    ]);
    expect(await duplicatesOf(local)).toMatchObject([
      { id: abroad, sameEmail: false, samePhone: true, sameName: false },
    ]);
    const { rows } = await admin.trpc.admin.applications.list.query({});
    const marked = new Set(rows.filter((row) => row.hasDuplicate).map(({ id }) => id));
    expect([german, spelled, local, abroad].every((id) => marked.has(id))).toBe(true);
  });
});
