import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeImageOutput } from '../../../shared/contracts/picture.ts';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { plainPicture } from '../../testing/pictures.ts';
import {
  type EmployeePerson,
  loginAsEmployee,
  storedEmployee,
} from '../../testing/portal-people.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('the employee portal', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let ana: EmployeePerson;
  let ben: EmployeePerson;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    ana = await loginAsEmployee(app, {
      name: 'Ana Reyes',
      slug: 'ana-reyes',
      sssNumber: '33-1111111-1',
      taxId: '111-222-333',
      notes: 'A word between administrators',
    });
    ben = await loginAsEmployee(app, { name: 'Ben Cruz', slug: 'ben-cruz', taxId: '999-888-777' });
  });
  afterAll(() => app.close());

  const portal = (person: EmployeePerson) => person.client.trpc.employee;
  const ownProfile = async (person: EmployeePerson) => {
    const profile = await portal(person).getProfile.query();
    if (!profile) throw new Error('no profile');
    return profile;
  };
  const editable = async (person: EmployeePerson) => {
    const { phone, shortBio, bio, skills, german, imageUrl, version } = await ownProfile(person);
    return { phone: phone ?? '', shortBio, bio, skills, german, imageUrl: imageUrl ?? '', version };
  };
  const ask = (person: EmployeePerson, fields: Record<string, string>) =>
    portal(person).requestIdChange.mutate({ key: randomUUID(), ...fields });
  const versionOf = async (id: string) =>
    (await app.orm.em.fork().findOneOrFail(ChangeRequest, { id })).version;

  test('what a person edits stands on the public page at once, and nothing else changes', async () => {
    const form = new FormData();
    const picture = await plainPicture('png', { width: 400, height: 500 });
    form.append('image', new Blob([new Uint8Array(picture)]));
    const sent = await ana.client.request('POST', '/api/employee/images', { body: form });
    const { url } = storeImageOutput.parse(sent.body).picture;
    const before = await storedEmployee(app, ana.employeeId);
    const saved = await portal(ana).updateProfile.mutate({
      ...(await editable(ana)),
      phone: '+63 2 555 0199',
      shortBio: 'Listens first.',
      bio: 'Answers second.',
      skills: ['Patience', 'Patience', ' '],
      german: { shortBio: 'Hört erst zu.', bio: 'Antwortet dann.', skills: [] },
      imageUrl: url,
    });
    expect(saved).toMatchObject({ skills: ['Patience'], missing: [], imageUrl: url });
    const page = await app.client().get('/api/employee-profiles/ana-reyes');
    expect(page.body).toMatchObject({
      bio: 'Answers second.',
      phone: '+63 2 555 0199',
      imageUrl: url,
    });
    const german = await app.client().get('/api/employee-profiles/ana-reyes', {
      'accept-language': 'de',
    });
    expect(german.body).toMatchObject({ bio: 'Antwortet dann.', position: 'Agent' });
    const { name, position, isPublic, taxId, notes } = await storedEmployee(app, ana.employeeId);
    expect({ name, position, isPublic, taxId, notes }).toEqual({
      name: before.name,
      position: before.position,
      isPublic: before.isPublic,
      taxId: before.taxId,
      notes: before.notes,
    });
  });

  test('a version that is not the newest is a conflict, and bad input is refused', async () => {
    const current = await editable(ana);
    const refusal = (changes: object) =>
      portal(ana)
        .updateProfile.mutate({ ...current, ...changes })
        .then(
          () => 'taken',
          (error: unknown) => Object(error).data.error.code,
        );
    expect(await refusal({ version: current.version - 1 })).toBe('conflict');
    expect(await refusal({ bio: ' ' })).toBe('invalid-input');
    expect(await refusal({ phone: 'call me maybe' })).toBe('invalid-input');
    expect(await refusal({ privatePhone: 'call me maybe' })).toBe('invalid-input');
    expect(await refusal({ shortBio: 'x'.repeat(501) })).toBe('invalid-input');
    expect(await refusal({ imageUrl: 'https://elsewhere.example/a.png' })).toBe('invalid-input');
    expect(await refusal({ imageUrl: `/images/${randomUUID()}` })).toBe('invalid-input');
    // What is not one's own to change is dropped before it is read.
    await portal(ana).updateProfile.mutate({
      ...current,
      ...{ name: 'Somebody Else', isPublic: false, taxId: '1', id: ben.employeeId },
    });
    expect(await storedEmployee(app, ana.employeeId)).toMatchObject({
      name: 'Ana Reyes',
      isPublic: true,
      taxId: '111-222-333',
    });
    expect(await storedEmployee(app, ben.employeeId)).toMatchObject({ name: 'Ben Cruz' });
  });

  test('a number for which a request waits is not asked for again before that is withdrawn', async () => {
    const cora = await loginAsEmployee(app);
    const first = await ask(cora, { sssNumber: '44-7654321-0', taxId: '123-456-789' });
    const both = { sssNumber: '44-7654321-1', philhealthNumber: '12-345678901-2' };
    await expect(ask(cora, both)).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'sssNumber' }] } },
    });
    const other = await ask(cora, { philhealthNumber: '12-345678901-2' });
    const twice = await Promise.allSettled([
      ask(cora, { hdmfNumber: '1234-5678-9012' }),
      ask(cora, { hdmfNumber: '1234-5678-9013' }),
    ]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await portal(cora).withdrawRequest.mutate({ id: first.id });
    await ask(cora, { sssNumber: '44-7654321-1' });
    expect(other.status).toBe('open');
  });

  test('numbers are masked everywhere, and changed by a request that is agreed to', async () => {
    const key = randomUUID();
    const numbers = { sssNumber: '44-7654321-0', text: 'A new card' };
    const request = await portal(ana).requestIdChange.mutate({ key, ...numbers });
    expect(await portal(ana).requestIdChange.mutate({ key, ...numbers })).toMatchObject({
      id: request.id,
    });
    const read = [
      request,
      await ownProfile(ana),
      await portal(ana).listRequests.query(),
      await portal(ana).getDashboard.query(),
      await admin.trpc.admin.changeRequests.list.query({}),
      await admin.trpc.admin.changeRequests.get.query({ id: request.id }),
    ];
    expect(JSON.stringify(read)).not.toMatch(/44-7654321-0|33-1111111-1|111-222-333/);
    expect(request.payload).toEqual({ kind: 'employee-government-ids', sssNumber: '•••• 21-0' });
    expect(await portal(ana).getDashboard.query()).toMatchObject({ openRequests: 1 });

    const answer = await admin.trpc.admin.changeRequests.answer.mutate({
      id: request.id,
      status: 'approved',
      answer: 'Noted.',
      version: await versionOf(request.id),
    });
    expect(answer).toMatchObject({ status: 'done', payload: { sssNumber: '•••• 21-0' } });
    expect(await storedEmployee(app, ana.employeeId)).toMatchObject({
      sssNumber: '44-7654321-0',
      taxId: '111-222-333',
    });
    expect(await portal(ana).listRequests.query()).toMatchObject([
      { id: request.id, status: 'done', answer: 'Noted.' },
    ]);
    // Nothing but the mask stays with the request, and the record of activities has no number at all.
    const stored = await app.orm.em.fork().findOneOrFail(ChangeRequest, { id: request.id });
    expect(JSON.stringify(stored.payload)).not.toContain('44-7654321-0');
    const events = await app.orm.em.fork().findAll(AuditEvent);
    expect(JSON.stringify(events)).not.toMatch(/7654321|1111111|•|(?<![\da-f-])21-0(?![\da-f-])/);
  });

  test('a request that is declined changes nothing', async () => {
    const { id } = await ask(ben, { taxId: '123-123-123' });
    await admin.trpc.admin.changeRequests.answer.mutate({
      id,
      status: 'declined',
      answer: 'The paper says something else.',
      version: await versionOf(id),
    });
    expect(await storedEmployee(app, ben.employeeId)).toMatchObject({ taxId: '999-888-777' });
    expect(await portal(ben).listRequests.query()).toMatchObject([{ id, status: 'declined' }]);
  });

  test('a request names at least one number, and never a masked one', async () => {
    await expect(ask(ben, { text: 'Please' })).rejects.toThrow('at least one');
    await expect(ask(ben, { taxId: '•••• 1234' })).rejects.toThrow();
    await expect(ask(ben, { taxId: 'x'.repeat(61) })).rejects.toThrow();
    await expect(
      portal(ben).requestIdChange.mutate({ key: 'too short', taxId: '123-456-789' }),
    ).rejects.toThrow();
  });

  test('two employees never see each other’s numbers or requests', async () => {
    const { id } = await ask(ana, { hdmfNumber: '5555-6666-7777' });
    const seen = JSON.stringify([
      await portal(ben).getProfile.query(),
      await portal(ben).getDashboard.query(),
      await portal(ben).listRequests.query(),
    ]);
    for (const foreign of [id, ana.employeeId, '6-7777', '3-333', 'Ana']) {
      expect(seen).not.toContain(foreign);
    }
    // With the key of another person's form one asks for oneself.
    const key = randomUUID();
    const one = await portal(ana).requestIdChange.mutate({ key, taxId: '111-111-111' });
    const other = await portal(ben).requestIdChange.mutate({ key, taxId: '222-222-222' });
    expect(other.id).not.toBe(one.id);
  });

  test('who has no profile reads on and is told so', async () => {
    const nobody = await app.loginAs('employee');
    const { employee } = nobody.trpc;
    expect(await employee.getProfile.query()).toBeNull();
    expect(await employee.getDashboard.query()).toMatchObject({ profile: null, openRequests: 0 });
    expect(await employee.listRequests.query()).toEqual([]);
    expect(await employee.listResources.query({})).toMatchObject({ rows: [] });
    const current = await editable(ben);
    await expect(employee.updateProfile.mutate(current)).rejects.toMatchObject({
      data: { httpStatus: 404 },
    });
    await expect(
      employee.requestIdChange.mutate({ key: randomUUID(), taxId: '123-456-789' }),
    ).rejects.toMatchObject({ data: { httpStatus: 404 } });
  });

  test('a deleted profile is nobody’s until it is restored', async () => {
    const { employees } = admin.trpc.admin;
    const { username } = await app.orm.em.fork().findOneOrFail(User, { id: ben.userId });
    await employees.delete.mutate({ id: ben.employeeId });
    expect((await ben.client.get('/api/auth/user')).status).toBe(401);
    // The access went with it; restoring it shows no profile all the same.
    await admin.trpc.admin.users.reactivate.mutate({ id: ben.userId });
    await ben.client.post('/api/auth/login', { username, password: testPassword });
    expect(await portal(ben).getProfile.query()).toBeNull();
    await employees.restore.mutate({ id: ben.employeeId });
    expect(await ownProfile(ben)).toMatchObject({ id: ben.employeeId });
  });

  test('pictures come from employees alone by their own way in', async () => {
    const form = async () => {
      const data = new FormData();
      const picture = await plainPicture('png', { width: 40, height: 50 });
      data.append('image', new Blob([new Uint8Array(picture)]));
      return { body: data };
    };
    for (const [client, status] of [
      [app.client(), 401],
      [await app.loginAs('client'), 403],
      [admin, 403],
      [ben.client, 201],
    ] as const) {
      const answer = await client.request('POST', '/api/employee/images', await form());
      expect(answer.status).toBe(status);
    }
  });
});
