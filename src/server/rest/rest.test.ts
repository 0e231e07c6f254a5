import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { restRoutes } from './rest-routes.ts';

const anId = '0d0f3a5e-0c1a-4b47-8b0a-0a5a5a5a5a5a';
const rows = restRoutes.map((route) => ({
  ...route,
  name: `${route.method.toUpperCase()} ${route.path}`,
  address: route.path.replace(':id', anId),
}));
const writes = rows.filter(
  // Logging out here would end the session of all that follows.
  ({ method, path }) => ['post', 'put', 'patch'].includes(method) && path !== '/api/auth/logout',
);

describe('the REST door', () => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const json = { 'content-type': 'application/json' };

  test.each(writes)('$name: broken JSON is 400', async ({ method, address }) => {
    for (const body of ['{"a":', '{"username":"x",}', 'hello', '{"a":1}{"b":2}']) {
      const answer = await admin.request(method.toUpperCase(), address, { headers: json, body });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        code: 'broken-json',
        message: 'The request body is not valid JSON.',
      });
    }
  });

  test.each(writes)('$name: another type of content is 415', async ({ method, address }) => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/xml',
      'application/octet-stream',
      'image/png',
    ]) {
      const answer = await admin.request(method.toUpperCase(), address, {
        headers: { 'content-type': type },
        body: '{"username":"a","password":"b"}',
      });
      expect([type, answer.status]).toEqual([type, 415]);
      expect(answer.body).toMatchObject({ code: 'unsupported-media-type' });
    }
  });

  test.each(writes)('$name: a body beyond the limit is 413', async ({ method, address }) => {
    const answer = await admin.request(method.toUpperCase(), address, {
      headers: json,
      body: JSON.stringify({ filler: 'x'.repeat(300_000) }),
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'payload-too-large' });
  });

  test('a compressed body is not a way around the limit', async () => {
    const { gzipSync } = await import('node:zlib');
    const answer = await admin.request('POST', '/api/auth/login', {
      headers: { ...json, 'content-encoding': 'gzip' },
      body: new Uint8Array(gzipSync(JSON.stringify({ filler: 'x'.repeat(10_000_000) }))),
    });
    expect(answer.status).toBe(413);
  });

  const changesSomeFields = new Set(
    ['questions', 'employee-profiles', 'admin/gallery', 'news'].map(
      (name) => `/api/${name}/${anId}`,
    ),
  );
  test.each(writes.filter(({ input }) => input !== null))(
    '$name: a body that is no object, or none at all, is 400',
    async ({ method, address }) => {
      for (const body of ['[]', '[{"username":"x"}]', '{}']) {
        const answer = await admin.request(method.toUpperCase(), address, { headers: json, body });
        // Where any field may be left out nothing to change is no mistake; there it is the unknown id that is told.
        expect(answer.status).toBe(changesSomeFields.has(address) ? 404 : 400);
      }
      const none = await admin.request(method.toUpperCase(), address);
      expect([400, 404]).toContain(none.status);
    },
  );

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing/at/all'],
    ['GET', '/api/settings/other'],
    ['GET', '/api/applications/extra/path'],
    ['DELETE', '/api/settings'],
    ['POST', '/api/settings'],
    ['GET', '/api/auth/login'],
    ['PUT', '/api/applications'],
    ['DELETE', `/api/applications/${anId}`],
    ['PATCH', '/api/admin/settings/applications_enabled'],
    ['PUT', `/api/questions/${anId}`],
    ['GET', '/api/admin/questions/seed'],
  ])('%s %s is 404 in JSON', async (method, path) => {
    const answer = await admin.request(method, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.body).toEqual({
      code: 'not-found',
      message: 'This could not be found. It may have been removed.',
    });
  });

  test('the sentences of 404 and 401 follow the language', async () => {
    const german = { 'accept-language': 'de' };
    const missing = await app.client().get('/api/nothing', german);
    expect(missing.body).toMatchObject({ message: expect.stringContaining('Nicht gefunden') });
    const visitor = await app.client().get('/api/applications', german);
    expect(visitor.body).toMatchObject({ message: 'Bitte melden Sie sich an.' });
  });

  test.each(rows)('$name is never kept by a cache and tells its request', async (row) => {
    const answer = await app.client().request(row.method.toUpperCase(), row.address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });
});
