import { afterAll, beforeAll, expect, test } from 'vitest';
import { Session, User, UserToken } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Client } from '../../db/entities/clients.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const password = 'lamp river onion sock';

describeOnDatabases('invitations', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const users = () => admin.trpc.admin.users;
  const tokenIn = (link: string) => new URL(link, app.url).searchParams.get('token') ?? '';
  async function invite(fields: Record<string, unknown> = {}) {
    people += 1;
    const { user, link } = await users().invite.mutate({
      firstName: 'Nina',
      lastName: 'Okafor',
      email: `Nina.${people}@Customer.example`,
      role: 'employee',
      locale: 'en',
      ...fields,
    });
    return { user, link, token: tokenIn(link) };
  }
  const accept = (token: string, chosen = password) =>
    app.client().post('/api/trpc/public.activateAccount', { json: { token, password: chosen } });
  const shown = (token: string) => app.client().trpc.public.getInvitation.query({ token });
  const codeOf = (answer: { body: unknown }) => Object(answer.body).error?.json?.data?.error?.code;

  test('the link leads in once: it sets the password and logs in', async () => {
    const { user, link, token } = await invite();
    expect(link).toBe(`/activate?token=${token}`);
    expect(user).toMatchObject({ state: 'invited', role: 'employee', sessions: 0 });
    expect(await shown(token)).toEqual({
      firstName: 'Nina',
      maskedEmail: 'n•••@customer.example',
    });

    const client = app.client();
    const answer = await client.trpc.public.activateAccount.mutate({ token, password });
    expect(answer).toMatchObject({ redirectTo: '/employee', user: { id: user.id } });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email: user.email });

    expect(await shown(token)).toBeNull();
    expect((await accept(token)).status).toBe(404);
    const login = { username: user.email.toUpperCase(), password };
    expect((await app.client().post('/api/auth/login', login)).status).toBe(200);
    const em = app.orm.em.fork();
    const events = await em.find(AuditEvent, { subjectId: user.id }, { orderBy: { at: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual(['user.invite', 'user.join', 'user.login']);
    expect(events[1]).toMatchObject({ actorName: 'Nina Okafor', subjectLabel: 'Nina Okafor' });
  });

  test('of its secret only the digest is stored, for seven days', async () => {
    const { user, token } = await invite();
    const row = await app.orm.em.fork().findOneOrFail(UserToken, { user: user.id });
    expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBeCloseTo(7 * 86_400_000, -4);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(app.logs.join()).not.toContain(token);
  });

  test('sent twenty times at once it lets one in', async () => {
    const { user, token } = await invite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(await app.orm.em.fork().count(Session, { user: user.id })).toBe(1);
  });

  test('a new link kills the one before', async () => {
    const { user, token } = await invite();
    const next = tokenIn((await users().resendInvitation.mutate({ id: user.id })).link);
    expect(await shown(token)).toBeNull();
    expect((await accept(token)).status).toBe(404);
    expect((await accept(next)).status).toBe(200);
    const late = await admin.post('/api/trpc/admin.users.resendInvitation', {
      json: { id: user.id },
    });
    expect(late.status).toBe(409);
  });

  test.each([
    [
      'has expired',
      (id: string) =>
        app.orm.em.fork().nativeUpdate(UserToken, { user: id }, { expiresAt: new Date() }),
    ],
    ['belongs to somebody deactivated', (id: string) => users().deactivate.mutate({ id })],
    [
      'went to another address',
      async (id: string) => {
        const user = await users().get.query({ id });
        return users().update.mutate({ ...user, email: `other.${people}@customer.example` });
      },
    ],
  ])('a link that %s is good for nothing', async (_what, happen) => {
    const { user, token } = await invite();
    await happen(user.id);
    expect(await shown(token)).toBeNull();
    const answer = await accept(token);
    expect(answer.status).toBe(404);
    expect(codeOf(answer)).toBe('not-found');
    expect((await app.orm.em.fork().findOneOrFail(User, user.id)).passwordHash).toBeNull();
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(200), '%00', '../../etc'])(
    'the made-up link %j says nothing',
    async (token) => {
      expect(await shown(token)).toBeNull();
      expect((await accept(token)).status).toBe(404);
    },
  );

  test.each([
    ['too short', 'The password needs at least 12 characters'],
    ['x'.repeat(201), 'Must be at most 200 characters'],
    ['Password1234', 'This password is one of those that are tried first'],
    ['nina-okafor-1', 'Apart from your name'],
  ])('the password %s is refused and the link stays good', async (chosen, message) => {
    const { token } = await invite();
    const answer = await accept(token, chosen);
    expect(answer.status).toBe(400);
    const { issues } = Object(answer.body).error.json.data.error;
    expect(issues).toMatchObject([{ path: 'password', message: expect.stringContaining(message) }]);
    expect(await shown(token)).not.toBeNull();
  });

  test('a German invitation leads to the German page', async () => {
    const { link, token } = await invite({ locale: 'de' });
    expect(link).toBe(`/de/activate?token=${token}`);
  });

  test('somebody invited cannot log in, whatever the password', async () => {
    const { user } = await invite();
    for (const tried of ['', ' ', 'null', password]) {
      const login = { username: user.email, password: tried };
      expect((await app.client().post('/api/auth/login', login)).status).not.toBe(200);
    }
  });

  test('an address that leads to somebody already is told at its field', async () => {
    const { user } = await invite();
    const { username } = await app.addUser('client', {
      username: `taken${people}@customer.example`,
    });
    for (const email of [user.email, user.email.toUpperCase(), username]) {
      const answer = await admin.post('/api/trpc/admin.users.invite', {
        json: { firstName: 'A', lastName: 'B', email, role: 'client', locale: 'en' },
      });
      expect(answer.status).toBe(400);
      expect(Object(answer.body).error.json.data.error.issues).toEqual([
        { path: 'email', message: 'An account with this e-mail address exists already' },
      ]);
    }
  });

  test('sent ten times at once there is one account, the others are told', async () => {
    const email = 'ten.times@customer.example';
    const json = { firstName: 'A', lastName: 'B', email, role: 'client', locale: 'en' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/api/trpc/admin.users.invite', { json })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
    expect(await app.orm.em.fork().count(User, { email })).toBe(1);
  });

  test('usernames never meet, and hold no @', async () => {
    const first = await invite({ email: 'sam@one.example' });
    const second = await invite({ email: 'sam@two.example' });
    const odd = await invite({ email: '"@@"@three.example'.replace('"@@"', '+++') });
    const em = app.orm.em.fork();
    const names = await em.find(User, { id: { $in: [first, second, odd].map((x) => x.user.id) } });
    expect(new Set(names.map(({ username }) => username)).size).toBe(3);
    expect(names.every(({ username }) => /^[a-z0-9._-]+$/.test(username))).toBe(true);
  });

  test('a client may belong to a company, nobody else does', async () => {
    const em = app.orm.em.fork();
    const company = em.create(Client, {
      clientId: 'TB-9001',
      companyName: 'Harbour & Sons',
      contactPerson: 'Ida',
      contactEmail: 'ida@harbour.example',
      locale: 'en',
    });
    await em.flush();
    const choices = await users().findCompanies.query({ search: 'harbour &' });
    expect(choices).toEqual([{ id: company.id, companyName: 'Harbour & Sons' }]);
    expect(await users().findCompanies.query({ search: '%' })).toEqual([]);
    const inside = await invite({ role: 'client', companyId: company.id });
    expect(inside.user.company).toEqual(choices[0]);
    const outside = await invite({ role: 'employee', companyId: company.id });
    expect(outside.user.company).toBeNull();
    const gone = await admin.post('/api/trpc/admin.users.invite', {
      json: {
        firstName: 'A',
        lastName: 'B',
        email: 'a.b@harbour.example',
        role: 'client',
        locale: 'en',
        companyId: outside.user.id,
      },
    });
    expect(Object(gone.body).error.json.data.error.issues).toMatchObject([{ path: 'companyId' }]);
  });
});
