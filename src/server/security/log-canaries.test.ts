import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import {
  applicantForm,
  fillQuestionBank,
  finishAssessment,
  sendResume,
  uploadResume,
} from '../testing/applicant.ts';
import { linkIn, mailsTo, mailTo } from '../testing/mailbox.ts';
import { addCompany, loginAsEmployee } from '../testing/portal-people.ts';
import { generateTotpCode, setUpTwoStepLogin } from '../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';
import { pdfWithText } from '../uploads/testing/resume-files.ts';

const canary = 'canary-9d41';
const person = { name: canary, email: `${canary}@people.example`, consent: true };
/** What an applicant sends: found in the bytes as they are, and in the name. */
const resume = async () => ({ bytes: await pdfWithText(canary), fileName: `${canary} résumé.pdf` });
const newPassword = `${canary}-horse-battery`;

describeOnDatabases('the log of a whole day', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    // No server listens there: each mail fails, and says so.
    app = await startTestApp(kind, {
      SMTP_URL: `smtp://${canary}:${canary}-password@127.0.0.1:9`,
      MEDIA_KIT_PIN: '0472',
    });
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());

  /** What must stand in no line, beside the canary: told by the server itself. */
  const secrets = new Set<string>([testPassword]);
  const log = () => app.logs.join('');
  function expectClean() {
    expect(log()).not.toContain(canary);
    for (const secret of secrets) expect(log()).not.toContain(secret);
    expect(log()).not.toMatch(/argon2id|talabridge_session|media_kit=/);
  }

  test('holds nothing that visitors and applicants have typed', async () => {
    const client = app.client();
    const { slots } = Object((await client.get('/api/bookings/slots')).body);
    await client.post('/api/contact', { ...person, message: canary, company: canary });
    await client.post('/api/newsletter', { email: person.email });
    await client.post('/api/bookings', { ...person, topic: canary, startsAt: slots.at(-1) });
    await client.post('/api/client-registration', {
      companyName: canary,
      contactPerson: canary,
      contactEmail: person.email,
      phone: `${canary} 23125`,
      notes: canary,
      privacyConsent: true,
    });
    await client.get(
      `/api/trpc/public.listNews?input=${encodeURIComponent(`{"json":{"search":"${canary}"}}`)}`,
    );
    const attempt = await finishAssessment(client, { typedText: canary });
    secrets.add(attempt.token);
    const sent = await client.trpc.careers.submitApplication.mutate({
      ...applicantForm,
      applicantName: canary,
      email: `applicant-${person.email}`,
      coverLetter: canary,
      resumeUrl: await uploadResume(client, await resume()),
      attempt,
      dataConsent: true,
    });
    const grant = { token: sent.statusToken, access: sent.access };
    secrets.add(grant.token).add(grant.access);
    await client.post('/api/application/resume', grant);
    await client.trpc.careers.getOwnData.mutate(grant);
    await client.trpc.careers.withdrawOwnApplication.mutate(grant);
    await app.runJobs();
    for (const mail of await mailsTo(app, person.email)) {
      for (const [, secret = ''] of mail.text?.matchAll(/token=(\S+)/g) ?? []) {
        secrets.add(secret);
        await client.get(`/newsletter/confirm?token=${secret}`);
        await client.get(
          `/api/trpc/public.getMeeting?input=${encodeURIComponent(`{"json":{"token":"${secret}"}}`)}`,
        );
      }
    }
    expect(secrets.size).toBeGreaterThan(4);
    expectClean();
  });

  test('holds nothing of what people of the house do', async () => {
    const { id, username } = await app.addUser('admin');
    const client = app.client();
    await client.post('/api/auth/login', { username: canary, password: canary });
    await client.post('/api/auth/login', { username, password: testPassword });
    for (const [, value = ''] of client.cookie.matchAll(/=([^;]+)/g)) secrets.add(value);
    const { secret, recoveryCodes } = await setUpTwoStepLogin(client, testPassword);
    for (const each of [secret, ...recoveryCodes]) secrets.add(each);
    await client.post('/api/auth/login', { username, password: testPassword, code: '000000' });
    await client.post('/api/auth/login', {
      username,
      password: testPassword,
      code: generateTotpCode(secret, 1),
    });
    await client.post('/api/trpc/public.openMediaKit', { json: { pin: '9999' } });
    const { admin } = client.trpc;
    const company = await addCompany(app, canary);
    await admin.applications.list.query({ search: canary });
    await admin.clients.list.query({ search: canary });
    await admin.search.find.query({ query: canary });
    const draft = await admin.invoices.create.mutate({
      clientId: company.id,
      currency: 'EUR',
      taxRate: 1900,
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      dueOn: null,
      lines: [{ description: canary, quantity: 100, unitPrice: 100 }],
      note: canary,
    });
    await admin.invoices.send.mutate(draft);
    await admin.users.invite.mutate({
      firstName: canary,
      lastName: canary,
      email: `invited-${person.email}`,
      role: 'employee',
      locale: 'en',
    });
    const employee = await loginAsEmployee(app, { name: canary, taxId: canary, notes: canary });
    await admin.employees.reveal.mutate({ id: employee.employeeId });
    await app.client().trpc.public.requestPasswordReset.mutate({ username });
    await app.runJobs();
    const { email } = await app.orm.em.fork().findOneOrFail(User, { id });
    const token = linkIn(await mailTo(app, email), '/reset').searchParams.get('token') ?? '';
    secrets.add(token);
    await app.client().get(`/reset?token=${token}`);
    await app.client().trpc.public.resetPassword.mutate({ token, password: newPassword });
    await app.runJobs();
    expect(log()).toContain('mail delivery failed');
    expectClean();
  });

  test('holds that a résumé was sent and read, and that its storage failed, but nothing of it', async () => {
    const visitor = app.client();
    const sentResume = await resume();
    // Otherwise the log is clean because nothing was there to tell.
    expect(sentResume.bytes.includes(canary)).toBe(true);
    const resumeUrl = await uploadResume(visitor, sentResume);
    const admin = await app.loginAs('admin');
    const read = await admin.get(resumeUrl);
    expect(read.status).toBe(200);
    expect(read.text).toContain(canary);
    expect(read.headers.get('content-disposition')).toContain(canary);
    expect((await visitor.get(resumeUrl)).status).toBe(401);
    const typed = { ...sentResume, bytes: Buffer.from(canary) };
    expect((await sendResume(visitor, typed)).sent.status).toBe(415);

    // A file where the folder of all files was: whatever the store does fails.
    const folder = path.join(app.dataDir, 'objects');
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, '');
    const failed = [(await sendResume(visitor, sentResume)).sent, await admin.get(resumeUrl)];
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
    for (const { status, text, headers } of failed) {
      expect([status, text.includes(canary)]).toEqual([503, false]);
      const lines = app.logs.filter((line) => line.includes(headers.get('x-request-id') ?? '?'));
      expect(lines.join('')).toContain('ENOTDIR');
    }
    expect((await sendResume(visitor, sentResume)).sent.status).toBe(201);
    expectClean();
  });

  test('and the activity tell of logins, those that failed and those that did not', async () => {
    const { id, username } = await app.addUser('employee');
    const client = app.client();
    const login = async (password: string) => {
      const { status, headers } = await client.post('/api/auth/login', { username, password });
      return { status, requestId: headers.get('x-request-id') };
    };
    const failed = await login(`${canary}-wrong`);
    const passed = await login(testPassword);
    expect([failed.status, passed.status]).toEqual([401, 200]);
    const events = await app.orm.em
      .fork()
      .find(AuditEvent, { subjectId: id }, { orderBy: { action: 'desc' } });
    expect(events).toMatchObject([
      { action: 'user.login-failed', actorId: null, requestId: failed.requestId },
      { action: 'user.login', actorId: id, subjectLabel: username, requestId: passed.requestId },
    ]);
    const lineOf = (requestId: string | null, message: string) =>
      app.logs.filter((line) => line.includes(`${requestId}`) && line.includes(message)).join('');
    expect(lineOf(failed.requestId, 'denied')).toContain('invalid-credentials');
    expect(lineOf(passed.requestId, 'answered')).toContain('"path":"/api/auth/login"');
    expectClean();
  });

  test('holds what failed and for whom, without what was sent, when the database breaks', async () => {
    const em = app.orm.em.fork();
    for (const table of ['contact_messages', 'newsletter_subscribers', 'applications']) {
      await em.execute(`alter table "${table}" rename to "${table}_gone"`);
    }
    const client = app.client();
    const calls = [
      () => client.post('/api/contact', { ...person, message: `${canary} again` }),
      () =>
        client.post('/api/trpc/public.sendContact', {
          json: { ...person, message: `${canary} more` },
        }),
      () => client.post('/api/newsletter', { email: `other-${person.email}` }),
      () => client.post('/api/trpc/public.subscribe', { json: { email: `more-${person.email}` } }),
    ];
    for (const call of calls) {
      const answer = await call();
      expect(answer.status).toBe(500);
      const id = answer.headers.get('x-request-id') ?? 'none';
      expect(answer.text).toContain(id);
      expect(answer.text).not.toContain(canary);
      const lines = app.logs.filter((line) => line.includes(id)).join('');
      expect(lines).toContain('"msg":"failed"');
      // Enough to find what was wrong: PostgreSQL's code for a table that is not there.
      expect(lines).toContain('42P01');
    }
    expectClean();
  });
});
