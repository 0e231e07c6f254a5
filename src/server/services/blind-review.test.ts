import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withheldEntries } from '../../shared/contracts/application.ts';
import { applicationSortSchema } from '../../shared/contracts/application-admin.ts';
import { Application } from '../db/entities/applications.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { everyEntry, storeApplications } from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const personal = {
  ...everyEntry('Canary'),
  applicantName: 'Canary Vögel',
  email: 'canary@covered.example',
  phone: '+49 170 7654321',
  coverLetter: 'Canary letter',
};
const { coverLetter: _long, ...withheldInLists } = withheldEntries;
const canaries = /canary|covered\.example|7654321|resume\.pdf|\/objects\//i;

describeOnDatabases('blind review', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let other: TestClient;
  let id = '';
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    other = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Application, {});
    await em.nativeDelete(AuditEvent, {});
    [id = ''] = await storeApplications(app.orm, [
      personal,
      { ...personal, applicantName: 'Twin' },
    ]);
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
  });

  const applications = () => admin.trpc.admin.applications;
  const covered = {
    ...withheldInLists,
    resumeUrl: '',
    isMasked: true,
    hasDuplicate: false,
  };

  test('nothing of who applied leaves the server', async () => {
    const list = await applications().list.query({});
    expect(list).toMatchObject({ isBlind: true, rows: [covered, covered] });
    const detail = await applications().get.query({ id });
    expect(detail).toMatchObject({
      ...covered,
      ...withheldEntries,
      resume: { fileName: '' },
      duplicates: [],
      canReveal: false,
    });
    const rest = await admin.get('/api/applications');
    const file = await admin.get('/api/admin/applications/export.csv');
    const reviewed = await admin.patch(`/api/applications/${id}`, { status: 'reviewing' });
    expect([rest.status, file.status, reviewed.status]).toEqual([200, 200, 200]);
    for (const answer of [list, detail, rest.text, file.text, reviewed.text]) {
      expect(JSON.stringify(answer)).not.toMatch(canaries);
    }
    expect(file.text).toContain(`Applicant ${id.slice(0, 6).toUpperCase()}`);
  });

  test('names, addresses and numbers cannot be searched, nor told from an order', async () => {
    for (const search of ['canary', 'covered.example', '7654321']) {
      expect(await applications().list.query({ search })).toMatchObject({ rows: [], total: 0 });
    }
    const newest = await applications().list.query({ limit: 1 });
    const named = applicationSortSchema.options.filter((sort) => sort in withheldEntries);
    expect(named).toContain('applicantName');
    for (const sort of named) {
      const list = await applications().list.query({ sort, order: 'desc', limit: 1 });
      expect(list.rows).toEqual(newest.rows);
      expect(Buffer.from(list.nextCursor ?? '', 'base64url').toString()).not.toMatch(canaries);
    }
  });

  test('the résumé is refused', async () => {
    const { resume } = await app.orm.em.fork().findOneOrFail(Application, { id });
    expect((await admin.get(`/objects/${resume.id}`)).status).toBe(403);
  });

  test('after a note of one’s own it can be uncovered, which is recorded, for oneself alone', async () => {
    await expect(applications().reveal.mutate({ id })).rejects.toMatchObject({
      data: { error: { code: 'forbidden' } },
    });
    await other.trpc.admin.applications.addNote.mutate({ id, text: 'Not by the first.' });
    expect((await applications().get.query({ id })).canReveal).toBe(false);

    await applications().addNote.mutate({ id, text: 'Strong typing.' });
    expect(await applications().get.query({ id })).toMatchObject({ ...covered, canReveal: true });
    const [revealed] = await Promise.all([
      applications().reveal.mutate({ id }),
      applications().reveal.mutate({ id }),
    ]);
    expect(revealed).toMatchObject({ ...personal, isMasked: false, resume: { size: 1000 } });
    // Its twin is still covered, and would be told by being named here.
    expect(revealed.duplicates).toEqual([]);
    expect((await applications().list.query({ search: 'canary' })).rows).toMatchObject([{ id }]);
    expect(await other.trpc.admin.applications.get.query({ id })).toMatchObject(covered);
    const events = await app.orm.em.fork().find(AuditEvent, { action: 'application.reveal' });
    expect(events.length).toBeGreaterThanOrEqual(1);
    expect(events[0]).toMatchObject({ subjectId: id, actorName: 'Test admin' });
  });

  test('notes beside a decision, on one or on many, are no note of one’s own', async () => {
    await applications().review.mutate({ id, status: 'reviewing', reviewNotes: 'Good English.' });
    await applications().reviewMany.mutate({
      status: 'rejected',
      reviewNotes: 'No free place.',
      of: { kind: 'selected', applications: [{ id, version: 2 }] },
    });
    const { decisions, canReveal } = await applications().get.query({ id });
    expect(decisions.map(({ note }) => note)).toEqual(['No free place.', 'Good English.']);
    expect(canReveal).toBe(false);
  });

  test('a position among names from before gives the first page, and one by time goes on', async () => {
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
    const open = await applications().list.query({ sort: 'applicantName', limit: 1 });
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    const page = { sort: 'applicantName', limit: 1 } as const;
    const first = await applications().list.query({ ...page, after: open.nextCursor ?? '' });
    expect(first).toMatchObject({ rows: [{}], previousCursor: null });
    const second = await applications().list.query({ ...page, after: first.nextCursor ?? '' });
    expect(second.rows).toHaveLength(1);
    expect(second.rows[0]?.id).not.toBe(first.rows[0]?.id);
    expect(second.previousCursor).not.toBeNull();
  });

  test('switched off everything is there again; the switch is recorded', async () => {
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
    const list = await applications().list.query({ search: 'canary' });
    expect(list).toMatchObject({ isBlind: false, total: 2 });
    expect(list.rows.find((row) => row.id === id)).toMatchObject({
      applicantName: personal.applicantName,
      isMasked: false,
      hasDuplicate: true,
    });
    const events = await app.orm.em.fork().find(AuditEvent, { action: 'setting.update' });
    expect(events.map(({ subjectLabel }) => subjectLabel).toSorted()).toEqual([
      'blind_review = false',
      'blind_review = true',
    ]);
  });
});
