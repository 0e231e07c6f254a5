import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApplicationDecision, BulkDecision } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { storeApplications } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { sweepBulkDecisions } from './bulk-review.ts';

describeOnBothDatabases('a decision whose answer got lost and that is sent again', (kind) => {
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
    await em.nativeDelete(BulkDecision, {});
    await em.nativeDelete(AuditEvent, { action: 'application.review' });
  });

  const review: typeof admin.trpc.admin.applications.review.mutate = (input) =>
    admin.trpc.admin.applications.review.mutate(input);
  const reviewMany: typeof admin.trpc.admin.applications.reviewMany.mutate = (input) =>
    admin.trpc.admin.applications.reviewMany.mutate(input);
  const conflict = { data: { error: { code: 'conflict' } } };
  /** What stands in the history and in the log of administrators. */
  const recorded = async () => {
    const em = app.orm.em.fork();
    return [
      await em.count(ApplicationDecision),
      await em.count(AuditEvent, { action: 'application.review' }),
    ];
  };

  test('is answered as the first time and recorded once', async () => {
    const [id = ''] = await storeApplications(app.orm, [{}]);
    const decision = { id, version: 1, status: 'accepted', reviewNotes: 'Call her.' } as const;
    const first = await review(decision);
    expect(await review(decision)).toEqual(first);
    const { version: _seen, ...unseen } = decision;
    expect(await review(unseen)).toEqual(first);
    expect(await recorded()).toEqual([1, 1]);
  });

  test('is answered alike however many come at once', async () => {
    const [id = ''] = await storeApplications(app.orm, [{}]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => review({ id, version: 1, status: 'rejected' })),
    );
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]));
    expect(await recorded()).toEqual([1, 1]);
  });

  test('is a conflict from somebody else, with other words, or once more has happened', async () => {
    const [id = ''] = await storeApplications(app.orm, [{}]);
    const decision = { id, version: 1, status: 'accepted', reviewNotes: 'Call her.' } as const;
    await review(decision);
    const other = await app.loginAs('admin');
    await expect(other.trpc.admin.applications.review.mutate(decision)).rejects.toMatchObject(
      conflict,
    );
    await expect(review({ ...decision, reviewNotes: 'Do not call.' })).rejects.toMatchObject(
      conflict,
    );
    await expect(review({ ...decision, status: 'rejected' })).rejects.toMatchObject(conflict);
    await other.trpc.admin.applications.review.mutate({ id, version: 2, status: 'reviewing' });
    await expect(review(decision)).rejects.toMatchObject(conflict);
    expect(await recorded()).toEqual([2, 2]);
  });

  test('taken anew on what one sees now, the same decision is another one', async () => {
    const [id = ''] = await storeApplications(app.orm, [{}]);
    await review({ id, version: 1, status: 'reviewing' });
    await review({ id, version: 2, status: 'reviewing' });
    expect(await recorded()).toEqual([2, 2]);
  });

  test('on chosen ones changes as many as the first time', async () => {
    const ids = await storeApplications(app.orm, [{}, {}, {}]);
    await review({ id: ids[2] ?? '', status: 'accepted' });
    const decision = {
      status: 'rejected',
      of: { kind: 'selected', applications: ids.map((id) => ({ id, version: 1 })) },
    } as const;
    const first = await reviewMany(decision);
    expect(first).toEqual({ changed: 2, skipped: 1, next: null });
    expect(await reviewMany(decision)).toEqual(first);
    expect(await recorded()).toEqual([3, 3]);
    const other = await app.loginAs('admin');
    expect(await other.trpc.admin.applications.reviewMany.mutate(decision)).toEqual({
      changed: 0,
      skipped: 3,
      next: null,
    });
  });

  test('on all that match goes on where the first would have, and ends with the true numbers', async () => {
    await storeApplications(
      app.orm,
      Array.from({ length: 520 }, () => ({})),
    );
    const { asOf } = await admin.trpc.admin.applications.list.query({});
    const filter = { status: 'pending' } as const;
    const of = { kind: 'matching', filter, expectedTotal: 520, asOf } as const;
    const first = await reviewMany({ status: 'rejected', of });
    expect(first).toMatchObject({ changed: 500, skipped: 0 });
    expect(await reviewMany({ status: 'rejected', of })).toEqual(first);
    const rest = { status: 'rejected', of: { ...of, after: first.next ?? '' } } as const;
    const answers = await Promise.all(Array.from({ length: 3 }, () => reviewMany(rest)));
    for (const answer of answers) expect(answer).toEqual({ changed: 20, skipped: 0, next: null });
    expect(await recorded()).toEqual([520, 520]);
  });

  test('is no longer known after a week', async () => {
    const [id = ''] = await storeApplications(app.orm, [{}]);
    const applications = [{ id, version: 1 }];
    await reviewMany({ status: 'rejected', of: { kind: 'selected', applications } });
    const em = app.orm.em.fork();
    expect(await sweepBulkDecisions(em)).toBe(0);
    expect(await sweepBulkDecisions(em, new Date(Date.now() + 8 * 86_400_000))).toBe(1);
    expect(await em.count(BulkDecision)).toBe(0);
  });
});
