import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../shared/domain/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type FileRoute, fileRoutes } from './file-routes.ts';
import { restRoutes } from './rest-routes.ts';

type Caller = Role | 'visitor';
const callers: readonly Caller[] = ['visitor', 'client', 'employee', 'admin'];

/** Who may call what carries a file; a route that is not here fails the test: write down who may call it. */
const files: Record<string, readonly Caller[]> = {
  'get /api/admin/applications/export.csv': ['admin'],
  'get /api/admin/activity/export.csv': ['admin'],
  'get /api/admin/newsletter/export.csv': ['admin'],
  'get /api/admin/questions/export.csv': ['admin'],
  'get /api/admin/questions/template.csv': ['admin'],
  'post /api/admin/questions/import': ['admin'],
  'post /api/admin/images': ['admin'],
  'post /api/employee/images': ['employee'],
  'post /api/admin/gallery/upload': ['admin'],
  'post /api/admin/resources/files': ['admin'],
  'get /api/resources/:id/file': ['employee', 'admin'],
  'post /api/application/resume': callers,
  'get /api/employee-profiles/:key/vcard': callers,
  'get /api/client/invoices/:id.pdf': ['client'],
  'get /api/admin/invoices/:id.pdf': ['admin'],
  'get /api/client/invoices/:id/credit-note.pdf': ['client'],
  'get /api/admin/invoices/:id/credit-note.pdf': ['admin'],
};

const callersOf: Record<FileRoute['role'], readonly Caller[]> = {
  anybody: callers,
  staff: ['employee', 'admin'],
  admin: ['admin'],
  employee: ['employee'],
  client: ['client'],
};

/** Routes that are public, or guarded by a signature, a PIN or a test of its own. */
const elsewhere = [
  'get /healthz',
  'get /readyz',
  'get /metrics',
  'get /api/openapi.json',
  'get /api/docs',
  'get /api/docs/start.js',
  'get /api/uploadthing',
  'post /api/uploadthing',
  'head /api/upload-ingest/:key',
  'put /api/upload-ingest/:key',
  'put /objects/:id',
  'get /objects/:id',
  'get /images/:id',
  'get /images/:id/:file',
  'get /news/rss.xml',
  'get /de/news/rss.xml',
  'get /sitemap.xml',
  'get /og/:locale/*name',
  'get /robots.txt',
  'get /.well-known/security.txt',
  'get /manifest.webmanifest',
  'get /media-kit/files/:name',
  'post /newsletter/unsubscribe',
  'post /de/newsletter/unsubscribe',
];

describe('who may call what carries a file', () => {
  let app: TestApp;
  let clientsByRole: Record<Role, TestClient>;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    clientsByRole = await app.loginAsAll();
  });
  afterAll(() => app.close());

  const as = (caller: Caller) => (caller === 'visitor' ? app.client() : clientsByRole[caller]);
  const denied = (caller: Caller) => (caller === 'visitor' ? 401 : 403);
  const addressOf = (path: string) => path.replaceAll(/:\w+/g, randomUUID());

  test('every route of the application is written down, and nothing else', () => {
    expect(app.routes.toSorted()).toEqual(
      [
        ...restRoutes.map(({ method, path }) => `${method} ${path}`),
        ...Object.keys(files),
        ...elsewhere,
      ].toSorted(),
    );
    expect(
      Object.fromEntries(
        fileRoutes.map(({ method, path, role }) => [`${method} ${path}`, callersOf[role]]),
      ),
    ).toEqual(files);
  });

  test('an address that names a role admits that role alone', async () => {
    const bound = app.routes.flatMap((route) => {
      const [, method, path, role] =
        /^(\w+) (\/api\/(admin|client|employee)\/.*)$/.exec(route) ?? [];
      return method && path ? [{ method, path, role }] : [];
    });
    expect(new Set(bound.map(({ role }) => role)).size).toBe(3);
    for (const { method, path, role } of bound) {
      for (const caller of callers.filter((other) => other !== role)) {
        const answer = await as(caller).request(method.toUpperCase(), addressOf(path));
        expect(answer.status, `${method} ${path} as ${caller}`).toBe(denied(caller));
      }
    }
  });

  test.each(
    fileRoutes.flatMap((route) =>
      callers.map((caller) => ({ ...route, caller, name: `${route.method} ${route.path}` })),
    ),
  )('$name as $caller', async ({ method, path, accepts, caller, name }) => {
    const address = addressOf(path);
    // A body of another kind than the route takes: who is let in hears of that.
    const answer = await as(caller).request(
      method.toUpperCase(),
      address,
      accepts ? { headers: { 'content-type': 'text/markdown' }, body: 'wrong' } : {},
    );
    if (files[name]?.includes(caller)) expect([200, 400, 404, 415]).toContain(answer.status);
    else {
      expect(answer.status).toBe(denied(caller));
      expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) });
    }
    if (method === 'get') {
      const head = await as(caller).fetch(address, { method: 'HEAD' });
      expect(head.status).toBe(answer.status);
    }
  });
});
