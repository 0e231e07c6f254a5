import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const times = 50;

describeOnDatabases('a booked meeting', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.orm.em.fork().nativeDelete(Booking, {});
  });

  const door = () => app.client().trpc.public;

  async function freeSlots(): Promise<Date[]> {
    const { slots } = await door().listSlots.query();
    return slots.toReversed();
  }
  async function slotAt(index: number): Promise<Date> {
    const slot = (await freeSlots())[index];
    if (!slot) throw new Error('no slot is free');
    return slot;
  }
  const mailsAbout = (aboutId: string) =>
    app.orm.em
      .fork()
      .find(
        OutgoingMail,
        { aboutId, kind: { $ne: 'staff-notice' } },
        { orderBy: { createdAt: 'asc' } },
      );
  const stored = (id: string) => app.orm.em.fork().findOneOrFail(Booking, { id });

  /** Books a half hour, delivers the mail, and takes the token from its link. */
  async function book(startsAt: Date, fields: { locale?: 'en' | 'de'; timeZone?: string } = {}) {
    const { id } = await door().bookMeeting.mutate({
      startsAt,
      name: 'Buy cheap watches',
      topic: 'at watches.example',
      email: `${randomUUID()}@clients.example`,
      consent: true,
      timeZone: 'America/New_York',
      ...fields,
    });
    await app.runJobs();
    const [mail] = await mailsAbout(id);
    const link = new URL(/http:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    return { id, link, token: link.searchParams.get('token') ?? '' };
  }
  const open = async (token: string) => {
    const meeting = await door().getMeeting.query({ token });
    if (!meeting) throw new Error('the link is good for nothing');
    return meeting;
  };
  const refused = (code: string) => ({ data: { error: { code } } });
  const lines = (calendar: string | undefined) =>
    (calendar ?? '').replaceAll('\r\n\t', '').split('\r\n');

  describe('the mails', () => {
    test('a confirmation tells every clock, carries the calendar entry and no word of the visitor', async () => {
      const startsAt = await slotAt(0);
      const { id, link } = await book(startsAt);
      const [mail, ...others] = await mailsAbout(id);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ kind: 'booking-confirmed', status: 'kept', locale: 'en' });
      expect(link.href).toContain(`http://${app.env.HOST}:${app.env.PORT}/booking?token=`);
      const clock = (timeZone: string) =>
        new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(
          startsAt,
        );
      expect(mail?.text).toMatch(
        new RegExp(`Your time \\(New York\\): .*, ${clock('America/New_York')} to `),
      );
      expect(mail?.text).toMatch(new RegExp(`Berlin: .*, ${clock('Europe/Berlin')} to `));
      expect(mail?.text).toMatch(new RegExp(`Manila: .*, ${clock('Asia/Manila')} to `));
      const [file] = mail?.attachments ?? [];
      expect(file).toMatchObject({
        name: 'talabridge.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      });
      for (const line of [
        'METHOD:REQUEST',
        `UID:${id}@talabridge.example`,
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        `DTSTART:${startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
      ]) {
        expect(lines(file?.content)).toContain(line);
      }
      // The address is not proved to be theirs: nobody sends words of their own through us.
      expect(JSON.stringify(mail)).not.toMatch(/watches/i);
    });

    test('in German for a German page, with the link to it', async () => {
      const { id, link } = await book(await slotAt(0), { locale: 'de' });
      const [mail] = await mailsAbout(id);
      expect(link.pathname).toBe('/de/booking');
      expect(mail?.subject).toBe('Ihr Gespräch mit Talabridge');
      expect(mail?.text).toMatch(/Berlin: .* bis \d\d:\d\d Uhr \(GMT\+\d\)/);
      expect(mail?.attachments?.[0]?.content).toContain('SUMMARY:Gespräch mit Talabridge');
    });

    test('the same form sent again tells once', async () => {
      const form = {
        startsAt: await slotAt(0),
        name: 'Twice',
        email: 'twice@clients.example',
        consent: true as const,
        timeZone: 'UTC',
      };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => door().bookMeeting.mutate(form)),
      );
      expect(await mailsAbout(answers[0]?.id ?? '')).toHaveLength(1);
    });
  });

  describe('the link', () => {
    test('shows when the meeting is, and nothing of what was typed', async () => {
      const startsAt = await slotAt(0);
      const { id, token } = await book(startsAt);
      const meeting = await open(token);
      expect(meeting).toMatchObject({ startsAt, state: 'open', timeZone: 'America/New_York' });
      expect(lines(meeting.calendar ?? '')).toContain(`UID:${id}@talabridge.example`);
      expect(JSON.stringify(meeting)).not.toMatch(/watches|clients\.example\\r\\nCN/i);
    });

    test.each([
      ['made up', 'nothing'],
      ['empty', ''],
      ['of another id', `${randomUUID()}.${'x'.repeat(43)}`],
    ])('that is %s leads nowhere', async (_name, token) => {
      expect(await door().getMeeting.query({ token })).toBeNull();
      const startsAt = await slotAt(0);
      const change = { token, version: 1 };
      await expect(door().cancelMeeting.mutate(change)).rejects.toMatchObject(refused('not-found'));
      await expect(door().moveMeeting.mutate({ ...change, startsAt })).rejects.toMatchObject(
        refused('not-found'),
      );
      await expect(door().listSlotsToMove.query({ token })).rejects.toMatchObject(
        refused('not-found'),
      );
    });

    test('signed for one booking opens no other', async () => {
      const one = await book(await slotAt(0));
      const two = await book(await slotAt(0));
      const [, signature] = one.token.split('.');
      expect(await door().getMeeting.query({ token: `${two.id}.${signature}` })).toBeNull();
    });

    test('of a booking that was erased leads nowhere', async () => {
      const { id, token } = await book(await slotAt(0));
      await app.orm.em.fork().nativeDelete(Booking, { id });
      expect(await door().getMeeting.query({ token })).toBeNull();
    });
  });

  describe('moving', () => {
    test('takes the new half hour, frees the old one and tells calendars of it', async () => {
      const [startsAt, target] = [await slotAt(0), await slotAt(3)];
      const { id, token } = await book(startsAt);
      const { version } = await open(token);
      const moved = await door().moveMeeting.mutate({ token, version, startsAt: target });
      expect(moved).toMatchObject({ startsAt: target, state: 'open' });
      const free = (await freeSlots()).map(Number);
      expect(free).toContain(startsAt.getTime());
      expect(free).not.toContain(target.getTime());
      await app.runJobs();
      const [, mail] = await mailsAbout(id);
      expect(mail).toMatchObject({ kind: 'booking-moved', status: 'kept' });
      const calendar = lines(mail?.attachments?.[0]?.content);
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain(`UID:${id}@talabridge.example`);
      expect(mail?.text).toContain(token);
      const em = app.orm.em.fork();
      expect(await em.count(AuditEvent, { action: 'booking.move', subjectId: id })).toBe(1);
    });

    test('sent twice, or by two tabs to the same time, moves once and tells once', async () => {
      const { id, token } = await book(await slotAt(0));
      const target = await slotAt(3);
      const { version } = await open(token);
      const move = { token, version, startsAt: target };
      const answers = await Promise.all([
        door().moveMeeting.mutate(move),
        door().moveMeeting.mutate(move),
      ]);
      expect(answers[0]).toEqual(answers[1]);
      expect((await stored(id)).sequence).toBe(1);
      expect(await mailsAbout(id)).toHaveLength(2);
    });

    test('two tabs with different times do not both move it', async () => {
      const { id, token } = await book(await slotAt(0));
      const { version } = await open(token);
      const targets = [await slotAt(3), await slotAt(5)];
      const answers = await Promise.allSettled(
        targets.map((startsAt) => door().moveMeeting.mutate({ token, version, startsAt })),
      );
      const failed = answers.filter(({ status }) => status === 'rejected');
      expect(failed).toMatchObject([{ reason: refused('conflict') }]);
      expect((await stored(id)).sequence).toBe(1);
    });

    test('to a time that somebody holds keeps the old one', async () => {
      const startsAt = await slotAt(0);
      const { id, token } = await book(startsAt);
      const taken = await slotAt(2);
      await book(taken);
      const { version } = await open(token);
      await expect(
        door().moveMeeting.mutate({ token, version, startsAt: taken }),
      ).rejects.toMatchObject(refused('slot-taken'));
      expect(await stored(id)).toMatchObject({ startsAt, slot: startsAt, sequence: 0 });
      expect(await mailsAbout(id)).toHaveLength(1);
    });

    test('to a time that is not offered is refused', async () => {
      const { token } = await book(await slotAt(0));
      const { version } = await open(token);
      for (const startsAt of [new Date('2020-01-07T09:00Z'), new Date('2120-01-08T09:00Z')]) {
        await expect(door().moveMeeting.mutate({ token, version, startsAt })).rejects.toMatchObject(
          refused('invalid-input'),
        );
      }
    });

    test('the times to choose from leave out the present one and those of others', async () => {
      const taken = await slotAt(4);
      await book(taken);
      const startsAt = await slotAt(0);
      const { token } = await book(startsAt);
      const { slots } = await door().listSlotsToMove.query({ token });
      const offered = slots.map(Number);
      expect(offered).toEqual((await freeSlots()).map(Number).toReversed());
      expect(offered).not.toContain(startsAt.getTime());
      expect(offered).not.toContain(taken.getTime());
    });

    test(`of ${times} meetings that are moved to one half hour at once, one is, and nobody loses theirs`, async () => {
      const slots = (await freeSlots()).slice(0, times + 1);
      const [target, ...own] = slots;
      if (!target || own.length < times) throw new Error('too few half hours are free');
      const meetings = [];
      for (const startsAt of own) meetings.push({ startsAt, ...(await book(startsAt)) });
      const answers = await Promise.allSettled(
        meetings.map(({ token }) =>
          door().moveMeeting.mutate({ token, version: 1, startsAt: target }),
        ),
      );
      const failed = answers.filter(({ status }) => status === 'rejected');
      expect(failed).toHaveLength(times - 1);
      for (const failure of failed) {
        expect(failure).toMatchObject({ reason: refused('slot-taken') });
      }
      const winner = answers.findIndex(({ status }) => status === 'fulfilled');
      const em = app.orm.em.fork();
      for (const [index, { id, startsAt }] of meetings.entries()) {
        const expected = index === winner ? target : startsAt;
        const booking = await em.findOneOrFail(Booking, { id });
        expect(booking).toMatchObject({ startsAt: expected, slot: expected, status: 'booked' });
      }
      expect(
        await em.count(OutgoingMail, {
          kind: 'booking-moved',
          aboutId: { $in: meetings.map(({ id }) => id) },
        }),
      ).toBe(1);
    }, 60_000);
  });

  describe('cancelling', () => {
    test('frees the half hour, takes the entry out of calendars, and is done once', async () => {
      const startsAt = await slotAt(0);
      const { id, token } = await book(startsAt);
      const { version } = await open(token);
      const answers = await Promise.all([
        door().cancelMeeting.mutate({ token, version }),
        door().cancelMeeting.mutate({ token, version }),
      ]);
      expect(answers).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
      expect((await freeSlots()).map(Number)).toContain(startsAt.getTime());
      await app.runJobs();
      const [, mail, ...others] = await mailsAbout(id);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ kind: 'booking-cancelled', status: 'kept' });
      const calendar = lines(mail?.attachments?.[0]?.content);
      expect(calendar).toContain('METHOD:CANCEL');
      expect(calendar).toContain('STATUS:CANCELLED');
      expect(calendar).toContain('SEQUENCE:1');
      expect(mail?.attachments?.[0]?.contentType).toContain('method=CANCEL');
      expect(await open(token)).toMatchObject({ state: 'cancelled', calendar: null });
    });

    test('what was moved meanwhile is looked at again first', async () => {
      const { token } = await book(await slotAt(0));
      const { version } = await open(token);
      await door().moveMeeting.mutate({ token, version, startsAt: await slotAt(3) });
      await expect(door().cancelMeeting.mutate({ token, version })).rejects.toMatchObject(
        refused('conflict'),
      );
    });

    test('a cancelled meeting cannot be moved', async () => {
      const { token } = await book(await slotAt(0));
      const { version } = await open(token);
      const cancelled = await door().cancelMeeting.mutate({ token, version });
      const move = { token, version: cancelled.version, startsAt: await slotAt(3) };
      await expect(door().moveMeeting.mutate(move)).rejects.toMatchObject(
        refused('meeting-closed'),
      );
    });
  });

  describe('as time goes by', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    test('it can be cancelled until it begins, and not after', async () => {
      const startsAt = await slotAt(0);
      const late = await book(startsAt);
      vi.useFakeTimers({ toFake: ['Date'], now: startsAt.getTime() - 1000 });
      const { version, state } = await open(late.token);
      expect(state).toBe('open');
      vi.setSystemTime(startsAt.getTime());
      expect(await open(late.token)).toMatchObject({ state: 'past', calendar: null });
      const over = { token: late.token, version };
      await expect(door().cancelMeeting.mutate(over)).rejects.toMatchObject(
        refused('meeting-closed'),
      );
      vi.setSystemTime(startsAt.getTime() - 1000);
      expect(await door().cancelMeeting.mutate(over)).toMatchObject({ state: 'cancelled' });
    });

    test('it can be moved within the notice, but only to what is offered then', async () => {
      const startsAt = await slotAt(0);
      const { token } = await book(startsAt);
      vi.useFakeTimers({ toFake: ['Date'], now: startsAt.getTime() - 60_000 });
      const { version } = await open(token);
      const { slots } = await door().listSlotsToMove.query({ token });
      const [first] = slots;
      if (!first) throw new Error('nothing is offered');
      expect(first.getTime() - Date.now()).toBeGreaterThanOrEqual(12 * 3_600_000);
      const near = new Date(startsAt.getTime() + 30 * 60_000);
      await expect(
        door().moveMeeting.mutate({ token, version, startsAt: near }),
      ).rejects.toMatchObject(refused('invalid-input'));
      expect(await door().moveMeeting.mutate({ token, version, startsAt: first })).toMatchObject({
        startsAt: first,
      });
    });
  });
});

describeOnDatabases('managing meetings, by limits', (kind) => {
  test('changes from one address are limited', async () => {
    const app = await startTestApp(kind, { RATE_LIMITS: 'on' });
    try {
      const answers = [];
      for (let index = 0; index < 21; index += 1) {
        const change = { json: { token: 'guess', version: 1 } };
        answers.push(await app.client().post('/api/trpc/public.cancelMeeting', change));
      }
      expect(answers.map(({ status }) => status)).toEqual([
        ...Array.from({ length: 20 }, () => 404),
        429,
      ]);
    } finally {
      await app.close();
    }
  });
});
