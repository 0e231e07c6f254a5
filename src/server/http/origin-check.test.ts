import { afterAll, beforeAll, expect, test } from 'vitest';
import { Application } from '../db/entities/applications.ts';
import { Attempt } from '../db/entities/assessments.ts';
import { Setting } from '../db/entities/system.ts';
import { Upload } from '../db/entities/uploads.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const json = { 'content-type': 'application/json' };

/** One write through each door, as an administrator would send it. */
const writes = [
  ['REST', 'PUT', '/api/admin/settings/applications_enabled', '{"value":"false"}'],
  ['REST without a body', 'POST', '/api/admin/questions/seed', undefined],
  [
    'tRPC',
    'POST',
    '/api/trpc/admin.settings.setSwitch',
    '{"json":{"key":"applications_enabled","value":"false"}}',
  ],
  ['tRPC for anybody', 'POST', '/api/trpc/careers.startAttempt', '{"json":{"locale":"en"}}'],
  ['the upload address', 'POST', '/api/objects/upload', undefined],
  [
    'the upload start',
    'POST',
    '/api/uploadthing?actionType=upload&slug=resume',
    '{"files":[{"name":"a.pdf","size":10,"type":"application/pdf"}]}',
  ],
  ['login', 'POST', '/api/auth/login', '{"username":"a","password":"b"}'],
  ['logout', 'POST', '/api/auth/logout', undefined],
] as const;

describeOnDatabases('writes from another site', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  async function expectNothingHappened() {
    const em = app.orm.em.fork();
    for (const entity of [Setting, Attempt, Upload, Application]) {
      expect(await em.count<object>(entity)).toBe(0);
    }
    expect((await admin.get('/api/auth/user')).status).toBe(200);
  }

  test.each(writes)('%s is refused from a foreign page', async (_name, method, path, body) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${app.url}.evil.example` },
      { origin: app.url.replace('http:', 'https:') },
      { origin: 'http://127.0.0.1:1' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const answer = await admin.request(method, path, {
        headers: { ...(body ? json : {}), ...headers },
        ...(body ? { body } : {}),
      });
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.body).toMatchObject({ code: 'cross-origin' });
    }
    await expectNothingHappened();
  });

  test.each(writes)('%s is refused as a form would send it', async (_name, method, path, body) => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'TEXT/PLAIN; charset=utf-8',
    ]) {
      const answer = await admin.request(method, path, {
        headers: { 'content-type': type },
        body: body ?? 'a=b',
      });
      expect([type, answer.status >= 400]).toEqual([type, true]);
    }
    await expectNothingHappened();
  });

  test('reads are open, and no other site may read what they say', async () => {
    const answer = await app.client().get('/api/settings', { origin: 'https://evil.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('no change can be made by a GET', async () => {
    const input = encodeURIComponent('{"json":{"key":"applications_enabled","value":"false"}}');
    const answer = await admin.get(`/api/trpc/admin.settings.setSwitch?input=${input}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    await expectNothingHappened();
  });

  test('our own page and callers without a browser pass', async () => {
    const value = { value: 'true' };
    const path = '/api/admin/settings/applications_enabled';
    expect((await admin.put(path, value)).status).toBe(200);
    const bare = await fetch(`${app.url}${path}`, {
      method: 'PUT',
      headers: { ...json, cookie: admin.cookie },
      body: JSON.stringify(value),
    });
    expect(bare.status).toBe(200);
  });
});

describeOnDatabases('a site with a public address', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { PUBLIC_URL: 'https://www.talabridge.example' });
  });
  afterAll(() => app.close());

  test('writes come from that address, not from the one behind the proxy', async () => {
    const from = (origin: string) =>
      app
        .client()
        .post('/api/auth/logout', {}, { origin })
        .then(({ status }) => status);
    expect(await from('https://www.talabridge.example')).toBe(200);
    expect(await from(app.url)).toBe(403);
    expect(await from('https://talabridge.example')).toBe(403);
  });

  test('browsers are told to stay on https', async () => {
    const answer = await app.client().get('/api/settings');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  });
});
