import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Application } from '../../db/entities/applications.ts';
import { storeApplications } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the numbers of applications that are kept', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.orm.em.fork().nativeDelete(Application, {});
  });

  const counts = async () => (await admin.trpc.admin.applications.list.query({})).statusCounts;
  const none = { pending: 0, reviewing: 0, accepted: 0, rejected: 0 };

  test('follow what is stored, changed and deleted, one by one or all at once', async () => {
    expect(await counts()).toEqual(none);
    const [first = ''] = await storeApplications(app.orm, [
      { status: 'pending' },
      { status: 'pending' },
      { status: 'accepted', position: 'sales' },
    ]);
    expect(await counts()).toEqual({ ...none, pending: 2, accepted: 1 });
    const em = app.orm.em.fork();
    await em.nativeUpdate(Application, { id: first }, { status: 'on-hold' });
    expect(await counts()).toEqual({ ...none, pending: 2, accepted: 1 });
    await em.nativeUpdate(Application, {}, { status: 'rejected' });
    expect(await counts()).toEqual({ ...none, rejected: 3 });
    await em.nativeDelete(Application, { id: first });
    expect(await counts()).toEqual({ ...none, rejected: 2 });
    // Takes employees who were applicants with it, their accounts, and so every login.
    await em.execute('truncate "applications" cascade');
    admin = await app.loginAs('admin');
    expect(await counts()).toEqual(none);
  });

  test('are those of a position too', async () => {
    await storeApplications(app.orm, [
      { position: 'sales' },
      { position: 'sales', status: 'accepted' },
      { position: 'data-entry' },
    ]);
    const { statusCounts, total } = await admin.trpc.admin.applications.list.query({
      position: 'sales',
    });
    expect([statusCounts, total]).toEqual([{ ...none, pending: 1, accepted: 1 }, 2]);
  });

  test('are right after many changes side by side', async () => {
    const ids = await storeApplications(
      app.orm,
      Array.from({ length: 24 }, () => ({})),
    );
    const statuses = ['reviewing', 'accepted', 'rejected', 'pending'];
    await Promise.all(
      ids.flatMap((id, index) =>
        [0, 1, 2].map((step) =>
          app.orm.em
            .fork()
            .nativeUpdate(Application, { id }, { status: statuses[(index + step) % 4] ?? '' }),
        ),
      ),
    );
    const rows = await app.orm.em.fork().find(Application, {});
    const withStatus = (name: string) => rows.filter(({ status }) => status === name).length;
    const counted = Object.fromEntries(statuses.map((name) => [name, withStatus(name)]));
    expect(await counts()).toEqual(counted);
  });

  test('with bounds of score and time they are counted among what matches', async () => {
    await storeApplications(app.orm, [
      { finalScore: 80, status: 'accepted' },
      { finalScore: 79 },
      { finalScore: null },
      { finalScore: 100, status: 'rejected', createdAt: new Date('2026-02-01T00:00:00Z') },
    ]);
    const list = (input: Parameters<typeof admin.trpc.admin.applications.list.query>[0]) =>
      admin.trpc.admin.applications.list.query(input);
    expect((await list({ scoreFrom: 80 })).statusCounts).toEqual({
      ...none,
      accepted: 1,
      rejected: 1,
    });
    expect((await list({ scoreTo: 79 })).rows.map(({ finalScore }) => finalScore)).toEqual([79]);
    const inJanuary = await list({
      appliedFrom: '2026-01-01T00:00:00.000Z',
      appliedBefore: '2026-02-01T00:00:00.000Z',
      status: 'accepted',
    });
    expect([inJanuary.total, inJanuary.statusCounts]).toEqual([
      1,
      { ...none, pending: 2, accepted: 1 },
    ]);
  });
});
