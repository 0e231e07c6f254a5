import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileRoutes } from '../rest/file-routes.ts';
import { restRoutes } from '../rest/rest-routes.ts';
import { createStoredResume } from '../testing/applicant.ts';
import { setUpTwoStepLogin } from '../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';
import { appRouter } from '../trpc/routers/app.ts';

const procedures = Object.entries(appRouter._def.procedures);

describeOnDatabases('two-step login that is compulsory for administrators', (kind) => {
  let app: TestApp;
  let owner: TestClient;
  let late: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = await app.loginAs('admin');
    late = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const expectRefused = ({ status, text }: { status: number; text: string }, name: string) => {
    expect(status, name).toBe(403);
    expect(text, name).toContain('second-factor-missing');
  };

  test('only who has set it up can ask it of others', async () => {
    const refused = await owner.post('/api/trpc/admin.settings.setSwitch', {
      json: { key: 'require_second_factor', value: 'true' },
    });
    expectRefused(refused, 'without one');
    const { secondFactor } = await owner.trpc.admin.settings.get.query();
    expect(secondFactor).toEqual({ isRequired: false, hasOwn: false, changed: null });
    await setUpTwoStepLogin(owner, testPassword);
    await owner.trpc.admin.settings.setSwitch.mutate({
      key: 'require_second_factor',
      value: 'true',
    });
    expect((await owner.trpc.admin.settings.get.query()).secondFactor).toMatchObject({
      isRequired: true,
      hasOwn: true,
      changed: { by: 'Test admin' },
    });
  });

  test('whoever has none is told so by every procedure, row and file of administrators', async () => {
    for (const [name, procedure] of procedures.filter(([path]) => path.startsWith('admin.'))) {
      const answer =
        Object(procedure)._def.type === 'mutation'
          ? await late.post(`/api/trpc/${name}`, { json: 7 })
          : await late.get(`/api/trpc/${name}?input=${encodeURIComponent('{"json":7}')}`);
      expectRefused(answer, name);
    }
    for (const { method, path } of restRoutes.filter(({ role }) => role === 'admin')) {
      const answer = await late.request(
        method.toUpperCase(),
        path.replace(/:\w+/, randomUUID()),
        method === 'get' || method === 'delete'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: '{}' },
      );
      expectRefused(answer, `${method} ${path}`);
    }
    const files = fileRoutes.filter(({ role }) => role === 'admin' || role === 'staff');
    expect(files.length).toBeGreaterThan(5);
    for (const { method, path, accepts } of files) {
      const answer = await late.request(
        method.toUpperCase(),
        path.replace(':id', randomUUID()),
        accepts ? { headers: { 'content-type': 'text/markdown' }, body: 'wrong' } : {},
      );
      expectRefused(answer, `${method} ${path}`);
    }
    expectRefused(await late.get(await createStoredResume(app.orm)), 'a résumé');
  });

  test('whoever has one, an employee and a client see no difference', async () => {
    expect((await owner.get('/api/admin/stats')).status).toBe(200);
    const employee = await app.loginAs('employee');
    await employee.trpc.employee.getDashboard.query();
    const client = await app.loginAs('client');
    expect(await client.trpc.public.getUser.query()).toMatchObject({ lacksSecondFactor: false });
  });

  test('the account stays open, and once it is set up everything does; it cannot be turned off', async () => {
    const { username } = await app.addUser('admin');
    const client = app.client();
    const answer = await client.post('/api/auth/login', { username, password: testPassword });
    expect(Object(answer.body).user).toMatchObject({ lacksSecondFactor: true });
    expect(await client.trpc.public.getSecondFactor.query()).toMatchObject({ isRequired: true });
    expectRefused(await client.get('/api/admin/stats'), 'before');
    const { recoveryCodes } = await setUpTwoStepLogin(client, testPassword);
    expect((await client.get('/api/admin/stats')).status).toBe(200);
    expect(await client.trpc.public.getUser.query()).toMatchObject({ lacksSecondFactor: false });
    const off = await client.post('/api/trpc/public.endSecondFactor', {
      json: { password: testPassword, code: recoveryCodes[0] },
    });
    expect(off.status).toBe(403);
    expect((await client.get('/api/admin/stats')).status).toBe(200);
  });

  test('made optional again, the password is enough', async () => {
    await owner.trpc.admin.settings.setSwitch.mutate({
      key: 'require_second_factor',
      value: 'false',
    });
    expect((await late.get('/api/admin/stats')).status).toBe(200);
    const { secondFactor } = await late.trpc.admin.settings.get.query();
    expect(secondFactor).toMatchObject({ isRequired: false, hasOwn: false });
  });
});
