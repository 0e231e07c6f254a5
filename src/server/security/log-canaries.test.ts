import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../db/entities/user.ts';
import {
  applicantForm,
  fillQuestionBank,
  finishAssessment,
  uploadResume,
} from '../testing/applicant.ts';
import { addCompany } from '../testing/client-portal.ts';
import { loginAsEmployee } from '../testing/employee-people.ts';
import { linkIn, mailsTo, mailTo } from '../testing/mailbox.ts';
import { appCode, setUpTwoSteps } from '../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const canary = 'canary-9d41';
const person = { name: canary, email: `${canary}@people.example`, consent: true };
const newPassword = `${canary}-horse-battery`;

describeOnDatabases('the log of a whole day', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    // Nobody listens there: each mail fails, and says so.
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
      phone: canary,
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
      resumeUrl: await uploadResume(client),
      attempt,
      dataConsent: true,
    });
    const token = sent.statusToken ?? '';
    secrets.add(token);
    await client.get(`/api/application/resume?token=${token}`);
    await client.trpc.careers.getOwnData.mutate({ token });
    await client.trpc.careers.withdrawOwnApplication.mutate({ token });
    await app.doJobs();
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
    const { secret, recoveryCodes } = await setUpTwoSteps(client, testPassword);
    for (const each of [secret, ...recoveryCodes]) secrets.add(each);
    await client.post('/api/auth/login', { username, password: testPassword, code: '000000' });
    await client.post('/api/auth/login', {
      username,
      password: testPassword,
      code: appCode(secret, 1),
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
      taxRate: 0,
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
    await app.doJobs();
    const { email } = await app.orm.em.fork().findOneOrFail(User, { id });
    const token = linkIn(await mailTo(app, email), '/reset').searchParams.get('token') ?? '';
    secrets.add(token);
    await app.client().get(`/reset?token=${token}`);
    await app.client().trpc.public.resetPassword.mutate({ token, password: newPassword });
    await app.doJobs();
    expect(log()).toContain('a mail was not delivered');
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
