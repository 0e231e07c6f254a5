import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProcedureCaller } from '../testing/public-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

/** Lists by a moment, with what else they have to be asked. */
const lists: Record<string, Record<string, unknown>> = {
  'public.listNewsRecords': {},
  'admin.activity.find': {},
  'admin.applications.list': { sort: 'createdAt' },
  'admin.mails.list': { sort: 'createdAt' },
  'admin.users.list': { sort: 'createdAt' },
  'admin.clients.list': { sort: 'createdAt' },
  'admin.news.list': { sort: 'updatedAt' },
  'admin.announcements.list': { sort: 'updatedAt' },
  'admin.resources.list': { sort: 'updatedAt' },
  'admin.inbox.listMessages': { sort: 'createdAt' },
  'admin.inbox.listRegistrations': {},
  'admin.bookings.list': {},
  'admin.inbox.listSubscribers': { sort: 'createdAt' },
};

describeOnDatabases('a position in a list by time', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  test.each(Object.entries(lists))(
    'of %s in a year that no database knows is refused',
    async (name, input) => {
      const { query } = createProcedureCaller(admin);
      const positionAt = (at: string) =>
        Buffer.from(JSON.stringify([at, randomUUID()])).toString('base64url');
      const known = await query(name, { ...input, after: positionAt('2026-01-31T12:00:00.000Z') });
      expect(known.status).toBe(200);
      const unknown = await query(name, {
        ...input,
        after: positionAt('0000-01-31T12:00:00.000Z'),
      });
      expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
        400,
        expect.stringContaining('invalid-input'),
      ]);
    },
  );

  test.each([
    ['admin.activity.find', 'from'],
    ['admin.activity.find', 'until'],
    ['admin.applications.list', 'appliedFrom'],
    ['admin.applications.list', 'appliedBefore'],
  ])('%s takes no such year as %s', async (name, field) => {
    const { query } = createProcedureCaller(admin);
    expect((await query(name, { [field]: '1900-01-01T00:00:00.000Z' })).status).toBe(200);
    expect((await query(name, { [field]: '0000-01-01T00:00:00.000Z' })).status).toBe(400);
  });

  test('a date in such a year is none', async () => {
    const list = (year: string) =>
      admin.trpc.admin.bookings.listCalendar.query({
        from: new Date(`${year}-01-01T00:00:00Z`),
        until: new Date(`${year}-01-31T00:00:00Z`),
      });
    expect(await list('2026')).toMatchObject({ meetings: [] });
    for (const year of ['0000', '-000044']) {
      await expect(list(year)).rejects.toMatchObject({
        data: { error: { code: 'invalid-input' } },
      });
    }
    const form = {
      name: 'Maria Santos',
      email: 'maria@visitors.example',
      timeZone: 'Asia/Manila',
      consent: true,
    };
    for (const startsAt of [
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '-000044-03-15T00:00:00Z',
    ]) {
      const booking = await app.client().post('/api/bookings', { ...form, startsAt });
      expect([booking.status, JSON.stringify(booking.body)]).toEqual([
        400,
        expect.stringContaining('"startsAt"'),
      ]);
    }
    for (const publishedAt of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00']) {
      const article = await admin.post('/api/news', {
        title: 'News',
        content: 'News',
        publishedAt,
      });
      expect([article.status, JSON.stringify(article.body)]).toEqual([
        400,
        expect.stringContaining('"publishedAt"'),
      ]);
    }
  });
});
