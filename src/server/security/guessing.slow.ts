import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { RateLimit } from '../db/entities/system.ts';
import { linkIn, mailTo } from '../testing/mailbox.ts';
import { generateTotpCode, setUpTwoStepLogin } from '../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

/** Limit of the tries of a person with a list and an evening. */
const times = 500;
const json = { 'content-type': 'application/json' };

/** A guessing attack: the procedure, the content of one try, and the number of tries from one place. */
type Secret = {
  procedure: string;
  wrong: (index: number) => Record<string, unknown>;
  right: () => Promise<Record<string, unknown>>;
  cap: number;
};

describeOnDatabases('five hundred guesses', (kind) => {
  let app: TestApp;
  let username: string;
  let twoSteps: { username: string; secret: string };
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1', MEDIA_KIT_PIN: '0472' });
    ({ username } = await app.addUser('admin'));
    const careful = await app.addUser('admin');
    const client = app.client();
    await client.trpc.public.login.mutate({ username: careful.username, password: testPassword });
    const { secret } = await setUpTwoStepLogin(client, testPassword);
    twoSteps = { username: careful.username, secret };
    const forgetful = await app.addUser('client');
    await app.client().trpc.public.requestPasswordReset.mutate({ username: forgetful.username });
    await app.runJobs();
    const { email } = await app.orm.em.fork().findOneOrFail(User, { id: forgetful.id });
    token = linkIn(await mailTo(app, email), '/reset').searchParams.get('token') ?? '';
  });
  afterAll(() => app.close());
  afterEach(async () => {
    await app.orm.em.fork().nativeDelete(RateLimit, {});
  });

  const secrets: Record<string, Secret> = {
    'a password': {
      procedure: 'public.login',
      wrong: (index) => ({ username, password: `guess-${index}` }),
      right: async () => ({ username, password: testPassword }),
      cap: 10,
    },
    'the PIN of the media kit': {
      procedure: 'public.openMediaKit',
      wrong: (index) => ({ pin: String(5000 + index) }),
      right: async () => ({ pin: '0472' }),
      cap: 5,
    },
    'a code of an app': {
      procedure: 'public.login',
      wrong: (index) => ({
        username: twoSteps.username,
        password: testPassword,
        code: String(100_000 + index),
      }),
      right: async () => ({
        username: twoSteps.username,
        password: testPassword,
        // None that came before it works again.
        code: generateTotpCode(twoSteps.secret, 1),
      }),
      cap: 10,
    },
    'the link for a forgotten password': {
      procedure: 'public.resetPassword',
      wrong: (index) => ({
        token: `${token.slice(0, -4)}${1000 + index}`,
        password: 'Odd-horse-77',
      }),
      right: async () => ({ token, password: 'Odd-horse-battery-77' }),
      cap: 30,
    },
  };

  const call = (procedure: string, input: Record<string, unknown>, from: string) =>
    app.client().request('POST', `/api/trpc/${procedure}`, {
      headers: { ...json, 'x-forwarded-for': from },
      body: JSON.stringify({ json: input }),
    });

  test.each(Object.entries(secrets))('at %s, one by one', async (_name, secret) => {
    const { procedure, wrong, right, cap } = secret;
    let looked = 0;
    for (let index = 0; index < times; index += 1) {
      const { status } = await call(procedure, wrong(index), '198.51.100.20');
      expect([400, 401, 403, 404, 429]).toContain(status);
      if (status !== 429) looked += 1;
    }
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(cap);
    // Even the right one has to wait now, from there; its owner, somewhere else, does not.
    const input = await right();
    expect((await call(procedure, input, '198.51.100.20')).status).toBe(429);
    expect((await call(procedure, input, '198.51.100.21')).status).toBe(200);
  });

  test.each(Object.entries(secrets))('at %s, in one batch and in fifty', async (_name, secret) => {
    const { procedure, wrong, cap } = secret;
    const from = { ...json, 'x-forwarded-for': '198.51.100.30' };
    const batch = (size: number, first: number) =>
      app.client().request('POST', `/api/trpc/${Array(size).fill(procedure).join(',')}?batch=1`, {
        headers: from,
        body: JSON.stringify(
          Object.fromEntries(
            Array.from({ length: size }, (_, index) => [index, { json: wrong(first + index) }]),
          ),
        ),
      });
    const whole = await batch(times, 0);
    expect(whole.status).toBeGreaterThanOrEqual(400);
    expect(whole.headers.getSetCookie()).toEqual([]);
    let looked = 0;
    for (let first = 0; first < times; first += 10) {
      const { body } = await batch(10, first);
      looked += Array.from(Object(body), (one) => Object(one).error?.json.data.error.code).filter(
        (code) => code !== 'rate-limited',
      ).length;
    }
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(cap);
  });

  test('at an account from many places slow down, and lock nobody out', async () => {
    const { username: name } = await app.addUser('client');
    const tries = 130;
    const statuses = await Promise.all(
      Array.from({ length: tries }, (_, index) =>
        call('public.login', { username: name, password: `g-${index}` }, `203.0.113.${index}`),
      ),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([401]));
    const timeOf = async (username: string, place: string) => {
      const startedAt = performance.now();
      await call('public.login', { username, password: 'wrong' }, place);
      return performance.now() - startedAt;
    };
    const { username: other } = await app.addUser('client');
    const usual = await timeOf(other, '198.51.100.1');
    // Past the cap each try waits two seconds.
    expect(await timeOf(name, '198.51.100.2')).toBeGreaterThan(usual + 1500);
    const owner = await call(
      'public.login',
      { username: name, password: testPassword },
      '192.0.2.1',
    );
    expect(owner.status).toBe(200);
  });
});
