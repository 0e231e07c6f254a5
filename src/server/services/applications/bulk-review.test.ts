import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApplicationDecision } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { storeApplications } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('one decision for many applications', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Application, {});
    await em.nativeDelete(AuditEvent, {});
  });

  const statusesOf = async (ids: string[]) => {
    const rows = await app.orm.em.fork().find(Application, { id: { $in: ids } });
    return ids.map((id) => rows.find((row) => row.id === id)?.status);
  };
  const decide = (input: Parameters<typeof admin.trpc.admin.applications.reviewMany.mutate>[0]) =>
    admin.trpc.admin.applications.reviewMany.mutate(input);
  const list = () => admin.trpc.admin.applications.list.query({});

  test('changes the chosen ones with their history, and leaves alone what somebody else decided on', async () => {
    const ids = await storeApplications(app.orm, [{}, { status: 'reviewing' }, {}, {}]);
    const [one = '', two = '', three = '', four = ''] = ids;
    await admin.trpc.admin.applications.review.mutate({ id: three, status: 'accepted' });
    const result = await decide({
      status: 'rejected',
      reviewNotes: 'No free place.',
      of: {
        kind: 'selected',
        applications: [one, two, three].map((id) => ({ id, version: 1 })),
      },
    });
    expect(result).toEqual({ changed: 2, skipped: 1, next: null });
    expect(await statusesOf(ids)).toEqual(['rejected', 'rejected', 'accepted', 'pending']);
    expect(await app.orm.em.fork().findOneOrFail(Application, { id: two })).toMatchObject({
      reviewNotes: 'No free place.',
      version: 2,
    });
    const history = await app.orm.em.fork().find(ApplicationDecision, { application: two });
    expect(history).toMatchObject([
      { from: 'reviewing', to: 'rejected', note: 'No free place.', actorName: 'Test admin' },
    ]);
    const audited = await app.orm.em.fork().find(AuditEvent, { action: 'application.review' });
    expect(audited.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [one, two, three].toSorted(),
    );
    expect((await admin.trpc.admin.applications.get.query({ id: four })).decisions).toEqual([]);
  });

  test('notes that are sent back unchanged are not the next reviewer’s', async () => {
    const [id = ''] = await storeApplications(app.orm, [{}]);
    const { review, get } = admin.trpc.admin.applications;
    await review.mutate({ id, status: 'reviewing', reviewNotes: 'Call her.' });
    await review.mutate({ id, status: 'accepted', reviewNotes: 'Call her.' });
    await review.mutate({ id, status: 'rejected', reviewNotes: 'Never came.' });
    await review.mutate({ id, status: 'pending', reviewNotes: '' });
    const { decisions, reviewNotes } = await get.query({ id });
    expect(Object.fromEntries(decisions.map(({ to, note }) => [to, note]))).toEqual({
      reviewing: 'Call her.',
      accepted: null,
      rejected: 'Never came.',
      pending: null,
    });
    expect(reviewNotes).toBeNull();
  });

  test('without notes those that are there stay', async () => {
    const [id = ''] = await storeApplications(app.orm, [{ reviewNotes: 'Call her.' }]);
    await decide({
      status: 'reviewing',
      of: { kind: 'selected', applications: [{ id, version: 1 }] },
    });
    const { reviewNotes } = await app.orm.em.fork().findOneOrFail(Application, { id });
    expect(reviewNotes).toBe('Call her.');
  });

  test('goes through everything that matches, piece by piece', async () => {
    await storeApplications(
      app.orm,
      Array.from({ length: 520 }, (_, index) => ({ status: index < 510 ? 'pending' : 'accepted' })),
    );
    const { asOf } = await list();
    const filter = { status: 'pending' } as const;
    const of = { kind: 'matching', filter, expectedTotal: 510, asOf } as const;
    const first = await decide({ status: 'rejected', of });
    expect(first).toMatchObject({ changed: 500, skipped: 0, next: expect.any(String) });
    const last = await decide({ status: 'rejected', of: { ...of, after: first.next ?? '' } });
    expect(last).toEqual({ changed: 10, skipped: 0, next: null });
    expect((await list()).statusCounts).toMatchObject({ pending: 0, accepted: 10, rejected: 510 });
  });

  test('leaves alone what came, or was decided on, after the person looked', async () => {
    const [one = '', two = ''] = await storeApplications(app.orm, [{}, {}]);
    const { asOf } = await list();
    await admin.trpc.admin.applications.review.mutate({ id: two, status: 'pending' });
    await storeApplications(app.orm, [{ createdAt: new Date(Date.now() + 60_000) }]);
    const of = { kind: 'matching', filter: {}, expectedTotal: 3, asOf } as const;
    expect(await decide({ status: 'accepted', of })).toEqual({
      changed: 1,
      skipped: 1,
      next: null,
    });
    expect(await statusesOf([one, two])).toEqual(['accepted', 'pending']);
  });

  test('another number than was seen is a conflict and changes nothing', async () => {
    const ids = await storeApplications(app.orm, [{}, {}]);
    const { asOf } = await list();
    const of = { kind: 'matching', filter: {}, expectedTotal: 3, asOf } as const;
    await expect(decide({ status: 'accepted', of })).rejects.toMatchObject({
      data: { error: { code: 'conflict' } },
    });
    expect(await statusesOf(ids)).toEqual(['pending', 'pending']);
  });

  test('two at the same moment decide on each application once', async () => {
    const ids = await storeApplications(
      app.orm,
      Array.from({ length: 20 }, () => ({})),
    );
    const applications = ids.map((id) => ({ id, version: 1 }));
    const results = await Promise.all(
      (['accepted', 'rejected'] as const).map((status) =>
        decide({
          status,
          of: {
            kind: 'selected',
            applications: status === 'accepted' ? applications : applications.toReversed(),
          },
        }),
      ),
    );
    expect(results.reduce((sum, { changed }) => sum + changed, 0)).toBe(20);
    expect(await app.orm.em.fork().count(ApplicationDecision)).toBe(20);
  });

  test.each([
    [{ status: 'accepted' }],
    [{ status: 'accepted', of: { kind: 'selected', applications: [] } }],
    [{ status: 'accepted', of: { kind: 'everything' } }],
    [{ status: 'hired', of: { kind: 'selected', applications: [] } }],
    [
      {
        status: 'accepted',
        of: { kind: 'matching', filter: {}, expectedTotal: -1, asOf: new Date() },
      },
    ],
  ])('%j is 400', async (input) => {
    const answer = await admin.post('/api/trpc/admin.applications.reviewMany', { json: input });
    expect(answer.status).toBe(400);
  });
});
