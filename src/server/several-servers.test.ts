import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Installation, makeInstallation } from './testing/installation.ts';
import { waitForAddress } from './testing/server-process.ts';
import { TestClient } from './testing/test-client.ts';

/** Two processes come up together, on a machine that is busy. */
const timeoutMs = 120_000;
const administrator = { username: 'admin', password: 'harbour lantern maple tide' };

describe.skipIf(!inject('postgresUrl'))('two servers on one database', () => {
  let installation: Installation;
  let first: TestClient;
  let second: TestClient;
  beforeAll(async () => {
    installation = await makeInstallation('postgres');
    const variables = { ADMIN_PASSWORD: administrator.password };
    const started = [installation.spawn(variables), installation.spawn(variables)];
    const [one = '', two = ''] = await Promise.all(started.map(waitForAddress));
    first = new TestClient(one);
    second = new TestClient(two);
  }, timeoutMs);
  afterAll(() => installation.remove());

  test('who logs in at one is known to the other, and what they change there shows there', async () => {
    expect((await first.post('/api/auth/login', administrator)).status).toBe(200);
    second.cookie = first.cookie;
    const visitor = new TestClient(second.url);
    const title = 'A second office in Cebu';
    expect((await visitor.get('/')).text).not.toContain(title);

    expect((await first.post('/api/news', { title, content: 'It opens in May.' })).status).toBe(
      201,
    );

    await expect
      .poll(async () => (await visitor.get('/')).text, { timeout: 20_000 })
      .toContain(title);
    expect((await second.post('/api/auth/logout')).status).toBe(200);
    expect((await first.get('/api/admin/stats')).status).toBe(401);
  });
});
