import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { Setting } from '../../db/entities/system.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const hourMs = 3_600_000;

describeOnDatabases('booked meetings in the hands of administrators', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    // The days of this file are those of 2027, whenever it runs.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-11T09:00Z') });
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(async () => {
    await app.close();
    vi.useRealTimers();
  });
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Booking, {});
    await em.nativeDelete(Setting, { key: 'availability' });
  });

  const bookings = () => admin.trpc.admin.bookings;
  const cancel = (booking: { id: string; version: number; note?: string }) =>
    bookings().end.mutate({ ...booking, status: 'cancelled' });
  const refused = (code: string) => ({ data: { error: { code } } });

  async function addBooking(fields: { startsAt: Date; timeZone?: string; locale?: Locale }) {
    const em = app.orm.em.fork();
    const booking = em.create(Booking, {
      name: 'Lena Brandt',
      email: `${randomUUID()}@clients.example`,
      topic: 'Night shifts',
      timeZone: 'Europe/Berlin',
      locale: 'en',
      consentVersion: 'test',
      submissionDigest: 'test',
      slot: fields.startsAt,
      ...fields,
    });
    await em.persist(booking).flush();
    return { id: booking.id, version: booking.version };
  }
  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
  async function mailAbout(aboutId: string) {
    await app.runJobs();
    return app.orm.em.fork().findOneOrFail(OutgoingMail, { aboutId });
  }
  const events = async (subjectId: string) => {
    const found = await app.orm.em.fork().find(AuditEvent, { subjectId });
    return found.map(({ action }) => action);
  };

  test('moving tells the visitor, with a word of the administrator', async () => {
    const booked = await addBooking({ startsAt: inHours(48), locale: 'de' });
    const startsAt = new Date('2027-05-16T03:17:00Z');
    const moved = await bookings().reschedule.mutate({ ...booked, startsAt, note: 'Messe <b>' });
    expect(moved).toMatchObject({
      startsAt,
      isOpen: true,
      possibleEnds: ['cancelled'],
      version: booked.version + 1,
    });
    const mail = await mailAbout(booked.id);
    expect(mail).toMatchObject({ kind: 'booking-moved', locale: 'de', status: 'kept' });
    expect(mail.text).toContain('> Messe <b>');
    expect(mail.html).toContain('Messe &lt;b&gt;');
    expect(mail.text).toContain('Wir mussten unser Gespräch verschieben');
    expect(mail.text).toMatch(/\/de\/booking\?token=/);
    expect(JSON.stringify(mail)).not.toMatch(/Lena|Night shifts/);
    expect(await events(booked.id)).toEqual(['booking.reschedule']);
  });

  test('cancelling tells the visitor, and the link shows it', async () => {
    const booked = await addBooking({ startsAt: inHours(48) });
    const cancelled = await cancel({ ...booked, note: 'Our office is closed.' });
    expect(cancelled).toMatchObject({ status: 'cancelled', isOpen: false, possibleEnds: [] });
    const mail = await mailAbout(booked.id);
    expect(mail.kind).toBe('booking-cancelled');
    expect(mail.text).toContain('> Our office is closed.');
    expect(mail.attachments?.[0]?.content).toContain('METHOD:CANCEL');
    const token = /token=(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    expect(await app.client().trpc.public.getMeeting.query({ token })).toMatchObject({
      state: 'cancelled',
    });
    expect(await events(booked.id)).toEqual(['booking.call-off']);
  });

  test('the mail as it goes out has the entry as a form of its own and as a file', async () => {
    const booked = await addBooking({ startsAt: inHours(48) });
    await cancel(booked);
    const { recipient } = await mailAbout(booked.id);
    const folder = path.join(app.dataDir, 'mail');
    const eml = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .find((text) => text.includes(recipient));
    expect(eml).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(eml).toMatch(/Content-Disposition: attachment; filename=talabridge\.ics/);
  });

  test('neither into another meeting nor into the past', async () => {
    const taken = new Date('2027-05-18T09:00:00Z');
    await addBooking({ startsAt: taken });
    const booked = await addBooking({ startsAt: inHours(48) });
    const move = (startsAt: Date) => bookings().reschedule.mutate({ ...booked, startsAt });
    for (const minutes of [-29, 0, 29]) {
      const near = new Date(taken.getTime() + minutes * 60_000);
      await expect(move(near)).rejects.toMatchObject(refused('slot-taken'));
    }
    await expect(move(inHours(-1))).rejects.toMatchObject(refused('invalid-input'));
    const after = new Date(taken.getTime() + 30 * 60_000);
    expect(await move(after)).toMatchObject({ startsAt: after });
  });

  test('what has begun can be noted, and no longer changed', async () => {
    const booked = await addBooking({ startsAt: inHours(-1) });
    const move = { ...booked, startsAt: inHours(48) };
    await expect(bookings().reschedule.mutate(move)).rejects.toMatchObject(
      refused('meeting-closed'),
    );
    await expect(cancel(booked)).rejects.toMatchObject(refused('meeting-closed'));
    const noted = await bookings().note.mutate({ ...booked, internalNote: 'Wants an offer.' });
    expect(noted).toMatchObject({ internalNote: 'Wants an offer.', isOpen: false });
    expect(await events(booked.id)).toEqual(['booking.note']);
    expect(await app.orm.em.fork().count(OutgoingMail, { aboutId: booked.id })).toBe(0);
  });

  test('of two administrators the second is told, and nobody is mailed twice', async () => {
    const booked = await addBooking({ startsAt: inHours(48) });
    const answers = await Promise.allSettled([
      bookings().reschedule.mutate({ ...booked, startsAt: inHours(72) }),
      bookings().reschedule.mutate({ ...booked, startsAt: inHours(96) }),
    ]);
    const failed = answers.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([{ reason: refused('conflict') }]);
    expect((await mailAbout(booked.id)).kind).toBe('booking-moved');
  });

  describe('the calendar', () => {
    test('has what lies within, without what was cancelled', async () => {
      const day = Date.parse('2027-05-18T00:00Z');
      const at = (hours: number) => new Date(day + hours * hourMs);
      const within = await addBooking({ startsAt: at(9) });
      await addBooking({ startsAt: at(-1) });
      await addBooking({ startsAt: at(24) });
      await cancel(await addBooking({ startsAt: at(11) }));
      const { meetings } = await bookings().listCalendar.query({ from: at(0), until: at(24) });
      expect(meetings.map(({ id }) => id)).toEqual([within.id]);
    });

    test('a span without end is refused', async () => {
      const span = { from: new Date(), until: inHours(24 * 60) };
      await expect(bookings().listCalendar.query(span)).rejects.toMatchObject(
        refused('invalid-input'),
      );
    });

    test('a day that is closed is offered to nobody, and its meetings stay', async () => {
      const { slots } = await app.client().trpc.public.listSlots.query();
      // A day in the middle has all its hours; the first and the last may have a single one left, by the hour of now.
      const startsAt = slots[Math.floor(slots.length / 2)];
      if (!startsAt) throw new Error('no slot is free');
      const date = startsAt.toISOString().slice(0, 10);
      const booked = await addBooking({ startsAt });
      const span = { from: new Date(`${date}T00:00Z`), until: new Date(`${date}T23:00Z`) };
      await bookings().setDay.mutate({ date, hours: [] });
      const closed = await bookings().listCalendar.query(span);
      expect(closed).toMatchObject({ free: [], exceptions: [{ date, hours: [] }] });
      expect(closed.meetings.map(({ id }) => id)).toEqual([booked.id]);
      const free = await app.client().trpc.public.listSlots.query();
      expect(free.slots.filter((slot) => slot.toISOString().startsWith(date))).toEqual([]);
      await bookings().setDay.mutate({ date, hours: [] });
      await bookings().setDay.mutate({ date, hours: null });
      // What was closed by mistake comes back with the hours it had.
      const hours = [{ from: '13:00', to: '15:00' }];
      await bookings().setDay.mutate({ date, hours });
      expect(await bookings().setDay.mutate({ date, hours: [] })).toEqual({ before: hours });
      expect(await bookings().setDay.mutate({ date, hours })).toEqual({ before: [] });
      await bookings().setDay.mutate({ date, hours: null });
      const open = await bookings().listCalendar.query(span);
      expect(open.exceptions).toEqual([]);
      expect(open.free.length).toBeGreaterThan(0);
    });
  });

  describe('mails around the changes of the clocks', () => {
    test.each([
      // Berlin goes to summer time on 29 March 2037 and back on 25 October 2037, New York on 8 March and 1 November,
      // Sydney the other way round on 5 April and 4 October; Manila and Kolkata never do. So far ahead, because
      // a meeting cannot be moved to a past day.
      {
        at: '2037-03-27T08:00Z',
        timeZone: 'America/New_York',
        own: 'Friday, 27 March 2037, 04:00 to 04:30 (GMT-4)',
        berlin: '09:00 to 09:30 (GMT+1)',
        manila: '16:00 to 16:30 (GMT+8)',
      },
      {
        at: '2037-03-30T07:00Z',
        timeZone: 'Australia/Sydney',
        own: 'Monday, 30 March 2037, 18:00 to 18:30 (GMT+11)',
        berlin: '09:00 to 09:30 (GMT+2)',
        manila: '15:00 to 15:30 (GMT+8)',
      },
      {
        at: '2037-10-23T07:00Z',
        timeZone: 'Asia/Kolkata',
        own: 'Friday, 23 October 2037, 12:30 to 13:00 (GMT+5:30)',
        berlin: '09:00 to 09:30 (GMT+2)',
        manila: '15:00 to 15:30 (GMT+8)',
      },
      {
        at: '2037-10-26T08:00Z',
        timeZone: 'America/New_York',
        own: 'Monday, 26 October 2037, 04:00 to 04:30 (GMT-4)',
        berlin: '09:00 to 09:30 (GMT+1)',
        manila: '16:00 to 16:30 (GMT+8)',
      },
      // Late in Berlin it is the next day in Manila and Sydney.
      {
        at: '2037-10-25T22:45Z',
        timeZone: 'Australia/Sydney',
        own: 'Monday, 26 October 2037, 09:45 to 10:15 (GMT+11)',
        berlin: 'Sunday, 25 October 2037, 23:45 to 00:15 (GMT+1)',
        manila: 'Monday, 26 October 2037, 06:45 to 07:15 (GMT+8)',
      },
    ])('$at for somebody in $timeZone', async ({ at, timeZone, own, berlin, manila }) => {
      const startsAt = new Date(at);
      const booked = await addBooking({ startsAt: inHours(48), timeZone });
      await bookings().reschedule.mutate({ ...booked, startsAt });
      const { text, attachments } = await mailAbout(booked.id);
      const told = (label: string) =>
        text?.split('\n').find((line) => line.startsWith(`${label}`)) ?? '';
      expect(told('Your time')).toContain(own);
      expect(told('Berlin')).toContain(berlin);
      expect(told('Manila')).toContain(manila);
      expect(attachments?.[0]?.content).toContain(
        `DTSTART:${startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
      );
    });
  });
});
