import { afterAll, beforeAll, expect, test } from 'vitest';
import { Session, User } from '../db/entities/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

describeOnDatabases('login, logout and the user call', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  test('username or e-mail address, in any case, with the right password', async () => {
    const { id, username } = await app.addUser('admin', { username: 'maria' });
    for (const name of [username, 'MARIA@people.example']) {
      const client = app.client();
      const answer = await client.post('/api/auth/login', {
        username: name,
        password: testPassword,
      });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        ok: true,
        redirectTo: '/admin',
        user: { id, role: 'admin' },
      });
      const user = await client.get('/api/auth/user');
      expect(user.body).toMatchObject({ id, firstName: 'Test', lastName: 'admin', role: 'admin' });
      expect(user.text).not.toContain('argon2');
    }
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const { username } = await app.addUser('client');
    const wrong = await app.client().post('/api/auth/login', { username, password: 'nope' });
    const unknown = await app
      .client()
      .post('/api/auth/login', { username: 'nobody', password: 'nope' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      code: 'invalid-credentials',
      message: 'Invalid username or password',
    });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('without a session the user call is 401', async () => {
    const answer = await app.client().get('/api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthenticated' });
  });

  test('the cookie is HttpOnly, SameSite=Lax and sealed', async () => {
    const { username } = await app.addUser('client');
    const response = await app.client().fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: testPassword }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toContain(username);
  });

  test.each([
    ['logout', async () => {}],
    [
      'deactivation',
      (em: TestApp['orm']['em'], id: string) => em.nativeUpdate(User, { id }, { isActive: false }),
    ],
    [
      'a raised session version',
      (em: TestApp['orm']['em'], id: string) =>
        em.nativeUpdate(User, { id }, { sessionVersion: 7 }),
    ],
    [
      'its row deleted',
      (em: TestApp['orm']['em'], id: string) => em.nativeDelete(Session, { user: id }),
    ],
  ])('a copied cookie is worth nothing after %s', async (name, end) => {
    const { id, username } = await app.addUser('admin');
    const client = app.client();
    await client.post('/api/auth/login', { username, password: testPassword });
    const thief = app.client();
    thief.cookie = client.cookie;
    expect((await thief.get('/api/auth/user')).status).toBe(200);
    if (name === 'logout') await client.post('/api/auth/logout');
    await end(app.orm.em.fork(), id);
    thief.cookie = thief.cookie || client.cookie;
    expect((await thief.get('/api/auth/user')).status).toBe(401);
  });

  test('a cookie from before login dies at login', async () => {
    const { username } = await app.addUser('admin');
    const client = app.client();
    await client.post('/api/auth/login', { username, password: testPassword });
    const before = app.client();
    before.cookie = client.cookie;
    await client.post('/api/auth/login', { username, password: testPassword });
    expect((await before.get('/api/auth/user')).status).toBe(401);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  test('a demotion takes effect at the next request', async () => {
    const { id, username } = await app.addUser('admin');
    const client = app.client();
    await client.post('/api/auth/login', { username, password: testPassword });
    expect((await client.get('/api/admin/stats')).status).toBe(200);
    await app.orm.em.fork().nativeUpdate(User, { id }, { role: 'client' });
    expect((await client.get('/api/admin/stats')).status).toBe(403);
  });

  test('a session idle for half a day, or a week old, has ended', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    for (const age of [{ lastSeenAt: hours(13) }, { createdAt: hours(24 * 7 + 1) }]) {
      const { id, username } = await app.addUser('admin');
      const client = app.client();
      await client.post('/api/auth/login', { username, password: testPassword });
      await app.orm.em.fork().nativeUpdate(Session, { user: id }, age);
      expect((await client.get('/api/auth/user')).status).toBe(401);
    }
  });

  test.each([
    [{}, 'Required'],
    [{ username: '', password: 'x' }, 'Please enter your username or email address'],
    [{ username: 'x', password: '' }, 'Please enter your password'],
    [{ username: 1, password: 'x' }, 'Expected string, received number'],
  ])('bad input %j is 400 with the first field’s message', async (body, message) => {
    const answer = await app.client().post('/api/auth/login', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid-input', message });
  });
});
