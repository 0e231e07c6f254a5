import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const wrong = { password: 'not-it' };
/** Tries for one account from one address in a quarter of an hour. */
const cap = 10;
/** Tries from one address for any account, in the same time. */
const addressCap = 60;

describeOnDatabases('guessing passwords', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    // One proxy in front: the last address of X-Forwarded-For is the visitor's.
    app = await startTestApp(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  const login = (username: string, password: string, from: string) =>
    app.client().post('/api/auth/login', { username, password }, { 'x-forwarded-for': from });

  test('past the cap even the right password waits, and is told how long', async () => {
    const { username } = await app.addUser('admin');
    for (let index = 0; index < cap; index += 1) {
      expect((await login(username, wrong.password, '198.51.100.1')).status).toBe(401);
    }
    const refused = await login(username, testPassword, '198.51.100.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(refused.body).toMatchObject({
      code: 'rate-limited',
      retryAfterSeconds: seconds,
      message: 'Too many tries. Please wait 15 minutes and try again.',
    });
    // The owner, somewhere else, gets in.
    expect((await login(username, testPassword, '198.51.100.2')).status).toBe(200);
  });

  test('neither upper case nor spaces nor both spellings of an address are new tries', async () => {
    const { username } = await app.addUser('client');
    const spellings = [username, username.toUpperCase(), ` ${username} `];
    const addresses = ['198.51.100.3', '::ffff:198.51.100.3'];
    for (let index = 0; index < cap; index += 1) {
      await login(spellings[index % 3] ?? '', wrong.password, addresses[index % 2] ?? '');
    }
    expect((await login(username, testPassword, '198.51.100.3')).status).toBe(429);
  });

  test('all addresses of one IPv6 network are one caller', async () => {
    const { username } = await app.addUser('client');
    for (let index = 0; index < cap; index += 1) {
      await login(username, wrong.password, `2001:db8:1:2::${index}`);
    }
    expect((await login(username, testPassword, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await login(username, testPassword, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('an address runs out too, whatever name comes next', async () => {
    const from = '198.51.100.9';
    // Past its own cap a name is refused before any password is looked at, and still counts.
    for (let index = 0; index < addressCap; index += 1) await login('nobody', 'x', from);
    const { username } = await app.addUser('client');
    expect((await login(username, testPassword, from)).status).toBe(429);
    expect((await login(username, testPassword, '198.51.100.8')).status).toBe(200);
  });

  test('tries sent at the same moment are all counted', async () => {
    const { username } = await app.addUser('client');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login(username, wrong.password, '198.51.100.10')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(cap);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - cap);
  });

  test('500 logins in one batch are refused, and a batch of ten counts ten', async () => {
    const { username } = await app.addUser('client');
    const batch = (size: number, password: string) =>
      app.client().request('POST', `/api/trpc/${Array(size).fill('public.login')}?batch=1`, {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.11' },
        body: JSON.stringify(
          Object.fromEntries(
            Array.from({ length: size }, (_, index) => [index, { json: { username, password } }]),
          ),
        ),
      });
    const large = await batch(500, testPassword);
    expect(large.status).toBeGreaterThanOrEqual(400);
    expect(large.status).toBeLessThan(500);
    expect(large.headers.getSetCookie()).toEqual([]);
    const user = await app.orm.em.fork().findOneOrFail(User, { username });
    expect(user.lastLoginAt ?? null).toBeNull();

    await batch(10, wrong.password);
    const after = await batch(1, testPassword);
    expect(after.status).toBe(429);
    expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe.each([
  ['not believed without a proxy', '0', 429],
  ['the visitor’s own behind one proxy', '1', 401],
])('an address sent along is %s', (_name, proxies, expected) => {
  describeOnDatabases('by the limits', (kind) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind, { RATE_LIMITS: 'on', TRUST_PROXY: proxies });
    });
    afterAll(() => app.close());

    async function statusPastTheCap(username: string, addressOf: (index: number) => string) {
      let status = 0;
      for (let index = 0; index <= cap; index += 1) {
        const sent = { 'x-forwarded-for': addressOf(index) };
        const body = { username, password: 'x' };
        ({ status } = await app.client().post('/api/auth/login', body, sent));
      }
      return status;
    }

    test(`so a new one each time ends in ${expected}`, async () => {
      const from = (index: number) => `203.0.113.${index}`;
      expect(await statusPastTheCap('somebody', from)).toBe(expected);
    });

    test('and what a visitor puts before the proxy’s word is worth nothing', async () => {
      const from = (index: number) => `192.0.2.${index}, 203.0.113.200`;
      expect(await statusPastTheCap('somebody-else', from)).toBe(429);
    });

    test('nor is what other proxies call an address', async () => {
      let status = 0;
      for (let index = 0; index <= cap; index += 1) {
        const address = `192.0.2.${index}`;
        const answer = await app.client().post(
          '/api/auth/login',
          { username: 'a-third', password: 'x' },
          {
            'x-real-ip': address,
            'x-client-ip': address,
            'true-client-ip': address,
            'cf-connecting-ip': address,
            forwarded: `for=${address}`,
          },
        );
        status = answer.status;
      }
      expect(status).toBe(429);
    });
  });
});

describeOnDatabases('writes that anybody may send', (kind) => {
  test('run out for a script, with the time to wait', async () => {
    const app = await startTestApp(kind, { RATE_LIMITS: 'on' });
    try {
      const body = JSON.stringify(
        Object.fromEntries(
          Array.from({ length: 10 }, (_, index) => [index, { json: { locale: 'en' } }]),
        ),
      );
      const answers = [];
      for (let index = 0; index < 31; index += 1) {
        answers.push(
          await app
            .client()
            .request('POST', `/api/trpc/${Array(10).fill('careers.startAttempt')}?batch=1`, {
              headers: { 'content-type': 'application/json' },
              body,
            }),
        );
      }
      expect(answers[0]?.status).toBe(200);
      expect(answers.at(-1)?.status).toBe(429);
      expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    } finally {
      await app.close();
    }
  });
});
