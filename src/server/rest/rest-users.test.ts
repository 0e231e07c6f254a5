import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Session, User } from '../db/entities/accounts.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

describeOnDatabases('users over REST', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.orm.em.fork().nativeDelete(User, {});
    admin = await app.loginAs('admin');
  });

  const stored = (id: string) => app.orm.em.fork().findOneOrFail(User, { id });
  async function login(username: string): Promise<TestClient> {
    const client = app.client();
    const answer = await client.post('/api/auth/login', { username, password: testPassword });
    expect(answer.status).toBe(200);
    return client;
  }

  describe('list', () => {
    test('an array, newest first, with what an administrator may see and nothing of the password', async () => {
      const { id, username } = await app.addUser('client');
      await login(username);
      const answer = await admin.get('/api/admin/users');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-total-count')).toBe('2');
      expect(answer.headers.get('link')).toBeNull();
      expect(Object(answer.body)[0]).toEqual({
        id,
        firstName: 'Test',
        lastName: 'client',
        email: `${username}@people.example`,
        role: 'client',
        state: 'active',
        company: null,
        links: { company: null, profile: null },
        sessions: 1,
        hasSecondFactor: false,
        lastLoginAt: expect.any(String),
        invitedAt: null,
        createdAt: expect.any(String),
        version: expect.any(Number),
      });
      expect(answer.text).not.toContain('argon2');
    });

    test('page by page to the end, each user once', async () => {
      for (let index = 0; index < 6; index += 1) await app.addUser('employee');
      const seen: string[] = [];
      let path: string | undefined = '/api/admin/users?limit=3';
      while (path) {
        const answer = await admin.get(path);
        expect(answer.headers.get('x-total-count')).toBe('7');
        seen.push(...Array.from(Object(answer.body), (user) => String(Object(user).id)));
        path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen).size).toBe(7);
    });

    test.each(['limit=0', 'limit=1001', 'limit=many', 'limit=1.5', 'cursor=x', 'cursor=W10'])(
      '%s is 400',
      async (query) => {
        const answer = await admin.get(`/api/admin/users?${query}`);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ code: 'invalid-input' });
      },
    );
  });

  describe('role', () => {
    test.each(['admin', 'employee', 'client'] as const)('any user becomes %s', async (role) => {
      for (const before of ['admin', 'employee', 'client'] as const) {
        const { id } = await app.addUser(before);
        const answer = await admin.patch(`/api/users/${id}/role`, { role });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ id, role });
        expect((await stored(id)).role).toBe(role);
      }
    });

    test('a cookie from before the demotion is worth nothing at the next request', async () => {
      const { id, username } = await app.addUser('admin');
      const demoted = await login(username);
      const copy = app.client();
      copy.cookie = demoted.cookie;
      expect((await copy.get('/api/admin/stats')).status).toBe(200);
      await admin.patch(`/api/users/${id}/role`, { role: 'client' });
      expect((await demoted.get('/api/admin/stats')).status).toBe(401);
      expect((await copy.get('/api/auth/user')).status).toBe(401);
      expect(await app.orm.em.fork().count(Session, { user: id })).toBe(0);
      const again = await login(username);
      expect((await again.get('/api/admin/stats')).status).toBe(403);
    });

    test('the role somebody has already ends nothing and is not noted', async () => {
      const { id, username } = await app.addUser('employee');
      const client = await login(username);
      expect((await admin.patch(`/api/users/${id}/role`, { role: 'employee' })).status).toBe(200);
      expect((await client.get('/api/auth/user')).status).toBe(200);
      const em = app.orm.em.fork();
      expect(await em.count(AuditEvent, { action: 'user.role', subjectId: id })).toBe(0);
    });

    test('is noted with who did it', async () => {
      const { id } = await app.addUser('employee');
      await admin.patch(`/api/users/${id}/role`, { role: 'client' });
      const event = await app.orm.em.fork().findOne(AuditEvent, { subjectId: id });
      expect(event).toMatchObject({
        action: 'user.role',
        actorName: 'Test admin',
        subjectLabel: 'Test employee',
      });
    });

    test('the last administrator who can log in stays one', async () => {
      const { body } = await admin.get('/api/auth/user');
      const { id } = Object(body);
      const em = app.orm.em.fork();
      const { id: asleep } = await app.addUser('admin');
      await em.nativeUpdate(User, { id: asleep }, { isActive: false });
      const { id: invited } = await app.addUser('admin');
      await em.nativeUpdate(User, { id: invited }, { passwordHash: null });
      const answer = await admin.patch(`/api/users/${id}/role`, { role: 'client' });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'last-administrator',
        message:
          'This is the last administrator who can log in. Make somebody else an administrator first.',
      });
      expect((await admin.get('/api/admin/stats')).status).toBe(200);
    });

    test.each([
      ['demote', 'demote'],
      ['demote', 'deactivate'],
      ['deactivate', 'deactivate'],
    ] as const)(
      'of two who %s and %s each other at the same moment one is left',
      async (one, two) => {
        const em = app.orm.em.fork();
        const act = (client: TestClient, id: string, how: 'demote' | 'deactivate') =>
          how === 'demote'
            ? client.patch(`/api/users/${id}/role`, { role: 'client' })
            : client.post('/api/trpc/admin.users.deactivate', { json: { id } });
        for (let round = 0; round < 5; round += 1) {
          await em.nativeDelete(User, {});
          const [a, b] = [await app.addUser('admin'), await app.addUser('admin')];
          const [first, second] = [await login(a.username), await login(b.username)];
          const answers = await Promise.all([act(first, b.id, one), act(second, a.id, two)]);
          const statuses = answers.map(({ status }) => status);
          expect(statuses.filter((status) => status === 200)).toHaveLength(1);
          // The slower one is told so, or is no administrator any more.
          expect(statuses.every((status) => [200, 401, 403, 409].includes(status))).toBe(true);
          expect(await em.count(User, { role: 'admin', isActive: true })).toBe(1);
        }
      },
    );

    test.each([
      [{}, 'role', 'Please choose a role'],
      [{ role: '' }, 'role', 'Please choose a role'],
      [{ role: 'root' }, 'role', 'Please choose a role'],
      [{ role: null }, 'role', 'Please choose a role'],
      [{ role: ['admin'] }, 'role', 'Please choose a role'],
      [{ role: 'admin', version: 'one' }, 'version', null],
    ])('%j is 400 and changes nothing', async (body, path, message) => {
      const { id } = await app.addUser('client');
      const answer = await admin.patch(`/api/users/${id}/role`, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{ path }] });
      if (message) expect(answer.body).toMatchObject({ message });
      expect((await stored(id)).role).toBe('client');
    });

    test('nothing but the role is the sender’s to set, and the id of the path counts', async () => {
      const { id } = await app.addUser('client');
      const other = await app.addUser('client');
      const before = await stored(id);
      await admin.patch(`/api/users/${id}/role`, {
        id: other.id,
        role: 'employee',
        email: 'changed@people.example',
        isActive: false,
        passwordHash: null,
        sessionVersion: 40,
      });
      const after = await stored(id);
      expect(after).toMatchObject({
        role: 'employee',
        email: before.email,
        isActive: true,
        passwordHash: before.passwordHash,
        sessionVersion: before.sessionVersion + 1,
      });
      expect((await stored(other.id)).role).toBe('client');
    });

    test('an older version is 409', async () => {
      const { id } = await app.addUser('client');
      const { version } = await stored(id);
      await admin.patch(`/api/users/${id}/role`, { role: 'employee', version });
      const late = await admin.patch(`/api/users/${id}/role`, { role: 'admin', version });
      expect(late.status).toBe(409);
      expect((await stored(id)).role).toBe('employee');
    });

    test('an unknown user is 404, a malformed id 400', async () => {
      const unknown = await admin.patch(`/api/users/${randomUUID()}/role`, { role: 'client' });
      expect(unknown.status).toBe(404);
      for (const id of ['1', 'not-a-uuid', '%27%20or%201=1', '%00']) {
        const answer = await admin.patch(`/api/users/${id}/role`, { role: 'client' });
        expect(answer.status).toBe(400);
      }
    });
  });
});
