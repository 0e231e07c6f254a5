import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applicantForm,
  createStoredResume,
  fillQuestionBank,
  finishAssessment,
} from '../testing/applicant.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import type { TestClient, TestResponse } from '../testing/test-client.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

const inside = /sql|select|column|relation|node_modules|\.ts\b|Exception|at \w+ \(/i;

describeOnBothDatabases('what goes wrong on our side', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());

  test('the log holds ids, never what people wrote', async () => {
    const client = app.client();
    const key = await finishAssessment(client, { typedText: 'canary-typed-text here' });
    const resumeUrl = await createStoredResume(app.orm);
    await client.trpc.careers.submitApplication.mutate({
      ...applicantForm,
      applicantName: 'Canary Name',
      email: 'canary@applicants.example',
      coverLetter: 'canary-letter',
      resumeUrl,
      attempt: key,
      dataConsent: true,
    });
    const { username } = await app.addUser('client');
    await client.post('/api/auth/login', { username, password: 'canary-password' });
    await client.post('/api/auth/login', { username, password: testPassword });
    await admin.trpc.admin.applications.list.query({ search: 'canary-search' });
    await client.post('/api/applications', { ...applicantForm, phone: 'canary-phone' });
    const log = app.logs.join('');
    expect(log).toContain('/api/auth/login');
    expect(log).not.toMatch(/canary/i);
    for (const secret of [
      testPassword,
      key.token,
      applicantForm.email,
      'argon2',
      'talabridge_session=',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  test('logins that failed and calls that were denied are in the log, with the request’s id', async () => {
    const login = await app.client().post('/api/auth/login', { username: 'x', password: 'y' });
    const denied = await app.client().get('/api/admin/stats');
    for (const answer of [login, denied]) {
      const id = answer.headers.get('x-request-id') ?? 'none';
      const lines = app.logs.filter((line) => line.includes(id)).map((line) => JSON.parse(line));
      expect(lines).toContainEqual(expect.objectContaining({ msg: 'denied' }));
      expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', status: 401 }));
    }
  });

  // From here on the database is broken: these stay last.
  test('an unforeseen failure tells its request and nothing of the inside', async () => {
    await app.orm.em.fork().execute('drop table "settings"');
    const client = app.client();
    const check = (answer: TestResponse, error: unknown) => {
      const requestId = answer.headers.get('x-request-id');
      expect(answer.status).toBe(500);
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(error).toEqual({
        code: 'internal',
        requestId,
        message: `Something went wrong on our side. Please try again. Reference: ${requestId}`,
      });
      expect(answer.text).not.toMatch(inside);
      const logged = app.logs.filter((line) => line.includes(requestId ?? 'none')).join('');
      expect(logged).toContain('"level":50');
      expect(logged).toContain('settings');
    };
    const rest = await client.get('/api/settings');
    check(rest, rest.body);
    const trpc = await client.get('/api/trpc/public.getSettings');
    check(trpc, Object(trpc.body).error.json.data.error);
  });

  test('in German it says so in German', async () => {
    const answer = await app.client().get('/api/settings', { 'accept-language': 'de' });
    expect(answer.body).toMatchObject({ message: expect.stringContaining('Kennung: ') });
  });

  test('sessions that cannot be read are a failure of ours through either door', async () => {
    await app.orm.em.fork().execute('drop table "sessions" cascade');
    for (const path of ['/api/auth/user', '/api/trpc/public.getUser']) {
      const answer = await admin.get(path);
      expect(answer.status).toBe(500);
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.text).not.toMatch(inside);
    }
  });
});
