import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('embedded');
});
afterAll(() => app.close());

test('a public page learns who is logged in, and without a session that nobody is', async () => {
  expect(await app.client().trpc.public.findUser.query()).toBeNull();
  const employee = await app.loginAs('employee');
  const { cookie } = employee;
  expect(await employee.trpc.public.findUser.query()).toEqual(
    await employee.trpc.public.getUser.query(),
  );
  await employee.trpc.public.logout.mutate();
  employee.cookie = cookie;
  expect(await employee.trpc.public.findUser.query()).toBeNull();
});
