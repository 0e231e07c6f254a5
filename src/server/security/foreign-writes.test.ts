import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../shared/domain/accounts.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { fileRoutes } from '../rest/file-routes.ts';
import { restRoutes } from '../rest/rest-routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';
import { appRouter } from '../trpc/routers/app.ts';
import { localIngestPath } from '../uploads/local-ingest.ts';

/** By a signed link alone, from mail programs on the web: no cookie is looked at (RFC 8058). */
const fromAnywhere = ['post /newsletter/unsubscribe', 'post /de/newsletter/unsubscribe'];

const takesForms = fileRoutes
  .filter(({ accepts }) => accepts?.type === 'multipart/form-data')
  .map(({ method, path }) => `${method} ${path}`);

/** To an address with a signature in it, the want of which is told before anything else. */
const signed = ['put /objects/:id', `put ${localIngestPath}/:key`];

/** What an address has to say before anything is there. */
const queries: Record<string, string> = { 'post /api/uploadthing': '?slug=resume' };

const formTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];

/** As a browser says where a request comes from. */
const evil = { origin: 'https://evil.example' };
const foreign: Record<string, string>[] = [evil, { 'sec-fetch-site': 'same-site' }];

const procedures = Object.entries(appRouter._def.procedures)
  .filter(([, procedure]) => Object(procedure)._def.type === 'mutation')
  .map(([name]) => name);

describeOnDatabases('every write', (kind) => {
  let app: TestApp;
  let people: Record<Role, TestClient>;
  let writes: string[];
  beforeAll(async () => {
    app = await startTestApp(kind);
    people = await app.loginAsAll();
    writes = [
      ...app.routes.filter((route) => !/^(get|head) /.test(route)),
      ...procedures.map((name) => `post /api/trpc/${name}`),
    ].filter((route) => !fromAnywhere.includes(route));
  });
  afterAll(() => app.close());

  const roleOf = (path: string): Role => {
    if (/client[./]/.test(path)) return 'client';
    return /employee[./]/.test(path) ? 'employee' : 'admin';
  };
  async function send(route: string, headers: Record<string, string>) {
    const [method = '', path = ''] = route.split(' ');
    const address = path.replace(/:\w+/, randomUUID()) + (queries[route] ?? '');
    return people[roleOf(path)].request(method.toUpperCase(), address, {
      headers,
      body: method === 'delete' ? null : '{"json":{}}',
    });
  }
  const events = () => app.orm.em.fork().count(AuditEvent);

  test('is refused from the page of another site, whoever is signed in', async () => {
    expect(writes.length).toBeGreaterThan(procedures.length + 20);
    const before = await events();
    const json = { 'content-type': 'application/json' };
    for (const route of writes) {
      for (const from of foreign) {
        const answer = await send(route, { ...json, ...from });
        expect([route, answer.status, Object(answer.body).code]).toEqual([
          route,
          403,
          'cross-origin',
        ]);
      }
    }
    expect(await events()).toBe(before);
  });

  test('is refused from there in each of the types a form can have, whether it takes forms or not', async () => {
    const before = await events();
    for (const route of writes) {
      const answers = await Promise.all(
        formTypes.map((type) => send(route, { 'content-type': type, ...evil })),
      );
      expect([
        route,
        ...answers.map(({ status, body }) => `${status} ${Object(body).code}`),
      ]).toEqual([route, ...formTypes.map(() => '403 cross-origin')]);
    }
    expect(await events()).toBe(before);
  });

  test('is refused as a form would send it, where it takes no form', async () => {
    const before = await events();
    for (const route of writes.filter((each) => !takesForms.includes(each))) {
      const answers = await Promise.all(
        formTypes.map((type) => send(route, { 'content-type': type })),
      );
      const expected = signed.includes(route) ? 403 : 415;
      expect([route, ...answers.map(({ status }) => status)]).toEqual([
        route,
        ...formTypes.map(() => expected),
      ]);
    }
    expect(await events()).toBe(before);
  });

  test('that takes a form says so in the list of such routes', () => {
    expect(takesForms.every((route) => app.routes.includes(route))).toBe(true);
    expect(restRoutes.some(({ method, path }) => takesForms.includes(`${method} ${path}`))).toBe(
      false,
    );
  });
});
