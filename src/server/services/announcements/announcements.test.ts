import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AnnouncementFields,
  announcementStateSchema,
} from '../../../shared/contracts/announcement.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const hour = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms);

describeOnDatabases('announcements', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let employee: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    employee = await app.loginAs('employee');
  });
  afterAll(() => app.close());

  const announcements = () => admin.trpc.admin.announcements;
  const announce = (fields: Partial<AnnouncementFields> & { title: string }) =>
    announcements().create.mutate({ body: 'Some *text*.', isPublished: true, ...fields });
  const shown = async (limit = 50) => {
    const { rows } = await employee.trpc.employee.listAnnouncements.query({ limit });
    return rows.map(({ title }) => title);
  };

  test('employees see what is shown now, pinned ones first', async () => {
    await announce({ title: 'Yesterday', publishedAt: fromNow(-24 * hour) });
    await announce({ title: 'Pinned', publishedAt: fromNow(-48 * hour), isPinned: true });
    await announce({ title: 'Now' });
    await announce({ title: 'Draft', isPublished: false });
    await announce({ title: 'Tomorrow', publishedAt: fromNow(24 * hour) });
    await announce({ title: 'Over', publishedAt: fromNow(-2 * hour), until: fromNow(-hour) });
    expect(await shown()).toEqual(['Pinned', 'Now', 'Yesterday']);
    const { stateCounts } = await announcements().list.query({});
    expect(stateCounts).toEqual({ published: 3, draft: 1, scheduled: 1, over: 1 });
    for (const state of announcementStateSchema.options) {
      const { rows } = await announcements().list.query({ state });
      expect(rows).toHaveLength(stateCounts[state]);
    }
  });

  test('pages follow one another in both directions', async () => {
    const { employee: portal } = employee.trpc;
    const all = await shown();
    const first = await portal.listAnnouncements.query({ limit: 2 });
    expect(first.rows.map(({ title }) => title)).toEqual(all.slice(0, 2));
    const second = await portal.listAnnouncements.query({
      limit: 2,
      after: first.nextCursor ?? undefined,
    });
    expect(second.rows.map(({ title }) => title)).toEqual(all.slice(2));
    const back = await portal.listAnnouncements.query({
      limit: 2,
      before: second.previousCursor ?? undefined,
    });
    expect(back.rows).toEqual(first.rows);
    await expect(portal.listAnnouncements.query({ after: 'nonsense' })).rejects.toThrow();
  });

  test('German readers get the German text where there is one, and no script in either', async () => {
    await announce({
      title: 'New desks',
      body: '<script>alert(1)</script> [x](javascript:alert(1))',
      german: { title: 'Neue Plätze', body: 'In **Cebu**.' },
    });
    const german = app.client();
    german.cookie = `${employee.cookie}; language=de`;
    const { rows } = await german.trpc.employee.listAnnouncements.query({});
    expect(rows.find(({ title }) => title === 'Neue Plätze')).toMatchObject({
      bodyHtml: '<p>In <strong>Cebu</strong>.</p>\n',
      language: 'de',
    });
    expect(rows.find(({ title }) => title === 'Now')).toMatchObject({ language: 'en' });
    const [english] = (await employee.trpc.employee.listAnnouncements.query({})).rows.filter(
      ({ title }) => title === 'New desks',
    );
    expect(english?.bodyHtml).not.toMatch(/<script|href="javascript/);
  });

  test('one is published, taken back, deleted and restored', async () => {
    const draft = await announce({ title: 'Parking', isPublished: false });
    const { id, title, body, german } = draft;
    const fields = { id, title, body, german, isPinned: false };
    const out = await announcements().update.mutate({
      ...fields,
      isPublished: true,
      version: draft.version,
    });
    expect(out).toMatchObject({ state: 'published' });
    expect(await shown()).toContain('Parking');
    await expect(
      announcements().update.mutate({ ...fields, isPublished: true, version: draft.version }),
    ).rejects.toMatchObject({ data: { httpStatus: 409 } });
    await announcements().update.mutate({ ...fields, isPublished: false, version: out.version });
    expect(await shown()).not.toContain('Parking');
    await announcements().delete.mutate({ id });
    await expect(announcements().get.query({ id })).rejects.toMatchObject({
      data: { httpStatus: 404 },
    });
    await announcements().restore.mutate({ id });
    expect(await announcements().get.query({ id })).toMatchObject({ state: 'draft' });
  });

  test('bad input is refused with the field it is in', async () => {
    const issuesOf = (fields: Partial<AnnouncementFields>) =>
      announce({ title: 'A title', ...fields }).then(
        () => [],
        (error: unknown) =>
          Object(error).data.error.issues.map(({ path }: { path: string }) => path),
      );
    expect(await issuesOf({ title: ' ' })).toEqual(['title']);
    expect(await issuesOf({ body: '' })).toEqual(['body']);
    expect(await issuesOf({ title: 'x'.repeat(201) })).toEqual(['title']);
    expect(await issuesOf({ german: { title: 'Nur ein Titel', body: '' } })).toEqual([
      'german.body',
    ]);
    expect(await issuesOf({ until: fromNow(-hour) })).toEqual(['until']);
    expect(await issuesOf({ publishedAt: fromNow(2 * hour), until: fromNow(hour) })).toEqual([
      'until',
    ]);
  });
});
