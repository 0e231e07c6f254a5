import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../../shared/domain/accounts.ts';
import { User, UserToken } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const password = 'lamp river onion sock';

describeOnDatabases('accounts', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const emailOf = ({ username }: { username: string }) => `${username}@people.example`;
  const mailsTo = (recipient: string) =>
    app.orm.em.fork().find(OutgoingMail, { recipient, kind: 'password-reset' });
  const events = (subjectId: string, action: AuditEvent['action']) =>
    app.orm.em.fork().count(AuditEvent, { subjectId, action });
  const isIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
  async function logIn(username: string, secret = testPassword): Promise<TestClient> {
    const client = app.client();
    await client.post('/api/auth/login', { username, password: secret });
    return client;
  }
  const forget = (username: string, headers: Record<string, string> = {}) =>
    app.client().post('/api/trpc/public.requestPasswordReset', { json: { username } }, headers);
  /** The secrets of the links that were mailed to an address, oldest first. */
  async function mailedTokens(recipient: string): Promise<string[]> {
    await app.runJobs();
    const mails = await mailsTo(recipient);
    return mails.map(({ text }) => /reset\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '');
  }
  const reset = (token: string, chosen = password) =>
    app.client().post('/api/trpc/public.resetPassword', { json: { token, password: chosen } });
  const codeOf = (answer: { body: unknown }) => Object(answer.body).error?.json?.data?.error?.code;

  test('a forgotten password: the mailed link sets a new one, once, and logs out everywhere', async () => {
    const person = await app.addUser('client');
    const before = await logIn(person.username);
    expect((await forget(person.username)).status).toBe(200);
    const [token = '', ...others] = await mailedTokens(emailOf(person));
    expect(others).toEqual([]);
    expect(await app.client().trpc.public.getPasswordReset.query({ token })).toEqual({
      firstName: 'Test',
      maskedEmail: expect.stringMatching(/^u•••@people\.example$/),
    });
    expect(await events(person.id, 'user.password-forgotten')).toBe(1);

    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'not-found')).toHaveLength(4);
    expect(await isIn(before)).toBe(false);
    expect(await isIn(await logIn(person.username))).toBe(false);
    expect(await isIn(await logIn(person.username, password))).toBe(true);
    expect(await events(person.id, 'user.password')).toBe(1);
    expect(await app.client().trpc.public.getPasswordReset.query({ token })).toBeNull();
  });

  test('the mail is in the language of the account, else in that of the page, and leads to our own site', async () => {
    const person = await app.addUser('employee');
    await forget(emailOf(person).toUpperCase(), { 'x-language': 'de', host: 'evil.example' });
    await app.runJobs();
    const [mail] = await mailsTo(emailOf(person));
    expect(mail?.subject).toBe('Ein neues Passwort für Talabridge');
    expect(mail?.text).toContain(`http://${app.env.HOST}:${app.env.PORT}/de/reset?token=`);
    expect(mail?.text).not.toContain('evil');
    // A reader of the link in the outbox could log in as its recipient.
    const admin = await app.loginAs('admin');
    const seen = await admin.trpc.admin.mails.get.query({ id: mail?.id ?? '' });
    expect(seen).toMatchObject({ withheld: 'secret', text: null, html: null });
  });

  test('no answer tells whether there is an account, and none is made up', async () => {
    const person = await app.addUser('client');
    const known = await forget(person.username);
    const unknown = await forget('nobody@people.example');
    expect(unknown).toMatchObject({ status: known.status, text: known.text });
    await app.runJobs();
    expect(await mailsTo('nobody@people.example')).toEqual([]);
  });

  test('who asks again and again gets three links an hour, which work until one was used', async () => {
    const person = await app.addUser('client');
    for (let count = 0; count < 5; count += 1) await forget(person.username);
    const tokens = await mailedTokens(emailOf(person));
    expect(tokens).toHaveLength(3);
    // Also where all of them are used at the same moment.
    const answers = await Promise.all(tokens.map((token) => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'not-found')).toHaveLength(2);
  });

  test.each(['deactivated', 'invited'])('somebody %s gets no link', async (state) => {
    const person = await app.addUser('client');
    const change = state === 'invited' ? { passwordHash: null } : { isActive: false };
    await app.orm.em.fork().nativeUpdate(User, { id: person.id }, change);
    await forget(person.username);
    expect(await mailedTokens(emailOf(person))).toEqual([]);
  });

  test('an expired link, a made up one and an easy password are refused', async () => {
    const person = await app.addUser('client');
    await forget(person.username);
    const [token = ''] = await mailedTokens(emailOf(person));
    expect(codeOf(await reset(token, 'password1234'))).toBe('invalid-input');
    expect(codeOf(await reset('made-up'))).toBe('not-found');
    await app.orm.em
      .fork()
      .nativeUpdate(UserToken, { user: person.id }, { expiresAt: new Date(Date.now() - 1000) });
    expect(codeOf(await reset(token))).toBe('not-found');
    expect(await isIn(await logIn(person.username))).toBe(true);
  });

  test.each<Role>(['admin', 'employee', 'client'])(
    'an %s changes the password: others are logged out, this one stays in',
    async (role) => {
      const person = await app.addUser(role);
      const here = await logIn(person.username);
      const there = await logIn(person.username);
      const change = (current: string) =>
        here.post('/api/trpc/public.changePassword', { json: { current, password } });
      const refused = await change('not my password');
      expect(Object(refused.body).error.json.data.error.issues).toEqual([
        { path: 'current', message: 'This is not your present password' },
      ]);
      const same = await here.post('/api/trpc/public.changePassword', {
        json: { current: testPassword, password: testPassword },
      });
      expect(Object(same.body).error.json.data.error.issues).toEqual([
        { path: 'password', message: 'The new password must differ from the present one' },
      ]);
      expect(await isIn(there)).toBe(true);
      expect((await change(testPassword)).status).toBe(200);
      expect(await isIn(here)).toBe(true);
      expect(await isIn(there)).toBe(false);
      expect(await isIn(await logIn(person.username))).toBe(false);
      expect(await isIn(await logIn(person.username, password))).toBe(true);
    },
  );

  test('one sees where one is logged in, and ends it there; never somebody else’s', async () => {
    const person = await app.addUser('client');
    const stranger = await app.loginAs('client');
    const here = await logIn(person.username);
    const there = app.client();
    await there.request('POST', '/api/auth/login', {
      headers: { 'content-type': 'application/json', 'user-agent': 'Firefox/140.0 (Windows NT)' },
      body: JSON.stringify({ username: person.username, password: testPassword }),
    });
    const sessions = await here.trpc.public.listSessions.query();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(other?.device).toBe('Firefox, Windows');
    const end = (client: TestClient) =>
      client.post('/api/trpc/public.endSession', { json: { id: other?.id } });
    expect(codeOf(await end(stranger))).toBe('not-found');
    expect((await end(here)).status).toBe(200);
    expect(await isIn(there)).toBe(false);
    expect(await isIn(here)).toBe(true);
  });

  test('everywhere else at once', async () => {
    const person = await app.addUser('employee');
    const here = await logIn(person.username);
    const others = [await logIn(person.username), await logIn(person.username)];
    expect(await here.trpc.public.endOtherSessions.mutate()).toEqual({ count: 2 });
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await isIn(here)).toBe(true);
    expect(await here.trpc.public.listSessions.query()).toHaveLength(1);
  });

  test('the language is kept with the account', async () => {
    const client = await app.loginAs('client');
    await client.trpc.public.setLocale.mutate({ locale: 'de' });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ locale: 'de' });
  });
});
