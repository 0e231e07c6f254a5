import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '../../../shared/domain/accounts.ts';
import { RecoveryCode, SecondFactor, User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { generateTotpCode, setUpTwoStepLogin } from '../../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { loadSecrets } from '../secrets.ts';
import { openSecret, sealSecret } from './second-factor-codes.ts';
import { createLink } from './user-tokens.ts';

const codeOf = (answer: { body: unknown }) => Object(answer.body).error?.json?.data?.error?.code;
const issuesOf = (answer: { body: unknown }) => Object(answer.body).error.json.data.error.issues;

describeOnDatabases('two-step login', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  // The server shares this process, and with it the clock: a test decides which half minute it is.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 });
  });
  afterEach(() => vi.useRealTimers());
  const pass = (halfMinutes: number) => vi.setSystemTime(Date.now() + halfMinutes * 30_000);

  const isIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
  const actionsOf = async (subjectId: string) => {
    const found = await app.orm.em.fork().find(AuditEvent, { subjectId });
    return found.map(({ action }) => action);
  };
  const send = (client: TestClient, username: string, code?: string) =>
    client.post('/api/auth/login', {
      username,
      password: testPassword,
      ...(code === undefined ? {} : { code }),
    });
  async function logIn(username: string, code?: string): Promise<TestClient> {
    const client = app.client();
    expect((await send(client, username, code)).status).toBe(200);
    return client;
  }
  /** Somebody who has set it up, with the next code not used yet. */
  async function withTwoSteps(role: Role = 'employee') {
    const person = await app.addUser(role);
    const client = await logIn(person.username);
    const made = await setUpTwoStepLogin(client, testPassword);
    pass(1);
    return { ...person, ...made, client };
  }
  const change = (client: TestClient, name: string, json: object) =>
    client.post(`/api/trpc/public.${name}`, { json });

  test.each<Role>(['admin', 'employee', 'client'])(
    'who sets it up as %s: password, code, recovery codes; every other login ends',
    async (role) => {
      const person = await app.addUser(role);
      const here = await logIn(person.username);
      const there = await logIn(person.username);
      expect(await here.trpc.public.getSecondFactor.query()).toEqual({
        since: null,
        recoveryCodesLeft: 0,
        isRequired: false,
      });
      const refused = await change(here, 'setUpSecondFactor', { password: 'not mine' });
      expect(issuesOf(refused)).toEqual([
        { path: 'password', message: 'This is not your present password' },
      ]);
      const key = await here.trpc.public.setUpSecondFactor.mutate({ password: testPassword });
      expect(key.uri).toMatch(/^otpauth:\/\/totp\/Talabridge:/);
      expect(key.uri).toContain(`secret=${key.secret}`);
      const wrong = await change(here, 'confirmSecondFactor', {
        code: generateTotpCode(key.secret, 5),
      });
      expect(issuesOf(wrong)[0]).toMatchObject({ path: 'code' });
      // Until the app has shown that it knows the secret, nothing has changed.
      expect(await isIn(await logIn(person.username))).toBe(true);

      const code = generateTotpCode(key.secret);
      const { recoveryCodes } = await here.trpc.public.confirmSecondFactor.mutate({ code });
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const one of recoveryCodes) expect(one).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
      expect(await isIn(here)).toBe(true);
      expect(await isIn(there)).toBe(false);
      expect(await here.trpc.public.getSecondFactor.query()).toMatchObject({
        since: expect.any(Date),
        recoveryCodesLeft: 10,
      });
      expect(await actionsOf(person.id)).toContain('user.second-factor-on');
    },
  );

  test('a set-up that was left lying does not count any more', async () => {
    const person = await app.addUser('client');
    const client = await logIn(person.username);
    const { secret } = await client.trpc.public.setUpSecondFactor.mutate({
      password: testPassword,
    });
    pass(61);
    const late = await change(client, 'confirmSecondFactor', { code: generateTotpCode(secret) });
    expect(codeOf(late)).toBe('invalid-input');
    expect(await isIn(await logIn(person.username))).toBe(true);
  });

  test('the login asks for the code after the right password alone, and opens nothing before', async () => {
    const { id, username, secret } = await withTwoSteps();
    const client = app.client();
    const asked = await send(client, username);
    expect(asked.status).toBe(401);
    expect(asked.body).toEqual({
      code: 'second-factor-required',
      message: 'Please enter the code',
    });
    expect(asked.headers.getSetCookie()).toEqual([]);
    const guess = await client.post('/api/auth/login', {
      username,
      password: 'wrong',
      code: generateTotpCode(secret),
    });
    const unknown = await client.post('/api/auth/login', { username: 'nobody', password: 'wrong' });
    expect(guess.body).toEqual(unknown.body);
    const wrong = await send(client, username, generateTotpCode(secret, 5));
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ code: 'second-factor-wrong' });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    expect(await isIn(client)).toBe(false);

    const [first, second] = [
      generateTotpCode(secret).slice(0, 3),
      generateTotpCode(secret).slice(3),
    ];
    expect((await send(client, username, `${first} ${second}`)).status).toBe(200);
    expect(await isIn(client)).toBe(true);
    const actions = await actionsOf(id);
    expect(actions).toContain('user.code-failed');
    expect(actions.filter((action) => action === 'user.login-failed')).toHaveLength(1);
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('a code from %i half minutes away answers %i', async (later, status) => {
    const { username, secret } = await withTwoSteps();
    pass(4);
    expect((await send(app.client(), username, generateTotpCode(secret, later))).status).toBe(
      status,
    );
  });

  test('a code works once, also for many at the same moment, and none that came before it', async () => {
    const { username, secret } = await withTwoSteps();
    const code = generateTotpCode(secret);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(app.client(), username, code)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await send(app.client(), username, code)).status).toBe(401);
    expect((await send(app.client(), username, generateTotpCode(secret, -1))).status).toBe(401);
    expect((await send(app.client(), username, generateTotpCode(secret, 1))).status).toBe(200);
  });

  test('nor does the code that turned it on log in', async () => {
    const person = await app.addUser('client');
    const { secret } = await setUpTwoStepLogin(await logIn(person.username), testPassword);
    expect((await send(app.client(), person.username, generateTotpCode(secret))).status).toBe(401);
  });

  test('a recovery code logs in once, however it is written and sent', async () => {
    const { id, username, recoveryCodes } = await withTwoSteps();
    const [first = '', second = ''] = recoveryCodes;
    const written = ` ${first.toLowerCase().replaceAll('-', ' ')}`;
    const answers = await Promise.all([1, 2, 3].map(() => send(app.client(), username, written)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const client = await logIn(username, second);
    expect(await client.trpc.public.getSecondFactor.query()).toMatchObject({
      recoveryCodesLeft: 8,
    });
    expect(await actionsOf(id)).toContain('user.login-recovery');
    const other = await withTwoSteps();
    expect((await send(app.client(), other.username, recoveryCodes[2])).status).toBe(401);
  });

  test('new recovery codes replace the old ones; password and code are asked for', async () => {
    const { id, username, secret, recoveryCodes, client } = await withTwoSteps();
    const there = await logIn(username, recoveryCodes[0]);
    const code = generateTotpCode(secret);
    const noPassword = await change(client, 'renewRecoveryCodes', { password: 'wrong', code });
    expect(issuesOf(noPassword)[0]).toMatchObject({ path: 'password' });
    const noCode = await change(client, 'renewRecoveryCodes', {
      password: testPassword,
      code: '000000',
    });
    expect(issuesOf(noCode)[0]).toMatchObject({ path: 'code' });
    const made = await client.trpc.public.renewRecoveryCodes.mutate({
      password: testPassword,
      code,
    });
    expect(await isIn(client)).toBe(true);
    expect(await isIn(there)).toBe(false);
    expect((await send(app.client(), username, recoveryCodes[1])).status).toBe(401);
    expect((await send(app.client(), username, made.recoveryCodes[1])).status).toBe(200);
    expect(await actionsOf(id)).toContain('user.recovery-codes');
  });

  test('another app replaces the first once it has shown a code', async () => {
    const { username, secret, client } = await withTwoSteps();
    const bare = await change(client, 'setUpSecondFactor', { password: testPassword });
    expect(issuesOf(bare)[0]).toMatchObject({ path: 'code' });
    const next = await client.trpc.public.setUpSecondFactor.mutate({
      password: testPassword,
      code: generateTotpCode(secret),
    });
    pass(1);
    expect((await send(app.client(), username, generateTotpCode(next.secret))).status).toBe(401);
    expect((await send(app.client(), username, generateTotpCode(secret))).status).toBe(200);
    pass(1);
    await client.trpc.public.confirmSecondFactor.mutate({ code: generateTotpCode(next.secret) });
    pass(1);
    expect((await send(app.client(), username, generateTotpCode(secret))).status).toBe(401);
    expect((await send(app.client(), username, generateTotpCode(next.secret))).status).toBe(200);
  });

  test('turned off by password and code, the password is enough again', async () => {
    const { id, username, secret, client } = await withTwoSteps();
    const off = (code: string) =>
      change(client, 'endSecondFactor', { password: testPassword, code });
    expect(codeOf(await off(generateTotpCode(secret, 5)))).toBe('invalid-input');
    expect((await off(generateTotpCode(secret))).status).toBe(200);
    expect(await isIn(client)).toBe(true);
    expect(await isIn(await logIn(username))).toBe(true);
    expect(codeOf(await off(generateTotpCode(secret, 1)))).toBe('not-found');
    const em = app.orm.em.fork();
    expect(await em.count(SecondFactor, { user: id })).toBe(0);
    expect(await em.count(RecoveryCode, { user: id })).toBe(0);
    expect(await actionsOf(id)).toContain('user.second-factor-off');
  });

  test('a new password by mail leaves it on', async () => {
    const { id, username } = await withTwoSteps();
    const em = app.orm.em.fork();
    const { path } = createLink(em, await em.findOneOrFail(User, id), 'password-reset', 'en');
    const token = new URL(path, app.url).searchParams.get('token') ?? '';
    await em.flush();
    const password = 'lamp river onion sock';
    await app.client().trpc.public.resetPassword.mutate({ token, password });
    const answer = await app.client().post('/api/auth/login', { username, password });
    expect(answer.body).toMatchObject({ code: 'second-factor-required' });
  });

  test('an administrator removes it for a lost phone, never their own that way', async () => {
    const person = await withTwoSteps('client');
    const admin = await app.loginAs('admin');
    const { users } = admin.trpc.admin;
    expect(await users.get.query({ id: person.id })).toMatchObject({ hasSecondFactor: true });
    const { rows } = await users.list.query({ search: person.username });
    expect(rows).toMatchObject([{ hasSecondFactor: true }]);
    expect(await users.removeSecondFactor.mutate({ id: person.id })).toMatchObject({
      hasSecondFactor: false,
      sessions: 0,
    });
    expect(await isIn(person.client)).toBe(false);
    expect(await isIn(await logIn(person.username))).toBe(true);
    expect(await actionsOf(person.id)).toContain('user.second-factor-removed');

    const { id } = await admin.trpc.public.getUser.query();
    const own = await admin.post('/api/trpc/admin.users.removeSecondFactor', { json: { id } });
    expect(codeOf(own)).toBe('forbidden');
  });

  test('a user who is deleted leaves nothing of it', async () => {
    const { id } = await withTwoSteps('client');
    const em = app.orm.em.fork();
    await em.nativeDelete(User, { id });
    expect(await em.count(SecondFactor, { user: id })).toBe(0);
    expect(await em.count(RecoveryCode, { user: id })).toBe(0);
  });

  test('at rest the secret is encrypted, for this user and by this installation alone', async () => {
    const { id, secret, recoveryCodes } = await withTwoSteps('client');
    const em = app.orm.em.fork();
    const stored = await em.findOneOrFail(SecondFactor, { user: id });
    const codes = await em.find(RecoveryCode, { user: id });
    const sealed = stored.secret ?? '';
    expect(stored.pendingSecret ?? null).toBeNull();
    expect(sealed).not.toContain(secret);
    for (const { codeHash } of codes) expect(codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(codes)).not.toContain(recoveryCodes[0]);
    const keys = loadSecrets(undefined, app.dataDir).secondFactor;
    expect(openSecret(keys, id, sealed)?.secret).toBe(secret);
    expect(openSecret(keys, crypto.randomUUID(), sealed)).toBeNull();
    const others = loadSecrets(['another secret of an installation'], app.dataDir).secondFactor;
    expect(openSecret(others, id, sealed)).toBeNull();
    expect(openSecret([others[0], keys[0]], id, sealed)).toEqual({ secret, isNewest: false });
    expect(openSecret(keys, id, `${sealed.slice(0, -2)}xx`)).toBeNull();
  });

  test('no answer but that of the set-up and no line of the log holds a secret', async () => {
    const { username, secret, recoveryCodes, client } = await withTwoSteps('admin');
    const { id } = await client.trpc.public.getUser.query();
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const seen = [
      await client.get('/api/auth/user'),
      await client.get('/api/trpc/public.getSecondFactor'),
      await client.get('/api/admin/users'),
      await client.get(`/api/trpc/admin.users.get?input=${input}`),
      await client.get('/api/trpc/admin.settings.get'),
      await client.get('/api/trpc/admin.overview.listActivity'),
      await send(app.client(), username, generateTotpCode(secret)),
      await change(client, 'endSecondFactor', { password: testPassword, code: '000000' }),
    ].map(({ text }) => text);
    const stored = await app.orm.em.fork().findOneOrFail(SecondFactor, { user: id });
    for (const text of [...seen, ...app.logs]) {
      for (const hidden of [secret, stored.secret ?? '', ...recoveryCodes]) {
        expect(text).not.toContain(hidden);
      }
    }
  });
});

describeOnDatabases('a secret of the installation that is rotated', (kind) => {
  const [newest, older] = ['n', 'o'].map((letter) => `${letter}1234567890`.repeat(3));
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { SESSION_SECRET: `${newest},${older}` });
  });
  afterAll(() => app.close());

  test('what the older one has sealed is read, and sealed by the newest at the next login', async () => {
    const { id, username } = await app.addUser('client');
    const client = app.client();
    await client.post('/api/auth/login', { username, password: testPassword });
    const { secret } = await setUpTwoStepLogin(client, testPassword);
    const keysOf = (text = '') => loadSecrets([text], app.dataDir).secondFactor;
    const em = app.orm.em.fork();
    const sealed = sealSecret(keysOf(older), id, secret);
    await em.nativeUpdate(SecondFactor, { user: id }, { secret: sealed });
    const code = generateTotpCode(secret, 1);
    const answer = await app
      .client()
      .post('/api/auth/login', { username, password: testPassword, code });
    expect(answer.status).toBe(200);
    const stored = await em.findOneOrFail(SecondFactor, { user: id }, { refresh: true });
    expect(openSecret(keysOf(newest), id, stored.secret ?? '')?.secret).toBe(secret);
  });
});

describeOnDatabases('guessing codes', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  test('tries are capped for the account, wherever they come from; a recovery code still lets its owner in', async () => {
    const { username } = await app.addUser('client');
    const client = app.client();
    await client.post('/api/auth/login', { username, password: testPassword });
    const { recoveryCodes } = await setUpTwoStepLogin(client, testPassword);
    const tryCode = (code: string, host: number) =>
      app
        .client()
        .post(
          '/api/auth/login',
          { username, password: testPassword, code },
          { 'x-forwarded-for': `198.51.100.${host}` },
        );
    const statuses: number[] = [];
    // Five from each of five addresses, each below its own cap; turning it on was the first try.
    for (let index = 0; index < 25; index += 1) {
      statuses.push((await tryCode('000000', Math.floor(index / 5))).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(19);
    expect(statuses.slice(19)).toEqual(Array(6).fill(429));
    expect((await tryCode(recoveryCodes[0] ?? '', 9)).status).toBe(200);
  });

  test('from one address codes count as passwords do', async () => {
    const { username } = await app.addUser('client');
    const client = app.client();
    await client.post('/api/auth/login', { username, password: testPassword });
    await setUpTwoStepLogin(client, testPassword);
    let status = 0;
    for (let index = 0; index < 11; index += 1) {
      const answer = await app
        .client()
        .post(
          '/api/auth/login',
          { username, password: testPassword, code: 'not-a-code' },
          { 'x-forwarded-for': '198.51.100.77' },
        );
      status = answer.status;
    }
    expect(status).toBe(429);
  });
});
