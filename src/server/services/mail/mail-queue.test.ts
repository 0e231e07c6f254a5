import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { applicantForm, createStoredResume } from '../../testing/applicant.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const message = (email: string) => ({
  name: 'Lena Brandt',
  email,
  message: 'Who answers at night?',
  consent: true,
});

describeOnBothDatabases('mails to a server', (kind) => {
  let server: TestMailServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    app = await startTestApp(kind, { SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });
  const send = (email: string, headers = {}) =>
    app.client().post('/api/contact', message(email), headers);
  const mailTo = (recipient: string) =>
    app.orm.em.fork().findOneOrFail(OutgoingMail, { recipient });
  const takenFor = (email: string) => server.mails.filter((mail) => mail.includes(`To: ${email}`));

  test('whoever writes is told that it arrived, once, and the copy here goes', async () => {
    const email = 'once@clients.example';
    await Promise.all(Array.from({ length: 5 }, () => send(email)));
    await app.runJobs();
    await app.runJobs();
    const [mail = '', ...others] = takenFor(email);
    expect(others).toEqual([]);
    const { id, ...stored } = await mailTo(email);
    expect(stored).toMatchObject({ status: 'sent', text: null, html: null, attempts: 1 });
    expect(mail).toContain(`Message-ID: <${id}@talabridge.example>`);
    expect(mail).toContain('Subject: Your message to Talabridge');
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toMatch(/text\/plain/);
    expect(mail).toMatch(/text\/html/);
    // The address is not proved to be theirs: nobody sends words of their own through us.
    expect(mail).not.toContain('Who answers');
    expect(mail).not.toContain('Lena');
  });

  test('in the language of the form', async () => {
    await send('deutsch@clients.example', { 'x-language': 'de' });
    await app.runJobs();
    expect(takenFor('deutsch@clients.example')[0]).toContain(
      'Subject: Ihre Nachricht an Talabridge',
    );
  });

  test('a form that looks like a program’s is not answered', async () => {
    await app.client().post('/api/contact', { ...message('robot@clients.example'), trap: 'x' });
    await app.runJobs();
    expect(takenFor('robot@clients.example')).toEqual([]);
  });

  test('a mailbox that does not exist is not tried again', async () => {
    await send('refused@clients.example');
    await app.runJobs();
    await app.runJobs();
    expect(await mailTo('refused@clients.example')).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: 'EENVELOPE 550',
    });
  });

  test('while the server is away requests succeed, and each mail comes once when it is back', async () => {
    const addresses = Array.from({ length: 5 }, (_, index) => `late-${index}@clients.example`);
    await server.stop();
    const answers = await Promise.all(addresses.map((email) => send(email)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    await app.runJobs();
    await app.runJobs();
    expect(await mailTo('late-0@clients.example')).toMatchObject({ status: 'queued', attempts: 2 });
    server = await startMailServer(server.port);
    await app.runJobs();
    await app.runJobs();
    expect(server.mails).toHaveLength(addresses.length);
    for (const email of addresses) expect(takenFor(email)).toHaveLength(1);
  });

  test('so does every other mail: of an application, a registration, the newsletter, an invitation', async () => {
    const admin = await app.loginAs('admin');
    await admin.trpc.admin.settings.setNotices.mutate({ isWanted: true, locale: 'en' });
    const { email: administrator } = await admin.trpc.public.getUser.query();
    await server.stop();
    const resumeUrl = await createStoredResume(app.orm);
    const sent = await Promise.all([
      app.client().post('/api/applications', {
        ...applicantForm,
        email: 'applicant@away.example',
        resumeUrl,
      }),
      app.client().post('/api/client-registration', {
        companyName: 'Away AG',
        contactPerson: 'Ida Nord',
        contactEmail: 'client@away.example',
        phone: '+49 40 555 0101',
        privacyConsent: true,
      }),
      app.client().post('/api/newsletter', { email: 'reader@away.example' }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 200, 200]);
    await admin.trpc.admin.users.invite.mutate({
      firstName: 'Jana',
      lastName: 'Weiß',
      email: 'colleague@away.example',
      role: 'employee',
      locale: 'de',
    });
    await app.runJobs();
    server = await startMailServer(server.port);
    await app.runJobs();
    await app.runJobs();
    for (const name of ['applicant', 'client', 'reader', 'colleague']) {
      expect(takenFor(`${name}@away.example`)).toHaveLength(1);
    }
    // One notice of each kind, although both came in while no mail could be sent.
    expect(takenFor(administrator)).toHaveLength(2);
    const [newsletter = ''] = takenFor('reader@away.example');
    expect(newsletter).toMatch(/List-Unsubscribe:\s+<http\S+\/newsletter\/unsubscribe\?token=\S+>/);
    expect(newsletter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });
});

describeOnBothDatabases('mails without a server', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  test('are kept as files and readable here', async () => {
    await app.client().post('/api/contact', message('kept@clients.example'));
    await app.runJobs();
    const folder = path.join(app.dataDir, 'mail');
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain('To: kept@clients.example');
    const mail = await app.orm.em.fork().findOneOrFail(OutgoingMail, { kind: 'contact-received' });
    expect(mail).toMatchObject({ status: 'kept', lastError: null });
    expect(mail.text).toContain('Your message has arrived');
  });
});
