import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApplicationDecision, ApplicationNote } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { RetentionHold } from '../../db/entities/retention.ts';
import {
  applicantForm,
  createGrant,
  createStoredResume,
  storeApplications,
} from '../../testing/applicant.ts';
import { mailsTo, mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { findOverdue } from '../retention/erase-overdue.ts';
import { loadSecrets } from '../secrets.ts';

const secret = 'a-secret-of-the-tests-for-later-decisions-0123456789';
const refused = (code: string) => ({ data: { error: { code } } });

describeOnDatabases('a decision that is told later', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind, { SESSION_SECRET: secret });
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.orm.em.fork().nativeDelete(RetentionHold, {});
    await app.orm.em.fork().nativeDelete(Application, {});
  });

  const email = () => `${randomUUID()}@later.example`;
  const store = async (fields: Parameters<typeof storeApplications>[1][number] = {}) => {
    const address = fields.email ?? email();
    const [id = ''] = await storeApplications(app.orm, [{ ...fields, email: address }]);
    return { id, address };
  };
  const api = () => admin.trpc.admin.applications;
  const decide = async (
    id: string,
    status: 'pending' | 'reviewing' | 'accepted' | 'rejected',
    tellApplicant = true,
    more: { reviewNotes?: string; teamNote?: string } = {},
  ) => {
    const { version } = await api().get.query({ id });
    return api().review.mutate({ id, version, status, tellApplicant, ...more });
  };
  /** As the applicant sees it, by the link in the mails. */
  const shownStatus = async (id: string) => {
    const { token } = createGrant(loadSecrets([secret], '').application, id);
    const found = await app.client().trpc.careers.getOwnApplication.query({ token });
    return found?.application?.status;
  };
  /** Moves the queue's clock forward, and does what is due by then. */
  const pass = async (hours: number) => {
    const em = app.orm.em.fork();
    const seconds = Math.round(hours * 3600);
    await em.execute(
      `update "pgboss"."job" set "start_after" = "start_after" - make_interval(secs => ?::int) where "name" = 'tell-applicant'`,
      [seconds],
    );
    // The undo of ten seconds lies behind us as well.
    await em.execute(
      `update "applications" set "decided_at" = "decided_at" - make_interval(secs => ?::int) where "decided_at" is not null`,
      [seconds],
    );
    await em.execute(
      `update "application_decisions" set "created_at" = "created_at" - make_interval(secs => ?::int)`,
      [seconds],
    );
    await app.runJobs({ isDueOnly: true });
  };

  test('a rejection is mailed and shown after two days, and not before', async () => {
    const { id, address } = await store();
    await decide(id, 'reviewing', false);
    await pass(1);
    await decide(id, 'rejected');
    expect((await api().get.query({ id })).tellAt).toBeInstanceOf(Date);
    await pass(47);
    expect(await mailsTo(app, address)).toEqual([]);
    expect(await shownStatus(id)).toBe('reviewing');
    await pass(1.1);
    expect((await mailTo(app, address)).text).toContain('Thank you for the time and care');
    expect(await shownStatus(id)).toBe('rejected');
    const { toldAt, tellAt, decisions } = await api().get.query({ id });
    expect(toldAt).toBeInstanceOf(Date);
    expect(tellAt).toBeNull();
    expect(decisions.map((each) => [each.to, each.toldAt !== null])).toEqual([
      ['rejected', true],
      ['reviewing', false],
    ]);
  });

  test('the delay is a setting; without one the mail leaves after the undo', async () => {
    const { rejectionDelay } = await admin.trpc.admin.settings.get.query();
    expect(rejectionDelay.value).toEqual({ hours: 48 });
    const stored = await admin.trpc.admin.settings.updateRejectionDelay.mutate({
      value: { hours: 0 },
      seenAt: rejectionDelay.updatedAt,
    });
    const { id, address } = await store();
    await decide(id, 'rejected');
    await app.runJobs({ isDueOnly: true });
    expect(await mailsTo(app, address)).toEqual([]);
    await pass(0.01);
    expect(await mailsTo(app, address)).toHaveLength(1);
    await admin.trpc.admin.settings.updateRejectionDelay.mutate({
      value: { hours: 48 },
      seenAt: stored.updatedAt,
    });
    for (const hours of [-1, 169, 1.5]) {
      await expect(
        admin.trpc.admin.settings.updateRejectionDelay.mutate({ value: { hours }, seenAt: null }),
      ).rejects.toMatchObject(refused('invalid-input'));
    }
  });

  test('good news leave when they can no longer be undone with one click', async () => {
    const { id, address } = await store();
    await decide(id, 'accepted');
    await app.runJobs({ isDueOnly: true });
    expect(await mailsTo(app, address)).toEqual([]);
    expect(await shownStatus(id)).toBe('pending');
    await pass(0.01);
    expect(await mailsTo(app, address)).toHaveLength(1);
    expect(await shownStatus(id)).toBe('accepted');
  });

  test('another decision meanwhile is the only one that is told', async () => {
    const { id, address } = await store();
    await decide(id, 'rejected');
    await decide(id, 'accepted');
    await pass(49);
    const mail = await mailTo(app, address);
    expect(mail.text).not.toContain('Thank you for the time and care');
    expect(await shownStatus(id)).toBe('accepted');
  });

  test('the same decision again waits for the mail that waits', async () => {
    const { id, address } = await store();
    await decide(id, 'rejected');
    const { tellAt } = await api().get.query({ id });
    await decide(id, 'rejected', true, { reviewNotes: 'Once more.' });
    expect((await api().get.query({ id })).tellAt).toEqual(tellAt);
    await pass(49);
    expect(await mailsTo(app, address)).toHaveLength(1);
  });

  test('whoever withdrew meanwhile is not told', async () => {
    const { id, address } = await store();
    await decide(id, 'rejected');
    const { token } = createGrant(loadSecrets([secret], '').application, id);
    await app.orm.em.fork().nativeUpdate(Application, { id }, { withdrawnAt: new Date() });
    expect(await app.client().trpc.careers.getOwnApplication.query({ token })).toMatchObject({
      application: { status: 'pending' },
    });
    await pass(49);
    expect(await mailsTo(app, address)).toEqual([]);
  });

  describe('undone', () => {
    test('it leaves everything as it was, and tells nobody', async () => {
      const { id, address } = await store({ reviewNotes: 'Call her.' });
      const before = await api().get.query({ id });
      const { version } = await decide(id, 'rejected', true, { reviewNotes: 'Never came.' });
      const undone = await api().undoReview.mutate({ id, version });
      expect(undone).toMatchObject({ status: 'pending', reviewNotes: 'Call her.' });
      // The answer got lost, and it is sent again.
      expect(await api().undoReview.mutate({ id, version })).toMatchObject({ status: 'pending' });
      await pass(49);
      expect(await mailsTo(app, address)).toEqual([]);
      const after = await api().get.query({ id });
      expect(after).toMatchObject({ tellAt: null, toldAt: null, version: before.version + 2 });
      expect(after.decisions).toMatchObject([{ to: 'rejected', undoneAt: expect.any(Date) }]);
      expect(await shownStatus(id)).toBe('pending');
    });

    test('a mail that waited for the decision before waits again', async () => {
      const { id, address } = await store();
      await decide(id, 'rejected');
      const { version } = await decide(id, 'accepted');
      await api().undoReview.mutate({ id, version });
      await pass(49);
      expect((await mailTo(app, address)).text).toContain('Thank you for the time and care');
    });

    test('what was told, decided on since, or somebody else’s stays', async () => {
      const told = await store();
      const toldVersion = (await decide(told.id, 'accepted')).version;
      await pass(0.01);
      await expect(
        api().undoReview.mutate({ id: told.id, version: toldVersion }),
      ).rejects.toMatchObject(refused('already-told'));

      const moved = await store();
      const { version } = await decide(moved.id, 'accepted', false);
      const other = await app.loginAs('admin');
      await expect(
        other.trpc.admin.applications.undoReview.mutate({ id: moved.id, version }),
      ).rejects.toMatchObject(refused('conflict'));
      await other.trpc.admin.applications.review.mutate({
        id: moved.id,
        version,
        status: 'reviewing',
      });
      await expect(api().undoReview.mutate({ id: moved.id, version })).rejects.toMatchObject(
        refused('conflict'),
      );
      expect((await api().get.query({ id: moved.id })).status).toBe('reviewing');
    });

    test('against the mail at the same moment: told or undone, never both', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id, address } = await store();
        const { version } = await decide(id, 'accepted');
        const [undo] = await Promise.allSettled([
          api().undoReview.mutate({ id, version }),
          app.runJobs(),
        ]);
        const mails = await mailsTo(app, address);
        const { status } = await api().get.query({ id });
        expect([status, mails.length]).toEqual(
          undo.status === 'fulfilled' ? ['pending', 0] : ['accepted', 1],
        );
      }
    });
  });

  describe('on many', () => {
    const batchOf = async (ids: readonly string[], status: 'accepted' | 'rejected') => {
      const batch = randomUUID();
      await api().reviewMany.mutate({
        status,
        tellApplicant: true,
        batch,
        of: { kind: 'selected', applications: ids.map((id) => ({ id, version: 1 })) },
      });
      return batch;
    };

    test('its mails wait, and the batch can be undone but for those who know', async () => {
      const all = await Promise.all([store(), store(), store(), store()]);
      const [one, two, three, four] = all;
      const batch = await batchOf(
        all.map(({ id }) => id),
        'rejected',
      );
      await app.runJobs({ isDueOnly: true });
      for (const { address } of all) expect(await mailsTo(app, address)).toEqual([]);
      await api().tell.mutate({ ids: [two.id], how: 'mail' });
      await decide(three.id, 'accepted', false);
      const [listed] = await api().listBatches.query();
      expect(listed).toMatchObject({
        batch,
        status: 'rejected',
        actorName: 'Test admin',
        changed: 4,
        told: 1,
        undone: 0,
        undoable: 2,
      });
      const result = { undone: 2, skipped: 2, next: null };
      expect(await api().undoBatch.mutate({ batch })).toEqual(result);
      // Sent again, it changes nothing and says the same.
      expect(await api().undoBatch.mutate({ batch })).toEqual(result);
      const statuses = await Promise.all(
        all.map(async ({ id }) => (await api().get.query({ id })).status),
      );
      expect(statuses).toEqual(['pending', 'rejected', 'accepted', 'pending']);
      await pass(49);
      expect(await mailsTo(app, one.address)).toEqual([]);
      expect(await mailsTo(app, two.address)).toHaveLength(1);
      expect(await mailsTo(app, four.address)).toEqual([]);
    });

    test('good news to many wait a quarter of an hour', async () => {
      const { id, address } = await store();
      await batchOf([id], 'accepted');
      await pass(0.2);
      expect(await mailsTo(app, address)).toEqual([]);
      await pass(0.1);
      expect(await mailsTo(app, address)).toHaveLength(1);
    });

    test('whoever was hired meanwhile stays accepted', async () => {
      const [one, two] = [await store(), await store()];
      const batch = await batchOf([one.id, two.id], 'accepted');
      const { version } = await api().get.query({ id: one.id });
      const em = app.orm.em.fork();
      const fields = { position: 'Agent', bio: 'x', shortBio: 'x', skills: [] };
      em.create(EmployeeProfile, { name: 'Hired', slug: 'hired', ...fields, application: one.id });
      await em.flush();
      const [listed] = await api().listBatches.query();
      expect(listed).toMatchObject({ batch, changed: 2, undoable: 1 });
      expect(await api().undoBatch.mutate({ batch })).toMatchObject({ undone: 1, skipped: 1 });
      await expect(api().undoReview.mutate({ id: one.id, version })).rejects.toMatchObject(
        refused('wrong-state'),
      );
      expect((await api().get.query({ id: one.id })).status).toBe('accepted');
      await app.orm.em.fork().nativeDelete(EmployeeProfile, {});
    });

    test('a day later there is nothing to undo', async () => {
      const { id } = await store();
      const batch = await batchOf([id], 'rejected');
      await pass(25);
      expect(await api().listBatches.query()).toEqual([]);
      expect(await api().undoBatch.mutate({ batch })).toEqual({
        undone: 0,
        skipped: 1,
        next: null,
      });
    });
  });

  test('a decision that was replaced before its applicant could see it is never shown', async () => {
    const [single, many] = await Promise.all([store(), store()]);
    await decide(single.id, 'accepted', false);
    await decide(single.id, 'rejected');
    await decide(many.id, 'accepted');
    await decide(many.id, 'rejected', false);
    await pass(1);
    expect(await shownStatus(single.id)).toBe('pending');
    expect(await shownStatus(many.id)).toBe('pending');
    const grant = createGrant(loadSecrets([secret], '').application, single.id);
    const { decisions } = await app.client().trpc.careers.getOwnData.mutate(grant);
    expect(decisions).toEqual([]);
  });

  test('good news that were on the page stay there, though their mail is late and never sent', async () => {
    const { id } = await store();
    await decide(id, 'accepted');
    await app.orm.em
      .fork()
      .execute(
        `update "applications" set "tell_at" = now() - interval '1 minute', "decided_at" = now() - interval '2 minutes' where "id" = ?`,
        [id],
      );
    expect(await shownStatus(id)).toBe('accepted');
    await decide(id, 'rejected');
    expect(await shownStatus(id)).toBe('accepted');
    const grant = createGrant(loadSecrets([secret], '').application, id);
    const { decisions } = await app.client().trpc.careers.getOwnData.mutate(grant);
    expect(decisions).toMatchObject([{ from: 'pending', to: 'accepted' }]);
  });

  test('the applicant’s data tell of no rejection that they were not told of', async () => {
    const { id } = await store();
    await decide(id, 'rejected', false);
    await decide(id, 'accepted');
    await pass(1);
    const grant = createGrant(loadSecrets([secret], '').application, id);
    const { decisions } = await app.client().trpc.careers.getOwnData.mutate(grant);
    expect(decisions).toMatchObject([{ from: 'pending', to: 'accepted' }]);
  });

  test('a decision on many that mails nobody is shown when its quarter of an hour is over', async () => {
    const { id } = await store();
    const { version } = await api().get.query({ id });
    await api().reviewMany.mutate({
      of: { kind: 'selected', applications: [{ id, version }] },
      batch: randomUUID(),
      status: 'accepted',
      tellApplicant: false,
    });
    await pass(1 / 60);
    expect(await shownStatus(id)).toBe('pending');
    await pass(1);
    expect(await shownStatus(id)).toBe('accepted');
  });

  describe('rejected, and nobody was told', () => {
    const untold = () => api().list.query({ untold: true });

    test('is shown all the same where it was decided when pages showed it at once', async () => {
      const { id } = await store();
      await decide(id, 'rejected', false);
      await app.orm.em
        .fork()
        .execute('update "application_decisions" set "before" = null where "application_id" = ?', [
          id,
        ]);
      expect(await shownStatus(id)).toBe('rejected');
      expect((await untold()).total).toBe(1);
    });

    test('stands in that list when its mail did not leave within a day of its time', async () => {
      const { id } = await store();
      await decide(id, 'rejected');
      expect((await untold()).total).toBe(0);
      await app.orm.em
        .fork()
        .execute(
          `update "applications" set "tell_at" = now() - interval '25 hours' where "id" = ?`,
          [id],
        );
      expect((await untold()).total).toBe(1);
    });

    test('stands in a list until somebody tells, by mail or otherwise', async () => {
      const [silent, known, waiting, told] = await Promise.all([
        store(),
        store(),
        store(),
        store(),
      ]);
      await decide(silent.id, 'rejected', false);
      await decide(known.id, 'rejected', false);
      await decide(waiting.id, 'rejected');
      await decide(told.id, 'accepted', false);
      const listed = await untold();
      expect(new Set(listed.rows.map(({ id }) => id))).toEqual(new Set([silent.id, known.id]));
      expect(listed.total).toBe(2);
      expect(await shownStatus(silent.id)).toBe('pending');
      expect(await api().tell.mutate({ ids: [known.id], how: 'elsewhere' })).toEqual({
        told: 1,
        skipped: 0,
      });
      expect(await api().tell.mutate({ ids: [silent.id, known.id], how: 'mail' })).toEqual({
        told: 1,
        skipped: 1,
      });
      expect((await untold()).total).toBe(0);
      expect(await mailsTo(app, known.address)).toEqual([]);
      expect(await mailsTo(app, silent.address)).toHaveLength(1);
      expect(await shownStatus(silent.id)).toBe('rejected');
      expect(await shownStatus(known.id)).toBe('rejected');
    });

    test('the time after which it is erased begins when they were told', async () => {
      const { id } = await store();
      await decide(id, 'rejected', false);
      const overdue = (before: Date) =>
        findOverdue(app.orm.em.fork(), 'rejectedApplications', {
          before,
          after: undefined,
          limit: 10,
        });
      const tomorrow = new Date(Date.now() + 86_400_000);
      expect(await overdue(tomorrow)).toEqual([]);
      await api().tell.mutate({ ids: [id], how: 'elsewhere' });
      expect((await overdue(tomorrow)).map((record) => record.id)).toEqual([id]);
      expect(await overdue(new Date(Date.now() - 3_600_000))).toEqual([]);
    });

    test('the applicant’s own data tell no more than their page', async () => {
      const { id } = await store();
      await decide(id, 'reviewing', false);
      await pass(1);
      await decide(id, 'rejected', false);
      const grant = createGrant(loadSecrets([secret], '').application, id);
      const data = await app.client().trpc.careers.getOwnData.mutate(grant);
      expect(data.status).toBe('reviewing');
      expect(data.decisions).toMatchObject([{ from: 'pending', to: 'reviewing' }]);
      expect(await shownStatus(id)).toBe('reviewing');
    });
  });

  test('the form sent again tells no more than the page', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const resumeUrl = await createStoredResume(app.orm);
    const form = { ...applicantForm, email: email(), resumeUrl };
    const send = async () => Object((await app.client().post('/api/applications', form, key)).body);
    const { id } = await send();
    await decide(id, 'rejected');
    expect(await send()).toMatchObject({ id, status: 'pending' });
    await api().tell.mutate({ ids: [id], how: 'mail' });
    expect(await send()).toMatchObject({ id, status: 'rejected' });
  });

  test('a note that was being written goes into the thread with the decision, once', async () => {
    const { id } = await store();
    const { version } = await api().get.query({ id });
    const decision = { id, version, status: 'accepted', teamNote: 'Ask for references.' } as const;
    await api().review.mutate(decision);
    await api().review.mutate(decision);
    const notes = await app.orm.em.fork().find(ApplicationNote, { application: id });
    expect(notes).toMatchObject([{ text: 'Ask for references.', authorName: 'Test admin' }]);
    expect(await app.orm.em.fork().count(ApplicationDecision, { application: id })).toBe(1);
  });
});
