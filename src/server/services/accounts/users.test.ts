import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Session, User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('users', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const users = () => admin.trpc.admin.users;
  const logIn = (username: string) =>
    app.client().post('/api/auth/login', { username, password: testPassword });
  const statusOf = (client: TestClient) =>
    client.get('/api/auth/user').then(({ status }) => status);

  async function loggedIn(role: 'admin' | 'employee' | 'client') {
    const { id, username } = await app.addUser(role);
    const client = app.client();
    await client.post('/api/auth/login', { username, password: testPassword });
    return { id, username, client };
  }

  describe('access', () => {
    test('who is deactivated is out at once, and refused as with a wrong password', async () => {
      const { id, username, client } = await loggedIn('employee');
      expect(await users().deactivate.mutate({ id })).toMatchObject({
        state: 'deactivated',
        sessions: 0,
      });
      expect(await statusOf(client)).toBe(401);
      const refused = await logIn(username);
      const wrong = await app.client().post('/api/auth/login', { username, password: 'nope' });
      expect(refused.status).toBe(401);
      expect(refused.body).toEqual(wrong.body);

      expect(await users().reactivate.mutate({ id })).toMatchObject({ state: 'active' });
      expect(await statusOf(client)).toBe(401);
      expect((await logIn(username)).status).toBe(200);
    });

    test('all sessions of somebody end, on every device', async () => {
      const { id, username, client } = await loggedIn('client');
      const other = app.client();
      await other.post('/api/auth/login', { username, password: testPassword });
      expect(await users().get.query({ id })).toMatchObject({ sessions: 2 });
      expect(await users().endSessions.mutate({ id })).toEqual({ count: 2 });
      expect(await statusOf(client)).toBe(401);
      expect(await statusOf(other)).toBe(401);
      expect((await logIn(username)).status).toBe(200);
    });

    test('sessions that have timed out are not counted', async () => {
      const { id } = await loggedIn('client');
      const long = new Date(Date.now() - 13 * 3_600_000);
      await app.orm.em.fork().nativeUpdate(Session, { user: id }, { lastSeenAt: long });
      expect(await users().get.query({ id })).toMatchObject({ sessions: 0 });
    });

    test('the last administrator cannot be deactivated', async () => {
      const em = app.orm.em.fork();
      await em.nativeDelete(User, { role: 'admin', email: { $like: 'user-%' } });
      admin = await app.loginAs('admin');
      const { id } = Object((await admin.get('/api/auth/user')).body);
      const answer = await admin.post('/api/trpc/admin.users.deactivate', { json: { id } });
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('last-administrator');
      expect(await statusOf(admin)).toBe(200);
    });
  });

  describe('change', () => {
    test('name and address; an older version is a conflict, a taken address is told', async () => {
      const { id } = await app.addUser('employee');
      const other = await app.addUser('client');
      const before = await users().get.query({ id });
      const after = await users().update.mutate({
        ...before,
        firstName: ' Eva ',
        lastName: 'Brandt',
        email: 'Eva.Brandt@Customer.example',
      });
      expect(after).toMatchObject({
        firstName: 'Eva',
        lastName: 'Brandt',
        email: 'eva.brandt@customer.example',
        version: before.version + 1,
      });
      const late = await admin.post('/api/trpc/admin.users.update', { json: before });
      expect(late.status).toBe(409);
      const taken = await admin.post('/api/trpc/admin.users.update', {
        json: { ...after, email: `${other.username}@people.example` },
      });
      expect(taken.status).toBe(400);
      expect(Object(taken.body).error.json.data.error.issues).toMatchObject([{ path: 'email' }]);
    });

    test.each([
      [{ firstName: '' }, 'firstName'],
      [{ lastName: '  ' }, 'lastName'],
      [{ email: 'nobody' }, 'email'],
      [{ firstName: 'x'.repeat(101) }, 'firstName'],
      [{ companyId: 'x' }, 'companyId'],
      [{ version: undefined }, 'version'],
    ])('%j is refused', async (changes, path) => {
      const { id } = await app.addUser('employee');
      const before = await users().get.query({ id });
      const answer = await admin.post('/api/trpc/admin.users.update', {
        json: { ...before, ...changes },
      });
      expect(answer.status).toBe(400);
      expect(Object(answer.body).error.json.data.error.issues).toMatchObject([{ path }]);
      expect(await users().get.query({ id })).toEqual(before);
    });

    test('who is no client any more belongs to no company', async () => {
      const { id } = await app.addUser('client');
      const em = app.orm.em.fork();
      const company = em.create(Client, {
        clientId: 'ROLE-1',
        companyName: 'Brandt GmbH',
        contactPerson: 'Eva Brandt',
        contactEmail: 'eva@customer.example',
        locale: 'en',
      });
      await em.flush();
      await em.nativeUpdate(User, { id }, { client: company.id });
      const peopleOf = async () =>
        (await admin.trpc.admin.clients.get.query({ id: company.id })).people.map((one) => one.id);
      expect(await peopleOf()).toEqual([id]);

      await users().setRole.mutate({ id, role: 'employee' });
      const kept = () => app.orm.em.fork().findOneOrFail(User, { id });
      const links = { company: 'Brandt GmbH', profile: null };
      const resting = await users().get.query({ id });
      expect(resting).toMatchObject({ company: null, links });
      expect(await peopleOf()).toEqual([]);
      await users().update.mutate({ ...resting, companyId: null, firstName: 'Eva' });
      expect((await kept()).client?.id).toBe(company.id);

      await users().setRole.mutate({ id, role: 'client' });
      expect(await users().get.query({ id })).toMatchObject({ company: { id: company.id }, links });
      expect(await peopleOf()).toEqual([id]);
    });

    test('role, state and password are not the form’s to set', async () => {
      const { id } = await app.addUser('client');
      const before = await users().get.query({ id });
      await admin.post('/api/trpc/admin.users.update', {
        json: { ...before, role: 'admin', isActive: false, passwordHash: 'x', sessionVersion: 9 },
      });
      expect(await users().get.query({ id })).toMatchObject({ role: 'client', state: 'active' });
    });
  });

  describe('list', () => {
    const mark = 'Quillfeather';
    const names = ['Zoe', 'Ana', 'Ben', 'Ana', 'Cleo', 'Dan', 'Eli'];
    beforeAll(async () => {
      const em = app.orm.em.fork();
      for (const [index, firstName] of names.entries()) {
        em.create(User, {
          username: `listed-${index}`,
          email: `listed.${index}@${mark}.example`.toLowerCase(),
          firstName,
          lastName: index % 2 === 0 ? mark : `${mark}-Smith`,
          role: index < 2 ? 'admin' : index < 5 ? 'employee' : 'client',
          passwordHash: index === 6 ? null : 'argon2id',
          isActive: index !== 5,
          lastLoginAt: index % 3 === 0 ? new Date(Date.UTC(2026, 0, index + 1)) : null,
        });
      }
      await em.flush();
    });

    test('found by words of name and address, in any order; wildcards mean themselves', async () => {
      const found = async (search: string) => {
        const { rows, total, isSimilar } = await users().list.query({ search });
        expect(total).toBe(rows.length);
        return (isSimilar ? [] : rows).map(({ firstName }) => firstName).toSorted();
      };
      expect(await found(mark)).toHaveLength(7);
      expect(await found(`${mark} ana`)).toEqual(['Ana', 'Ana']);
      expect(await found('ANA quillfeather-s')).toEqual(['Ana', 'Ana']);
      expect(await found('listed.4@')).toEqual(['Cleo']);
      expect(await found(`${mark}%`)).toEqual([]);
      expect(await found(`${mark}_Smith`)).toEqual([]);
    });

    test('filters and counts agree', async () => {
      const all = await users().list.query({ search: mark });
      expect(all.roleCounts).toEqual({ admin: 2, employee: 3, client: 2 });
      expect(all.stateCounts).toEqual({ active: 5, invited: 1, deactivated: 1 });
      const clients = await users().list.query({ search: mark, role: 'client' });
      expect(clients.total).toBe(2);
      expect(clients.rows).toHaveLength(2);
      expect(clients.roleCounts).toEqual(all.roleCounts);
      expect(clients.stateCounts).toEqual({ active: 0, invited: 1, deactivated: 1 });
      for (const state of ['active', 'invited', 'deactivated'] as const) {
        const { rows, total } = await users().list.query({ search: mark, state });
        expect(rows.map((row) => row.state)).toEqual(rows.map(() => state));
        expect(total).toBe(all.stateCounts[state]);
      }
    });

    test.each(['createdAt', 'lastName', 'email', 'role', 'lastLoginAt'] as const)(
      'sorted by %s both ways, forth and back page by page',
      async (sort) => {
        for (const order of ['asc', 'desc'] as const) {
          const whole = await users().list.query({ search: mark, sort, order });
          const ids = whole.rows.map(({ id }) => id);
          const query = { search: mark, sort, order, limit: 3 };
          const first = await users().list.query(query);
          const second = await users().list.query({ ...query, after: first.nextCursor ?? '' });
          const third = await users().list.query({ ...query, after: second.nextCursor ?? '' });
          const pages = [first, second, third].map(({ rows }) => rows.map(({ id }) => id));
          expect(pages.flat()).toEqual(ids);
          expect(third.nextCursor).toBeNull();
          const back = await users().list.query({ ...query, before: third.previousCursor ?? '' });
          expect(back.rows.map(({ id }) => id)).toEqual(pages[1]);
        }
      },
    );

    test('by last name, then by first name', async () => {
      const { rows } = await users().list.query({ search: mark, sort: 'lastName', order: 'asc' });
      expect(rows.map(({ firstName }) => firstName)).toEqual([
        ...['Ben', 'Cleo', 'Eli', 'Zoe'],
        ...['Ana', 'Ana', 'Dan'],
      ]);
    });

    test('who never logged in comes last, whichever way', async () => {
      for (const order of ['asc', 'desc'] as const) {
        const { rows } = await users().list.query({ search: mark, sort: 'lastLoginAt', order });
        expect(rows.slice(0, 3).every(({ lastLoginAt }) => lastLoginAt !== null)).toBe(true);
        expect(rows.slice(3).every(({ lastLoginAt }) => lastLoginAt === null)).toBe(true);
      }
    });
  });
});
