import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MeetingAccess } from '../../../shared/contracts/booking.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { Setting } from '../../db/entities/system.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const none: MeetingAccess = { link: '', phone: '', code: '' };
const room: MeetingAccess = {
  link: 'https://meet.bridge-services.de/first-talk?pwd=a1b2',
  phone: '+49 30 901820',
  code: '471 1',
};

describeOnDatabases('the way into a meeting', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['loginAs']>>;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Booking, {});
    await em.nativeDelete(OutgoingMail, {});
    await em.nativeDelete(Setting, { key: 'meeting_access' });
  });

  const door = () => app.client().trpc.public;
  const settings = () => admin.trpc.admin.settings;
  async function save(value: MeetingAccess) {
    const { meetingAccess } = await settings().get.query();
    return settings().updateMeetingAccess.mutate({ value, seenAt: meetingAccess.updatedAt });
  }
  async function book(email: string) {
    const { slots } = await door().listSlots.query();
    const startsAt = slots.at(-1);
    if (!startsAt) throw new Error('no slot is free');
    const booked = await door().bookMeeting.mutate({
      startsAt,
      name: 'Lena Brandt',
      email,
      consent: true,
      timeZone: 'Europe/Berlin',
    });
    await app.runJobs();
    return booked;
  }
  async function mailsTo(recipient: string) {
    await app.runJobs();
    return app.orm.em
      .fork()
      .find(
        OutgoingMail,
        { recipient, kind: { $ne: 'staff-notice' } },
        { orderBy: { createdAt: 'asc' } },
      );
  }
  async function lastMailTo(recipient: string) {
    const mail = (await mailsTo(recipient)).at(-1);
    if (!mail) throw new Error(`no mail to ${recipient}`);
    const calendar = (mail.attachments?.[0]?.content ?? '').replaceAll('\r\n\t', '');
    const token = /token=([^\s"]+)/.exec(mail.text ?? '')?.[1] ?? '';
    return { ...mail, calendar, token: decodeURIComponent(token) };
  }
  const meetingOf = (token: string) => door().getMeeting.query({ token });

  test('is promised until it is set', async () => {
    await book('early@clients.example');
    const mail = await lastMailTo('early@clients.example');
    expect(mail.text).toContain('We send you the way to join by email before the meeting.');
    expect(mail.calendar).toContain('LOCATION:Online');
    expect(await meetingOf(mail.token)).toMatchObject({ access: none });
    expect((await settings().get.query()).meetingAccess).toMatchObject({
      value: none,
      upcoming: 1,
    });
  });

  test('stands in mail, calendar and page, and for the administrators, not in the answer to an unproved address', async () => {
    await save(room);
    const booked = await book('lena@clients.example');
    const mail = await lastMailTo('lena@clients.example');
    for (const value of Object.values(room)) expect(mail.text).toContain(value);
    expect(mail.html).toContain(`href="${room.link}"`);
    expect(mail.calendar).toContain(`LOCATION:${room.link}`);
    expect(mail.calendar).toContain(room.phone);
    const meeting = await meetingOf(mail.token);
    expect(meeting).toMatchObject({ access: room });
    expect(meeting?.calendar?.replaceAll('\r\n\t', '')).toContain(`LOCATION:${room.link}`);
    expect(await admin.trpc.admin.bookings.get.query({ id: booked.id })).toMatchObject({
      access: room,
    });
    expect(booked.calendar).toContain('LOCATION:Online');
    expect(booked.calendar.replaceAll('\r\n\t', '')).toContain('How to join is in our email.');
    expect(JSON.stringify(booked)).not.toMatch(/first-talk|901820|471 1/);
  });

  test('reaches those who have booked already when it changes, and nobody else', async () => {
    const booked = await book('booked@clients.example');
    await book('cancelled@clients.example');
    const { token } = await lastMailTo('cancelled@clients.example');
    await door().cancelMeeting.mutate({ token, version: (await meetingOf(token))?.version ?? 0 });
    await book('over@clients.example');
    const past = new Date(Date.now() - 3_600_000);
    await app.orm.em
      .fork()
      .nativeUpdate(Booking, { email: 'over@clients.example' }, { startsAt: past, slot: past });

    await save(room);
    const mail = await lastMailTo('booked@clients.example');
    expect(mail).toMatchObject({ kind: 'booking-access', status: 'kept' });
    expect(mail.subject).toBe('How to join your meeting with Talabridge');
    expect(mail.text).toContain(room.link);
    expect(mail.calendar).toContain(`UID:${booked.id}@`);
    expect(mail.calendar).toContain('METHOD:REQUEST');
    expect(mail.calendar).toContain('SEQUENCE:1');
    const kindsTo = async (address: string) => (await mailsTo(address)).map((each) => each.kind);
    expect(await kindsTo('cancelled@clients.example')).toEqual([
      'booking-confirmed',
      'booking-cancelled',
    ]);
    expect(await kindsTo('over@clients.example')).toEqual(['booking-confirmed']);

    await save(room);
    expect(await mailsTo('booked@clients.example')).toHaveLength(2);
    await save({ ...room, code: '9' });
    expect((await lastMailTo('booked@clients.example')).subject).toBe(
      'Another way to join your meeting with Talabridge',
    );
    await save(none);
    const gone = await lastMailTo('booked@clients.example');
    expect(gone.subject).toBe('The way to join your meeting with Talabridge changes');
    expect(gone.text).toContain('the way to join that you have no longer works');
    expect(gone.text).not.toContain(room.link);
    expect(gone.calendar).toContain('SEQUENCE:3');
  });

  test('is there while the meeting is on, and gone with its end', async () => {
    await save(room);
    const { id } = await book('late@clients.example');
    const { token } = await lastMailTo('late@clients.example');
    const startMinutesAgo = (minutes: number) =>
      app.orm.em
        .fork()
        .nativeUpdate(Booking, { id }, { startsAt: new Date(Date.now() - minutes * 60_000) });
    await startMinutesAgo(10);
    expect(await meetingOf(token)).toMatchObject({ state: 'past', access: room });
    await save(none);
    expect(await meetingOf(token)).toMatchObject({ state: 'past', access: null });
    await save(room);
    await startMinutesAgo(31);
    expect(await meetingOf(token)).toMatchObject({ state: 'past', access: null });
  });

  test('of a meeting that is booked while it changes is the new one in the last mail', async () => {
    await save(room);
    const other = { ...none, link: 'https://meet.bridge-services.de/other;a,b' };
    await Promise.all([book('same-moment@clients.example'), save(other)]);
    const mail = await lastMailTo('same-moment@clients.example');
    expect(mail.text).toContain(other.link);
    expect(mail.calendar).toContain('LOCATION:https://meet.bridge-services.de/other\\;a\\,b');
  });

  test('is completed where https was left out', async () => {
    await save({ ...none, link: 'meet.bridge-services.de/first-talk' });
    expect((await settings().get.query()).meetingAccess.value).toEqual({
      ...none,
      link: 'https://meet.bridge-services.de/first-talk',
    });
  });

  test('has a number as it is dialled from abroad', async () => {
    await save({ ...none, phone: '0049 (0)30 901820' });
    const { value } = (await settings().get.query()).meetingAccess;
    expect(value.phone).toBe('+49 30 901820');
  });

  test('of two who save it at once one is told', async () => {
    await save(room);
    await expect(
      settings().updateMeetingAccess.mutate({ value: none, seenAt: null }),
    ).rejects.toMatchObject({ data: { error: { code: 'conflict' } } });
    expect((await settings().get.query()).meetingAccess.value).toEqual(room);
  });

  test.each([
    ['link', { ...none, link: 'http://meet.bridge-services.de/x' }],
    ['link', { ...none, link: 'javascript:alert(1)' }],
    ['link', { ...none, link: 'https://meet.bridge-services.de/x?pwd=a Meeting-ID: 123' }],
    ['phone', { ...none, phone: '030 901820' }],
    ['phone', { ...none, phone: 'the room' }],
    ['code', { ...none, code: '4711' }],
    ['code', { ...room, code: '4'.repeat(61) }],
  ])('a wrong %s is refused beside its field', async (field, value) => {
    await expect(
      settings().updateMeetingAccess.mutate({ value, seenAt: null }),
    ).rejects.toMatchObject({
      data: {
        error: {
          code: 'invalid-input',
          issues: expect.arrayContaining([expect.objectContaining({ path: `value.${field}` })]),
        },
      },
    });
  });
});
