import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { User } from '../../db/entities/accounts.ts';
import { StaffNotice } from '../../db/entities/mail.ts';
import { applicantForm, createStoredResume } from '../../testing/applicant.ts';
import { linkIn, mailsTo, mailTo } from '../../testing/mailbox.ts';
import { addCompany, loginAsEmployee } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('notices to administrators', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(kind);
  });
  afterEach(() => app.close());

  const write = (message: string, extra: Record<string, unknown> = {}) =>
    app.client().post('/api/contact', {
      name: 'Jonas <b>Weber</b>',
      email: 'jonas@clients.example',
      message,
      consent: true,
      ...extra,
    });
  const addAdmin = async (username: string, fields: Partial<User> = {}) => {
    const { id } = await app.addUser('admin', { username });
    await app.orm.em.fork().nativeUpdate(User, { id }, fields);
    return `${username}@people.example`;
  };
  const tenMinutesPass = () =>
    app.orm.em.fork().nativeUpdate(StaffNotice, {}, { toldAt: new Date(Date.now() - 11 * 60_000) });

  test('go to each who wants them, in their language, with what came in as text', async () => {
    const english = await addAdmin('ada');
    const german = await addAdmin('uwe', { locale: 'de' });
    const unwilling = await addAdmin('no', { wantsNotices: false });
    const gone = await addAdmin('gone', { isActive: false });
    const employee = await app.addUser('employee', { username: 'em' });
    await write('We need twelve agents.');
    const mail = await mailTo(app, english);
    expect(mail).toMatchObject({ kind: 'staff-notice', subject: 'Talabridge: New message' });
    expect(mail.text).toContain('From: Jonas <b>Weber</b>');
    expect(mail.html).toContain('Jonas &lt;b&gt;Weber&lt;/b&gt;');
    expect(mail.text).toContain('> We need twelve agents.');
    expect(linkIn(mail, '/admin/inbox').searchParams.get('message')).toBe(mail.aboutId);
    expect((await mailTo(app, german)).subject).toBe('Talabridge: Neue Nachricht');
    for (const address of [unwilling, gone, `${employee.username}@people.example`]) {
      expect(await mailsTo(app, address)).toEqual([]);
    }
  });

  test('come at most every ten minutes; the next one counts what came meanwhile', async () => {
    const address = await addAdmin('ada');
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(`Message ${index}`)));
    expect(await mailsTo(app, address)).toHaveLength(1);
    await tenMinutesPass();
    await write('Later');
    const [first, second, ...others] = await mailsTo(app, address);
    expect(others).toEqual([]);
    expect(first?.text).not.toContain('Since the mail before');
    expect(second?.text).toContain('Since the mail before, 7 more came in');
    await tenMinutesPass();
    await write('Last');
    const [, , third] = await mailsTo(app, address);
    expect(third?.text).not.toContain('Since the mail before');
  });

  test('each kind has its own pause; an applicant’s name stays out of it', async () => {
    const address = await addAdmin('ada');
    await write('Hello');
    await app.client().post('/api/applications', {
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
    });
    await app.client().post('/api/client-registration', {
      companyName: 'Nordwind GmbH',
      contactPerson: 'Ida Nord',
      contactEmail: 'ida@nordwind.example',
      phone: '+49 40 555 0101',
      privacyConsent: true,
    });
    const visitor = app.client().trpc.public;
    const [startsAt = new Date()] = (await visitor.listSlots.query()).slots;
    await visitor.bookMeeting.mutate({
      startsAt,
      name: 'Ana Reis',
      email: 'ana@clients.example',
      timeZone: 'Europe/Lisbon',
      consent: true,
    });
    const mails = await mailsTo(app, address);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Talabridge: New application',
      'Talabridge: New client registration',
      'Talabridge: New meeting',
      'Talabridge: New message',
    ]);
    const text = mails.map((mail) => mail.text).join('\n');
    expect(text).toContain('Company: Nordwind GmbH');
    expect(text).toContain('From: Ana Reis');
    expect(text).not.toContain(applicantForm.applicantName);
  });

  test('tell of a meeting that its visitor moved and cancelled, and not of what administrators do', async () => {
    const address = await addAdmin('ada');
    const admin = await app.loginAs('admin');
    const visitor = app.client().trpc.public;
    const { slots } = await visitor.listSlots.query();
    const [first = new Date(), second = new Date(), third = new Date()] = slots.toReversed();
    const { id } = await visitor.bookMeeting.mutate({
      startsAt: first,
      name: 'Ana Reis',
      email: 'ana@clients.example',
      timeZone: 'Europe/Lisbon',
      consent: true,
    });
    const token =
      linkIn(await mailTo(app, 'ana@clients.example'), '/booking').searchParams.get('token') ?? '';
    const version = async () => (await visitor.getMeeting.query({ token }))?.version ?? 0;
    await visitor.moveMeeting.mutate({ token, version: await version(), startsAt: second });
    await admin.trpc.admin.bookings.reschedule.mutate({
      id,
      version: await version(),
      startsAt: third,
    });
    const last = { token, version: await version() };
    await visitor.cancelMeeting.mutate(last);
    await visitor.cancelMeeting.mutate(last);
    const [, moved, cancelled, ...others] = await mailsTo(app, address);
    expect(others).toEqual([]);
    expect(moved?.subject).toBe('Talabridge: Meeting moved');
    expect(moved?.text).toMatch(/From: Ana Reis\s+Time in Berlin: .+\s+Before: .+/);
    expect(linkIn(moved ?? {}, '/admin/inbox').searchParams.get('booking')).toBe(id);
    expect(cancelled?.subject).toBe('Talabridge: Meeting cancelled');
    expect(cancelled?.text).toContain('From: Ana Reis');
  });

  test('tell of change requests: a client’s with its words, an employee’s without', async () => {
    const address = await addAdmin('uwe', { locale: 'de' });
    const company = await addCompany(app, 'Nordwind GmbH');
    const ask = {
      key: randomUUID(),
      subject: { kind: 'client' as const },
      text: 'Samstags bitte auch',
      wish: {},
    };
    for (const _ of [1, 2]) await company.portal.trpc.client.requestChange.mutate(ask);
    await tenMinutesPass();
    const employee = await loginAsEmployee(app, { name: 'Ana Reyes' });
    await employee.client.trpc.employee.requestIdChange.mutate({
      key: randomUUID(),
      sssNumber: '33-7654321-0',
      text: 'The card says 33-7654321-0',
    });
    const [first, second, ...others] = await mailsTo(app, address);
    expect(others).toEqual([]);
    expect(first?.subject).toBe('Talabridge: Neue Anfrage aus einem Portal');
    expect(first?.text).toContain('Es geht um: Nordwind GmbH');
    expect(first?.text).toContain('> Samstags bitte auch');
    expect(linkIn(first ?? {}, '/admin/inbox').searchParams.get('request')).toBe(first?.aboutId);
    expect(second?.text).toContain('Es geht um: Ana Reyes');
    expect(`${second?.text}${second?.html}`).not.toContain('7654321');
  });

  test('are not sent of what a program sent, nor of what was not stored', async () => {
    const address = await addAdmin('ada');
    await write('Robot', { trap: 'x' });
    await write('', {});
    expect(await mailsTo(app, address)).toEqual([]);
  });

  test('each administrator switches them off for themselves', async () => {
    const admin = await app.loginAs('admin');
    const { email } = await admin.trpc.public.getUser.query();
    const { settings } = admin.trpc.admin;
    expect(await settings.getNotices.query()).toEqual({ isWanted: true, locale: 'en' });
    await settings.setNotices.mutate({ isWanted: false, locale: 'de' });
    await write('Nobody is told');
    expect(await mailsTo(app, email)).toEqual([]);
    await settings.setNotices.mutate({ isWanted: true, locale: 'de' });
    await write('Now she is');
    expect((await mailTo(app, email)).locale).toBe('de');
  });
});
