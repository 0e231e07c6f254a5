import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../db/entities/accounts.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { applicantForm, createStoredResume, reportedScores } from '../../testing/applicant.ts';
import { addEmployee } from '../../testing/content.ts';
import { loginAsEmployee } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('the accounts of employees', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const employees = () => admin.trpc.admin.employees;
  const makeProfile = async () => {
    const em = app.orm.em.fork();
    const { id } = addEmployee(em, { slug: `person-${randomUUID()}` });
    await em.flush();
    return id;
  };
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => Object(error).data?.error.code,
    );
  const apply = async (status = 'accepted', fields: Record<string, string> = {}) => {
    const email = `${randomUUID()}@applicants.example`;
    const sent = await app.client().post('/api/applications', {
      ...applicantForm,
      ...reportedScores,
      email,
      resumeUrl: await createStoredResume(app.orm),
      ...fields,
    });
    const { id } = Object(sent.body);
    await admin.patch(`/api/applications/${id}`, { status });
    return { id, email: fields.email ?? email };
  };

  test('a profile and an employee’s account belong to each other alone', async () => {
    const [first, second] = [await makeProfile(), await makeProfile()];
    const [ana, ben] = [await app.addUser('employee'), await app.addUser('employee')];
    const client = await app.addUser('client');
    const link = (id: string, userId: string) =>
      codeOf(employees().linkAccount.mutate({ id, userId }));
    expect(await employees().getAccount.query({ id: first })).toBeNull();
    expect(await link(first, ana.id)).toBe('done');
    expect(await link(first, ana.id)).toBe('done');
    expect(await link(first, ben.id)).toBe('wrong-state');
    expect(await link(second, ana.id)).toBe('invalid-input');
    expect(await link(second, client.id)).toBe('invalid-input');
    expect(await link(second, randomUUID())).toBe('invalid-input');
    expect(await link(randomUUID(), ben.id)).toBe('not-found');
    expect(await employees().getAccount.query({ id: first })).toMatchObject({
      id: ana.id,
      state: 'active',
    });
    const found = await employees().findAccounts.query({ search: ben.username });
    expect(found).toMatchObject([{ id: ben.id }]);
    expect(await employees().findAccounts.query({ search: ana.username })).toEqual([]);

    await employees().unlinkAccount.mutate({ id: first });
    await employees().unlinkAccount.mutate({ id: first });
    expect(await employees().getAccount.query({ id: first })).toBeNull();
    expect(await link(second, ana.id)).toBe('done');
  });

  test('two administrators who link at once leave one account a profile', async () => {
    const id = await makeProfile();
    const users = [await app.addUser('employee'), await app.addUser('employee')];
    const outcomes = await Promise.all(
      users.map((user) => codeOf(employees().linkAccount.mutate({ id, userId: user.id }))),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'wrong-state']);
    const [one, other] = [await makeProfile(), await makeProfile()];
    const { id: userId } = await app.addUser('employee');
    const both = await Promise.all([
      codeOf(employees().linkAccount.mutate({ id: one, userId })),
      codeOf(employees().linkAccount.mutate({ id: other, userId })),
    ]);
    expect(both.filter((outcome) => outcome === 'done')).toHaveLength(1);
  });

  test('a profile rests while its user has another role, and is there again with the role', async () => {
    const { userId, employeeId } = await loginAsEmployee(app);
    const users = () => admin.trpc.admin.users;
    await users().setRole.mutate({ id: userId, role: 'admin' });
    expect(await employees().getAccount.query({ id: employeeId })).toBeNull();
    const { name } = await employees().get.query({ id: employeeId });
    expect((await users().get.query({ id: userId })).links).toEqual({
      company: null,
      profile: name,
    });
    // What is done to the profile is not done to the account of another role.
    await employees().delete.mutate({ id: employeeId });
    expect(await users().get.query({ id: userId })).toMatchObject({ state: 'active' });
    await employees().restore.mutate({ id: employeeId });
    await employees().unlinkAccount.mutate({ id: employeeId });

    await users().setRole.mutate({ id: userId, role: 'employee' });
    expect(await employees().getAccount.query({ id: employeeId })).toMatchObject({ id: userId });
  });

  test('a profile whose link rests can be given to somebody else', async () => {
    const id = await makeProfile();
    const [{ id: first }, { id: second }] = [
      await app.addUser('employee'),
      await app.addUser('employee'),
    ];
    await employees().linkAccount.mutate({ id, userId: first });
    await admin.trpc.admin.users.setRole.mutate({ id: first, role: 'client' });
    expect(await employees().linkAccount.mutate({ id, userId: second })).toMatchObject({
      id: second,
    });
    await admin.trpc.admin.users.setRole.mutate({ id: first, role: 'employee' });
    expect(await employees().getAccount.query({ id })).toMatchObject({ id: second });
    expect((await admin.trpc.admin.users.get.query({ id: first })).links.profile).toBeNull();
  });

  test('of an account that comes back and another that is linked at once one has the profile', async () => {
    const id = await makeProfile();
    const [{ id: first }, { id: second }] = [
      await app.addUser('employee'),
      await app.addUser('employee'),
    ];
    await employees().linkAccount.mutate({ id, userId: first });
    await admin.trpc.admin.users.setRole.mutate({ id: first, role: 'client' });
    const [back, linked] = await Promise.all([
      codeOf(admin.trpc.admin.users.setRole.mutate({ id: first, role: 'employee' })),
      codeOf(employees().linkAccount.mutate({ id, userId: second })),
    ]);
    expect(back).toBe('done');
    expect(['done', 'wrong-state', 'conflict']).toContain(linked);
    expect(await employees().getAccount.query({ id })).toMatchObject({
      id: linked === 'done' ? second : first,
    });
  });

  test('who is no employee any more has no profile', async () => {
    const id = await makeProfile();
    const { id: userId } = await app.addUser('employee');
    await employees().linkAccount.mutate({ id, userId });
    await admin.trpc.admin.users.setRole.mutate({ id: userId, role: 'client' });
    expect(await employees().getAccount.query({ id })).toBeNull();
  });

  test('deleting an employee ends the access, and undoing it gives it back', async () => {
    const person = await loginAsEmployee(app);
    const { id, username } = await app.addUser('employee');
    const colleague = await makeProfile();
    await employees().linkAccount.mutate({ id: colleague, userId: id });
    const stateOf = async (userId: string) =>
      (await admin.trpc.admin.users.get.query({ id: userId })).state;
    const logIn = async () =>
      (await app.client().post('/api/auth/login', { username, password: testPassword })).status;
    await admin.trpc.admin.users.deactivate.mutate({ id });
    for (const employeeId of [person.employeeId, colleague]) {
      await employees().delete.mutate({ id: employeeId });
    }
    expect(await stateOf(person.userId)).toBe('deactivated');
    expect((await person.client.get('/api/auth/user')).status).toBe(401);
    for (const employeeId of [person.employeeId, colleague]) {
      await employees().restore.mutate({ id: employeeId });
    }
    expect(await stateOf(person.userId)).toBe('active');
    // This access was taken away before, for another reason.
    expect(await stateOf(id)).toBe('deactivated');
    expect(await logIn()).toBe(401);
    expect(await employees().getAccount.query({ id: person.employeeId })).toMatchObject({
      id: person.userId,
    });
  });

  test('an invited person’s link sleeps while the profile is deleted', async () => {
    const id = await makeProfile();
    const email = `${randomUUID()}@people.example`;
    const { link } = await employees().invite.mutate({
      id,
      firstName: 'Ana',
      lastName: 'Reyes',
      email,
      locale: 'en',
    });
    const token = new URL(link, app.url).searchParams.get('token') ?? '';
    const invitation = () => app.client().trpc.public.getInvitation.query({ token });
    await employees().delete.mutate({ id });
    expect(await invitation()).toBeNull();
    await employees().restore.mutate({ id });
    expect(await invitation()).toMatchObject({ firstName: 'Ana' });
  });

  test('the account of a deleted profile can have another one, which undoing does not take away', async () => {
    const [old, next] = [await makeProfile(), await makeProfile()];
    const user = await app.addUser('employee');
    await employees().linkAccount.mutate({ id: old, userId: user.id });
    await employees().delete.mutate({ id: old });
    expect(await employees().findAccounts.query({ search: user.username })).toMatchObject([
      { id: user.id, state: 'deactivated' },
    ]);
    await employees().linkAccount.mutate({ id: next, userId: user.id });
    await admin.trpc.admin.users.reactivate.mutate({ id: user.id });
    await employees().restore.mutate({ id: old });
    expect(await employees().getAccount.query({ id: old })).toBeNull();
    expect(await employees().getAccount.query({ id: next })).toMatchObject({
      id: user.id,
      state: 'active',
    });
    const other = await app.addUser('employee');
    await employees().linkAccount.mutate({ id: old, userId: other.id });
    expect(await employees().getAccount.query({ id: old })).toMatchObject({ id: other.id });
  });

  test('an invited employee sets a password and finds the profile', async () => {
    const id = await makeProfile();
    const email = `${randomUUID()}@people.example`;
    const person = { id, firstName: 'Ana', lastName: 'Reyes', email, locale: 'en' as const };
    const { link, user } = await employees().invite.mutate(person);
    expect(user).toMatchObject({ role: 'employee', state: 'invited', company: null });
    expect(await codeOf(employees().invite.mutate(person))).toBe('wrong-state');
    expect(await codeOf(employees().invite.mutate({ ...person, id: await makeProfile() }))).toBe(
      'invalid-input',
    );
    const visitor = app.client();
    const token = new URL(link, app.url).searchParams.get('token') ?? '';
    await visitor.trpc.public.activateAccount.mutate({ token, password: `${testPassword}-9` });
    const answer = await visitor.post('/api/auth/login', {
      username: email,
      password: `${testPassword}-9`,
    });
    expect(answer.status).toBe(200);
    expect(await visitor.trpc.employee.getProfile.query()).toMatchObject({ id });
  });

  test('an accepted applicant becomes an employee once', async () => {
    const { id, email } = await apply();
    const hired = await employees().hire.mutate({ id });
    expect(hired).toMatchObject({ isNew: true, account: { email, state: 'invited' } });
    expect(hired.invitation?.link).toContain('/activate');
    expect(await employees().get.query({ id: hired.employeeId })).toMatchObject({
      name: 'Maria Santos',
      privateEmail: email,
      privatePhone: '+63 917 555 0101',
      position: 'Customer Service Representative',
      isActive: false,
      isPublic: false,
    });
    expect(await employees().hire.mutate({ id })).toMatchObject({
      employeeId: hired.employeeId,
      isNew: false,
      invitation: null,
      account: { email },
    });
    expect(await admin.trpc.admin.applications.get.query({ id })).toMatchObject({
      employeeId: hired.employeeId,
    });
    await employees().delete.mutate({ id: hired.employeeId });
    expect(await employees().hire.mutate({ id })).toMatchObject({
      employeeId: hired.employeeId,
      account: { email, state: 'invited' },
    });
    expect(await employees().get.query({ id: hired.employeeId })).toMatchObject({
      privateEmail: email,
    });
  });

  test('who is hired again after the profile was deleted gets a new profile for the same account', async () => {
    const first = await apply();
    const before = await employees().hire.mutate({ id: first.id });
    await employees().delete.mutate({ id: before.employeeId });
    const second = await apply('accepted', { email: first.email });
    const after = await employees().hire.mutate({ id: second.id });
    expect(after).toMatchObject({ isNew: true, account: { id: before.account?.id } });
    await employees().restore.mutate({ id: before.employeeId });
    expect(await employees().getAccount.query({ id: before.employeeId })).toBeNull();
    expect(await employees().getAccount.query({ id: after.employeeId })).toMatchObject({
      state: 'deactivated',
    });
  });

  test('five who hire at once make one profile and one account', async () => {
    const { id, email } = await apply();
    const hired = await Promise.all(
      Array.from({ length: 5 }, () => employees().hire.mutate({ id })),
    );
    expect(new Set(hired.map(({ employeeId }) => employeeId)).size).toBe(1);
    expect(hired.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(hired.filter(({ invitation }) => invitation)).toHaveLength(1);
    const em = app.orm.em.fork();
    expect(await em.count(EmployeeProfile, { application: id })).toBe(1);
    expect(await em.count(User, { email })).toBe(1);
  });

  test('an account of that address is linked where it is a free employee’s, and else left alone', async () => {
    const free = await app.addUser('employee');
    const known = await apply('accepted', { email: `${free.username}@people.example` });
    expect(await employees().hire.mutate({ id: known.id })).toMatchObject({
      invitation: null,
      account: { id: free.id },
    });
    const client = await app.addUser('client');
    const other = await apply('accepted', { email: `${client.username}@people.example` });
    expect(await employees().hire.mutate({ id: other.id })).toMatchObject({
      invitation: null,
      account: null,
    });
    const row = await app.orm.em.fork().findOneOrFail(User, { id: client.id });
    expect(row.role).toBe('client');
  });

  test('nobody is hired who was not accepted, is not there, or is covered', async () => {
    const { id } = await apply('reviewing');
    expect(await codeOf(employees().hire.mutate({ id }))).toBe('wrong-state');
    expect(await codeOf(employees().hire.mutate({ id: randomUUID() }))).toBe('not-found');
    const accepted = await apply();
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    expect(await codeOf(employees().hire.mutate({ id: accepted.id }))).toBe('forbidden');
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
    expect(await codeOf(employees().hire.mutate({ id: accepted.id }))).toBe('done');
  });
});
