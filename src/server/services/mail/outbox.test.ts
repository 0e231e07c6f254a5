import { randomUUID } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { createLog } from '../../log.ts';
import { claimFolder } from '../../storage/claim-folder.ts';
import { storeApplications } from '../../testing/applicant.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { type MailTransport, openTransport } from '../mail-transport.ts';
import { deliverMail } from './deliver-mail.ts';
import { sweepMailFiles, sweepMails } from './erase-mails.ts';

const day = 86_400_000;
const code = (wanted: string) => ({ data: { error: { code: wanted } } });

const write = (app: TestApp, email: string) =>
  app.client().post('/api/contact', { name: 'Lena', email, message: email, consent: true });

describeOnDatabases('the outbox with a mail server', (kind) => {
  let server: TestMailServer;
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    server = await startMailServer();
    app = await startTestApp(kind, { SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    admin = await app.loginAs('admin');
    await admin.trpc.admin.settings.setNotices.mutate({ isWanted: false, locale: 'en' });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  test('a link to a new password is not sent any more once it has run out, and alarms nobody', async () => {
    const { username } = await app.addUser('client');
    const recipient = `${username}@people.example`;
    await server.stop();
    await app.client().trpc.public.requestPasswordReset.mutate({ username });
    await app.runJobs();
    const before = await admin.trpc.admin.mails.countFailed.query();
    const em = app.orm.em.fork();
    const { id, expiresAt } = await em.findOneOrFail(OutgoingMail, { recipient });
    const lifetime = (expiresAt?.getTime() ?? 0) - Date.now();
    expect(lifetime).toBeGreaterThan(50 * 60_000);
    expect(lifetime).toBeLessThanOrEqual(60 * 60_000);
    await em.nativeUpdate(OutgoingMail, { id }, { expiresAt: new Date(Date.now() - 1) });
    server = await startMailServer(server.port);
    await app.runJobs();
    await app.runJobs();
    const { mails } = admin.trpc.admin;
    expect(server.mails.filter((mail) => mail.includes(recipient))).toEqual([]);
    expect(await mails.get.query({ id })).toMatchObject({ status: 'expired', text: null });
    expect(await app.orm.em.fork().findOneOrFail(OutgoingMail, { id })).toMatchObject({
      text: null,
      html: null,
    });
    expect(await mails.countFailed.query()).toEqual(before);
    expect((await mails.list.query({ status: 'expired' })).total).toBe(1);
    await expect(mails.resend.mutate({ id })).rejects.toMatchObject(code('wrong-state'));
  });

  test('says of each mail what became of it, counts them, finds and sorts them', async () => {
    for (const email of ['a@list.example', 'refused@list.example']) await write(app, email);
    await app.runJobs();
    await write(app, 'c@list.example');
    const { mails } = admin.trpc.admin;
    const input = { search: 'list.example', sort: 'recipient', order: 'asc' } as const;
    const all = await mails.list.query(input);
    expect(all.rows.map(({ recipient, status }) => [recipient, status])).toEqual([
      ['a@list.example', 'sent'],
      ['c@list.example', 'queued'],
      ['refused@list.example', 'failed'],
    ]);
    expect(all).toMatchObject({
      total: 3,
      host: '127.0.0.1',
      statusCounts: { queued: 1, sent: 1, kept: 0, failed: 1 },
    });
    // What they say is read one by one.
    expect(JSON.stringify(all)).not.toContain('has arrived');
    const failed = await mails.list.query({ ...input, status: 'failed', limit: 1 });
    expect(failed.rows).toMatchObject([{ lastError: 'EENVELOPE 550', attempts: 1 }]);
    expect(failed.total).toBe(1);
    const first = await mails.list.query({ ...input, limit: 2 });
    const next = await mails.list.query({ ...input, limit: 2, after: first.nextCursor ?? '' });
    expect(next.rows.map(({ recipient }) => recipient)).toEqual(['refused@list.example']);
    expect((await mails.list.query({ ...input, kind: 'invitation' })).rows).toEqual([]);
    expect(await mails.countFailed.query()).toEqual({ count: 1 });
  });

  test('a mail that a server has taken is its envelope alone, and cannot be sent again', async () => {
    await write(app, 'taken@clients.example');
    await app.runJobs();
    const { id } = await mailTo(app, 'taken@clients.example');
    const { mails } = admin.trpc.admin;
    expect(await mails.get.query({ id })).toMatchObject({ text: null, html: null });
    await expect(mails.resend.mutate({ id })).rejects.toMatchObject(code('wrong-state'));
  });

  test('one that was given up is sent again under the same Message-ID, and that is noted', async () => {
    await write(app, 'refused@again.example');
    await app.runJobs();
    const { id } = await mailTo(app, 'refused@again.example');
    await app.orm.em
      .fork()
      .nativeUpdate(OutgoingMail, { id }, { recipient: 'mended@again.example' });
    await admin.trpc.admin.mails.resend.mutate({ id });
    await app.runJobs();
    expect(await mailTo(app, 'mended@again.example')).toMatchObject({
      status: 'sent',
      attempts: 2,
    });
    const taken = server.mails.filter((mail) => mail.includes('To: mended@again.example'));
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain(`Message-ID: <${id}@`);
    const em = app.orm.em.fork();
    const event = await em.findOneOrFail(AuditEvent, { action: 'mail.resend', subjectId: id });
    expect(event.subjectLabel).toBe('Your message to Talabridge');
  });

  test('one that waits goes out once, however often somebody presses', async () => {
    await write(app, 'patient@clients.example');
    const { id } = await mailTo(app, 'patient@clients.example');
    const press = () => admin.trpc.admin.mails.resend.mutate({ id });
    await Promise.all([press(), press(), press()]);
    await app.runJobs();
    const taken = server.mails.filter((mail) => mail.includes('To: patient@clients.example'));
    expect(taken).toHaveLength(1);
  });

  test('one that somebody is just handing over is left to them', async () => {
    await write(app, 'claimed@clients.example');
    const { id } = await mailTo(app, 'claimed@clients.example');
    const claimedUntil = new Date(Date.now() + 60_000);
    await app.orm.em.fork().nativeUpdate(OutgoingMail, { id }, { claimedUntil });
    await app.runJobs();
    expect(await mailTo(app, 'claimed@clients.example')).toMatchObject({
      status: 'queued',
      attempts: 0,
    });
    // They died over it: it is taken up again.
    const past = new Date(Date.now() - 1000);
    await app.orm.em.fork().nativeUpdate(OutgoingMail, { id }, { claimedUntil: past });
    await app.runJobs();
    expect(await mailTo(app, 'claimed@clients.example')).toMatchObject({ status: 'sent' });
  });

  test('under blind review it does not tell whose application it is', async () => {
    const [aboutId = ''] = await storeApplications(app.orm, [{}]);
    const em = app.orm.em.fork();
    const { id } = em.create(OutgoingMail, {
      id: crypto.randomUUID(),
      kind: 'application-received',
      recipient: 'covered@applicants.example',
      locale: 'en',
      subject: 'Your application',
      text: 'Hello',
      status: 'kept',
      aboutId,
    });
    await em.flush();
    const { mails, applications } = admin.trpc.admin;
    const found = async () => (await mails.list.query({ search: 'covered@' })).rows.length;
    expect(await found()).toBe(1);
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    expect(await found()).toBe(0);
    const bySubject = await mails.list.query({ search: 'your application' });
    expect(bySubject.rows.map((row) => row.id)).toContain(id);
    const covered = { recipient: '•••', withheld: 'covered', text: null, html: null };
    expect(await mails.get.query({ id })).toMatchObject(covered);
    await applications.addNote.mutate({ id: aboutId, text: 'Reads well' });
    await applications.reveal.mutate({ id: aboutId });
    expect(await mails.get.query({ id })).toMatchObject({ withheld: null, text: 'Hello' });
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
  });

  test('a message that is erased takes its mails with it', async () => {
    await write(app, 'erased@clients.example');
    const { aboutId } = await mailTo(app, 'erased@clients.example');
    await admin.trpc.admin.inbox.deleteMessage.mutate({ id: aboutId ?? '' });
    expect(await app.orm.em.fork().count(OutgoingMail, { aboutId })).toBe(0);
  });
});

describeOnDatabases('the outbox without a mail server', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  const folder = () => path.join(app.dataDir, 'mail');

  /** Answers what the log says of it. */
  async function sweepFiles(): Promise<string> {
    let said = '';
    const log = createLog('warn', {
      write: (line) => {
        said += line;
      },
    });
    await sweepMailFiles({ em: app.orm.em.fork(), log, folder: folder(), claimFolder });
    return said;
  }

  test('shows a kept mail whole, and keeps it once more where that is wished', async () => {
    await write(app, 'kept@clients.example');
    await app.runJobs();
    const { id } = await mailTo(app, 'kept@clients.example');
    const { mails } = admin.trpc.admin;
    const mail = await mails.get.query({ id });
    expect(mail).toMatchObject({ status: 'kept', attachments: [] });
    expect(mail.text).toContain('Your message has arrived');
    expect((await mails.list.query({})).host).toBeNull();
    const file = `${id}.eml`;
    expect(await readdir(folder())).toContain(file);
    await unlink(path.join(folder(), file));
    await mails.resend.mutate({ id });
    await app.runJobs();
    expect(await readdir(folder())).toContain(file);
  });

  test('what was dealt with goes after 90 days, with its file; what waits stays, what was lost is told', async () => {
    const old = new Date(Date.now() - 91 * day);
    const em = app.orm.em.fork();
    const add = (recipient: string, fields: Partial<OutgoingMail>) =>
      em.create(OutgoingMail, {
        kind: 'contact-received',
        recipient,
        locale: 'en',
        subject: 'Old',
        createdAt: old,
        ...fields,
      });
    add('old-kept@sweep.example', { status: 'kept', deliveredAt: old });
    add('old-failed@sweep.example', { status: 'failed' });
    const ago = (days: number) => new Date(Date.now() - days * day);
    add('waits@sweep.example', { status: 'queued', createdAt: ago(2) });
    add('lost@sweep.example', { status: 'queued', createdAt: ago(4) });
    add('over@sweep.example', { status: 'queued', createdAt: ago(4), expiresAt: ago(3) });
    add('refused@sweep.example', { status: 'failed', createdAt: ago(1), expiresAt: ago(0.9) });
    add('late@sweep.example', { status: 'sent', deliveredAt: ago(89) });
    await em.flush();
    mkdirSync(folder(), { recursive: true });
    for (const [name, at] of [
      ['old.eml', old],
      ['new.eml', new Date()],
    ] as const) {
      writeFileSync(path.join(folder(), name), 'To: somebody');
      utimesSync(path.join(folder(), name), at, at);
    }
    await sweepMails(app.orm.em.fork());
    await sweepFiles();
    const { rows } = await admin.trpc.admin.mails.list.query({ search: 'sweep.example' });
    expect(rows.map(({ recipient, status }) => `${recipient} ${status}`).toSorted()).toEqual([
      'late@sweep.example sent',
      'lost@sweep.example failed',
      'over@sweep.example expired',
      'refused@sweep.example expired',
      'waits@sweep.example queued',
    ]);
    const files = await readdir(folder());
    expect(files).toContain('new.eml');
    expect(files).not.toContain('old.eml');
  });

  test('the file of a mail that is gone goes with the next sweep, that of another stays', async () => {
    await write(app, 'stays@sweep.example');
    await app.runJobs();
    const { id } = await mailTo(app, 'stays@sweep.example');
    const gone = `${randomUUID()}.eml`;
    writeFileSync(path.join(folder(), gone), 'To: somebody');
    await sweepFiles();
    const files = await readdir(folder());
    expect(files).toContain(`${id}.eml`);
    expect(files).not.toContain(gone);
  });

  test('files of mails that another database knows stay, which is told, until the folder is handed over', async () => {
    const marker = path.join(folder(), '.belongs-to');
    const others = `${randomUUID()}.eml`;
    writeFileSync(path.join(folder(), others), 'To: somebody');
    writeFileSync(marker, randomUUID());
    expect(await sweepFiles()).toContain('stored mails belong to another database');
    expect(await readdir(folder())).toContain(others);
    await unlink(marker);
    expect(await sweepFiles()).toBe('');
    expect(await readdir(folder())).not.toContain(others);
  });

  test('a mail that is erased while it is handed over leaves no file', async () => {
    await write(app, 'erased@sweep.example');
    const { id } = await mailTo(app, 'erased@sweep.example');
    const mail = openTransport({
      smtpUrl: undefined,
      from: app.env.MAIL_FROM,
      folder: folder(),
    });
    const send: MailTransport['send'] = async (message) => {
      await app.orm.em.fork().nativeDelete(OutgoingMail, { id });
      return mail.send(message);
    };
    const log = createLog('silent', { write: () => true });
    await deliverMail(
      { em: app.orm.em.fork({ useContext: true }), mail: { ...mail, send }, log },
      { mailId: id, isLastTry: false },
    );
    expect(await readdir(folder())).not.toContain(`${id}.eml`);
    expect(await app.orm.em.fork().count(OutgoingMail, { id })).toBe(0);
  });
});
