import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Application } from '../db/entities/applications.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { Client } from '../db/entities/clients.ts';
import { Setting } from '../db/entities/system.ts';
import { applicantForm, createStoredResume, createStoredResumes } from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const path = '/api/admin/settings/applications_enabled';

describeOnDatabases('settings and figures over REST', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(Setting, {}));

  const asPublic = async () => {
    const visitor = app.client();
    const settings = await visitor.get('/api/settings');
    const value = await visitor.get('/api/settings/applications_enabled');
    expect([settings.status, value.status]).toEqual([200, 200]);
    return [settings.body, value.body];
  };

  test('applications are on until an administrator switches them off, and on again', async () => {
    expect(await asPublic()).toEqual([{ applicationsEnabled: true }, { value: 'true' }]);
    const off = await admin.put(path, { value: 'false', description: 'Full for now' });
    expect(off.status).toBe(200);
    expect(off.body).toMatchObject({
      key: 'applications_enabled',
      value: 'false',
      description: 'Full for now',
    });
    expect(await asPublic()).toEqual([{ applicationsEnabled: false }, { value: 'false' }]);
    const on = await admin.put(path, { value: 'true' });
    expect(on.body).toMatchObject({ value: 'true', description: 'Full for now' });
    expect(await asPublic()).toEqual([{ applicationsEnabled: true }, { value: 'true' }]);
  });

  test('the first switch pressed many times at once is one setting and no failure', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.put(path, { value: 'false' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await app.orm.em.fork().count(Setting)).toBe(1);
  });

  test('a switch is noted with who pressed it', async () => {
    await admin.put(path, { value: 'false' });
    const [event] = await app.orm.em
      .fork()
      .find(AuditEvent, { action: 'setting.update' }, { orderBy: { at: 'desc' }, limit: 1 });
    expect(event).toMatchObject({
      actorName: 'Test admin',
      subjectLabel: 'applications_enabled = false',
    });
  });

  describe('bad input', () => {
    test.each([
      [{}, 'value', 'Required'],
      [{ value: true }, 'value', null],
      [{ value: 'yes' }, 'value', null],
      [{ value: null }, 'value', null],
      [{ value: 'true', description: 7 }, 'description', 'Expected string, received number'],
      [
        { value: 'true', description: 'x'.repeat(501) },
        'description',
        'Must be at most 500 characters',
      ],
    ])('%j is 400 and changes nothing', async (body, field, message) => {
      const answer = await admin.put(path, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{ path: field }] });
      if (message) expect(answer.body).toMatchObject({ message });
      expect(await app.orm.em.fork().count(Setting)).toBe(0);
    });

    test('other keys than the one there is are not found', async () => {
      const answer = await admin.put('/api/admin/settings/session_secret', { value: 'true' });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not-found' });
    });

    test('the key and other fields in the body change nothing', async () => {
      const answer = await admin.put(path, {
        value: 'false',
        key: 'other',
        updatedAt: '2000-01-01',
      });
      expect(answer.body).toMatchObject({ key: 'applications_enabled' });
      expect(String(Object(answer.body).updatedAt).startsWith('2000')).toBe(false);
      expect(await app.orm.em.fork().count(Setting, { key: 'other' })).toBe(0);
    });
  });

  test('switched off, nothing can be begun or sent, and nothing is stored', async () => {
    const resumeUrl = await createStoredResume(app.orm);
    await admin.put(path, { value: 'false' });
    const visitor = app.client();
    const sent = await visitor.post('/api/applications', { ...applicantForm, resumeUrl });
    const address = await visitor.post('/api/objects/upload');
    for (const answer of [sent, address]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'applications-disabled' });
    }
    expect(await app.orm.em.fork().count(Application)).toBe(0);
    await admin.put(path, { value: 'true' });
    const again = await visitor.post('/api/applications', { ...applicantForm, resumeUrl });
    expect(again.status).toBe(201);
  });

  test('the figures are true', async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Application, {});
    const before = Object((await admin.get('/api/admin/stats')).body);
    expect(before).toMatchObject({
      totalApplications: 0,
      pendingApplications: 0,
      activeProjects: 0,
    });
    await app.addUser('client');
    await app.addUser('employee');
    for (const status of ['active', 'inactive'] as const) {
      em.create(Client, {
        clientId: `TB-${status}`,
        companyName: status,
        contactPerson: 'Ida Nord',
        contactEmail: 'ida@clients.example',
        status,
        locale: 'en',
      });
    }
    await em.flush();
    const ids: string[] = [];
    for (const resumeUrl of await createStoredResumes(app.orm, 3)) {
      const sent = await app.client().post('/api/applications', { ...applicantForm, resumeUrl });
      ids.push(Object(sent.body).id);
    }
    await admin.patch(`/api/applications/${ids[0]}`, { status: 'accepted' });
    const answer = await admin.get('/api/admin/stats');
    expect(answer.body).toMatchObject({
      totalApplications: 3,
      pendingApplications: 2,
      totalClients: before.totalClients + 1,
      activeProjects: 0,
      totalUsers: before.totalUsers + 2,
    });
  });
});
