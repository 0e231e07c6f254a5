import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuditAction, auditActionSchema } from '../../../shared/contracts/activity.ts';
import { activityKindOf, activityKinds } from '../../../shared/domain/activity-kinds.ts';
import { ApplicationReveal } from '../../db/entities/application-review.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { applicantForm, createStoredResume } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const path = '/api/admin/activity/export.csv';

test('every kind that can be asked for has an action', () => {
  const kinds = auditActionSchema.options.map(activityKindOf);
  expect([...new Set(kinds)].toSorted()).toEqual(activityKinds.toSorted());
});

describeOnBothDatabases('the audit record', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let adminId: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    adminId = Object((await admin.get('/api/auth/user')).body).id;
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(AuditEvent, {}));

  type Event = { action: AuditAction; label?: string; subjectId?: string; actorId?: string };

  /** Events a minute apart, the first the oldest; two at a time share a moment. */
  async function write(events: readonly Event[]) {
    const em = app.orm.em.fork();
    for (const [index, { action, label, subjectId, actorId }] of events.entries()) {
      em.create(AuditEvent, {
        action,
        at: new Date(Date.UTC(2026, 0, 1, 12, Math.floor(index / 2))),
        actorId: actorId ?? null,
        actorName: actorId ? 'Somebody' : null,
        subjectId: subjectId ?? null,
        subjectLabel: label ?? null,
      });
    }
    await em.flush();
  }

  const find = (input: Parameters<TestClient['trpc']['admin']['activity']['find']['query']>[0]) =>
    admin.trpc.admin.activity.find.query(input);

  const labels = async (input: Parameters<typeof find>[0]) =>
    (await find(input)).rows.map(({ subjectLabel }) => subjectLabel);

  test.each([{}, { kind: 'question' as const }])(
    'pages of %o follow each other without a gap, forth and back',
    async (filter) => {
      await write(
        Array.from({ length: 11 }, (_, index) => ({
          action: index % 3 === 0 ? ('question.create' as const) : ('question.update' as const),
          label: String(index),
        })),
      );
      const pages = [];
      let after: string | undefined;
      do {
        const page = await find({ ...filter, limit: 4, after });
        pages.push(page);
        after = page.nextCursor ?? undefined;
      } while (after !== undefined);
      const seen = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(new Set(seen).size).toBe(11);
      expect(pages.map(({ total }) => total)).toEqual([11, 11, 11]);
      const times = pages.flatMap(({ rows }) => rows.map(({ at }) => at.getTime()));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(pages[0]?.previousCursor).toBeNull();
      const back = await find({ ...filter, limit: 4, before: pages[2]?.previousCursor ?? '' });
      expect(back.rows).toEqual(pages[1]?.rows);
    },
  );

  test('person, kind, record and time narrow it, each and together', async () => {
    const subjectId = randomUUID();
    await write([
      { action: 'client.create', label: 'Nordwind GmbH', subjectId, actorId: adminId },
      { action: 'client.update', label: 'Nordwind AG', subjectId },
      { action: 'news.create', label: '100 % news', actorId: adminId },
      { action: 'user.login', label: 'ida' },
    ]);
    expect(await labels({ actorId: adminId })).toHaveLength(2);
    expect(await labels({ kind: 'client' })).toHaveLength(2);
    expect(await labels({ record: subjectId })).toHaveLength(2);
    expect(await labels({ record: 'nordwind a' })).toEqual(['Nordwind AG']);
    expect(await labels({ record: '0 % n' })).toEqual(['100 % news']);
    expect(await labels({ record: '0_' })).toEqual([]);
    expect(await labels({ actorId: adminId, kind: 'client' })).toEqual(['Nordwind GmbH']);
    expect(
      await labels({ from: '2026-01-01T12:01:00.000Z', until: '2026-01-01T12:02:00.000Z' }),
    ).toHaveLength(2);
    expect(await labels({ until: '2026-01-01T12:01:00.000Z', kind: 'news' })).toEqual([]);
    expect((await find({ actorId: adminId })).actorName).toBe('Test admin');
    expect((await find({ actorId: randomUUID() })).actorName).toBeNull();
  });

  test.each([{ after: 'x' }, { kind: 'nothing' }, { actorId: 'me' }, { from: 'today' }])(
    '%o is refused',
    async (input) => {
      const answer = await admin.get(
        `/api/trpc/admin.activity.find?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
      );
      expect(answer.status).toBe(400);
    },
  );

  describe('while names are covered', () => {
    let id: string;
    let code: string;
    beforeAll(async () => {
      const sent = await app.client().post('/api/applications', {
        ...applicantForm,
        resumeUrl: await createStoredResume(app.orm),
      });
      id = Object(sent.body).id;
      code = id.slice(0, 6).toUpperCase();
      await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    });
    afterAll(() =>
      admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' }),
    );
    beforeEach(() =>
      write([
        { action: 'application.submit', label: applicantForm.applicantName, subjectId: id },
        {
          action: 'application.review',
          label: `${applicantForm.applicantName}: accepted`,
          subjectId: id,
        },
        { action: 'contact.send', label: applicantForm.applicantName, subjectId: randomUUID() },
        { action: 'application.export', label: '12' },
      ]),
    );

    test('no applicant is named or found by name, in the list, the feed and the file', async () => {
      expect((await labels({ kind: 'application' })).toSorted()).toEqual([
        '12',
        `Applicant ${code}`,
        `Applicant ${code}: accepted`,
      ]);
      expect(await labels({ record: 'santos' })).toEqual([applicantForm.applicantName]);
      const feed = await admin.trpc.admin.overview.listActivity.query();
      expect(feed.filter(({ subjectId }) => subjectId === id)).toHaveLength(2);
      const { text } = await admin.get(`${path}?kind=application`);
      expect(text).toContain(`Applicant ${code}: accepted`);
      expect(JSON.stringify(feed.filter(({ subjectId }) => subjectId === id)) + text).not.toContain(
        'Santos',
      );
    });

    test('who has uncovered the applicant reads the name', async () => {
      const em = app.orm.em.fork();
      em.create(ApplicationReveal, { application: id, user: adminId });
      await em.flush();
      expect(await labels({ record: 'santos', kind: 'application' })).toHaveLength(2);
      await em.nativeDelete(ApplicationReveal, {});
    });
  });

  describe('as a file', () => {
    test('holds what matches, newest first, safe to open, and is written down', async () => {
      await write([
        { action: 'news.create', label: '=1+1', actorId: adminId },
        { action: 'client.create', label: 'Nordwind, "GmbH"' },
      ]);
      const answer = await admin.get(`${path}?kind=news&locale=de`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toContain('activity-');
      const [head, row, ...rest] = answer.text.split('\r\n');
      expect(head).toContain('Zeit,Person,Was geschah,Vorgang');
      expect(row).toBe(
        "2026-01-01T12:00:00.000Z,Somebody,Somebody hat den Artikel „=1+1“ geschrieben,news.create,'=1+1,",
      );
      expect(rest).toEqual(['']);
      const [event] = (await find({ kind: 'activity' })).rows;
      expect(event).toMatchObject({ action: 'activity.export', actorId: adminId });
    });

    test('is for administrators, and for filters that there are', async () => {
      expect((await app.client().get(path)).status).toBe(401);
      expect((await (await app.loginAs('employee')).get(path)).status).toBe(403);
      expect((await admin.get(`${path}?kind=wrong`)).status).toBe(400);
      expect(await labels({ kind: 'activity' })).toEqual([]);
    });

    test('has more rows than are read at once', async () => {
      await write(
        Array.from({ length: 2100 }, (_, index) => ({
          action: 'question.create' as const,
          label: String(index),
        })),
      );
      const { text } = await admin.get(`${path}?kind=question`);
      const rows = text.trim().split('\r\n').slice(1);
      expect(new Set(rows).size).toBe(2100);
    });
  });
});
