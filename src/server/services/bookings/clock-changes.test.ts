import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { initialAvailability } from '../../../shared/content/meetings.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { Setting } from '../../db/entities/system.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('booking while clocks change', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Booking, {});
    await em.nativeDelete(Setting, { key: 'availability' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const door = () => app.client().trpc.public;
  /** The server's own clock; whoever calls it shares the process. */
  const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const offeredOn = async (day: string) => {
    const { slots } = await door().listSlots.query();
    return slots.map((slot) => slot.toISOString()).filter((slot) => slot.startsWith(day));
  };
  async function mailAbout(aboutId: string, mailKind: 'booking-confirmed' | 'booking-moved') {
    await app.runJobs();
    const mail = await app.orm.em.fork().findOneOrFail(OutgoingMail, { aboutId, kind: mailKind });
    return mail.text ?? '';
  }
  async function book(startsAt: Date, timeZone: string) {
    const { id } = await door().bookMeeting.mutate({
      startsAt,
      name: 'Guest',
      email: `${randomUUID()}@clients.example`,
      consent: true,
      timeZone,
    });
    const text = await mailAbout(id, 'booking-confirmed');
    return { id, text, token: /token=(\S+)/.exec(text)?.[1] ?? '' };
  }

  test.each([
    { now: '2026-03-26T06:00Z', before: '2026-03-27T08:00', after: '2026-03-30T07:00' },
    { now: '2026-10-22T06:00Z', before: '2026-10-23T07:00', after: '2026-10-26T08:00' },
    { now: '2027-03-25T06:00Z', before: '2027-03-26T08:00', after: '2027-03-29T07:00' },
    { now: '2027-10-28T06:00Z', before: '2027-10-29T07:00', after: '2027-11-01T08:00' },
  ])('the office opens at nine before and after ($after)', async ({ now, before, after }) => {
    itIs(now);
    for (const first of [before, after]) {
      const offered = await offeredOn(first.slice(0, 10));
      expect(offered).toHaveLength(16);
      expect(offered[0]).toBe(`${first}:00.000Z`);
    }
  });

  test.each([
    {
      now: '2026-03-26T06:00Z',
      date: '2026-03-29',
      // After 1:59 comes 3:00.
      starts: ['00:00', '00:30', '01:00', '01:30'],
    },
    {
      now: '2026-10-22T06:00Z',
      date: '2026-10-25',
      // After 2:59 comes 2:00; what is shown twice is offered once.
      starts: ['00:00', '00:30', '02:00', '02:30'],
    },
  ])('the night of $date itself', async ({ now, date, starts }) => {
    itIs(now);
    const em = app.orm.em.fork();
    const hours = [{ from: '01:00', to: '04:00' }];
    const value = { ...initialAvailability, exceptions: [{ date, hours }] };
    em.create(Setting, { key: 'availability', value: JSON.stringify(value) });
    await em.flush();
    expect(await offeredOn(date)).toEqual(starts.map((start) => `${date}T${start}:00.000Z`));
  });

  describe('a mail tells the clocks of that very day', () => {
    test.each([
      {
        now: '2026-03-26T06:00Z',
        at: '2026-03-30T07:00Z',
        timeZone: 'America/New_York',
        told: 'Your time (New York): Monday, 30 March 2026, 03:00 to 03:30 (GMT-4)',
        berlin: '09:00 to 09:30 (GMT+2)',
        manila: '15:00 to 15:30 (GMT+8)',
      },
      {
        now: '2026-10-22T06:00Z',
        at: '2026-10-26T15:30Z',
        timeZone: 'Australia/Sydney',
        told: 'Your time (Sydney): Tuesday, 27 October 2026, 02:30 to 03:00 (GMT+11)',
        berlin: '16:30 to 17:00 (GMT+1)',
        manila: '23:30 to 00:00 (GMT+8)',
      },
      {
        now: '2026-10-22T06:00Z',
        at: '2026-10-26T08:00Z',
        timeZone: 'Asia/Kolkata',
        told: 'Your time (Kolkata): Monday, 26 October 2026, 13:30 to 14:00 (GMT+5:30)',
        berlin: '09:00 to 09:30 (GMT+1)',
        manila: '16:00 to 16:30 (GMT+8)',
      },
      {
        now: '2027-10-28T06:00Z',
        at: '2027-11-01T08:00Z',
        timeZone: 'America/New_York',
        // New York changes a week later.
        told: 'Your time (New York): Monday, 1 November 2027, 04:00 to 04:30 (GMT-4)',
        berlin: '09:00 to 09:30 (GMT+1)',
        manila: '16:00 to 16:30 (GMT+8)',
      },
    ])('$at in $timeZone', async ({ now, at, timeZone, told, berlin, manila }) => {
      itIs(now);
      const { text } = await book(new Date(at), timeZone);
      const lineOf = (place: string) =>
        text.split('\n').find((line) => line.startsWith(`${place}: `));
      expect(text).toContain(told);
      expect(lineOf('Berlin')).toContain(berlin);
      expect(lineOf('Manila')).toContain(manila);
    });
  });

  test('from before the change to after it, nine o’clock stays nine o’clock', async () => {
    itIs('2026-10-22T06:00Z');
    const { id, token, text } = await book(new Date('2026-10-23T07:00Z'), 'Europe/Berlin');
    expect(text).toContain('Friday, 23 October 2026, 09:00 to 09:30 (GMT+2)');
    const startsAt = new Date('2026-10-26T08:00Z');
    await door().moveMeeting.mutate({ token, version: 1, startsAt });
    expect(await mailAbout(id, 'booking-moved')).toContain(
      'Monday, 26 October 2026, 09:00 to 09:30 (GMT+1)',
    );
  });
});
