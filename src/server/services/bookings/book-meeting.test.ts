import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { tokenMailedTo } from '../../testing/public-calls.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { lockSlots } from './slots.ts';

const times = 50;

describeOnBothDatabases('booking a meeting', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  /** The latest first: the earliest may have come too near by the time it is asked for. */
  async function freeSlots(): Promise<string[]> {
    const { slots } = Object((await app.client().get('/api/bookings/slots')).body);
    return Array.from(slots, String).toReversed();
  }
  /** Another one for each test, so that none depends on the one before. */
  async function nextSlot(): Promise<string> {
    const [slot] = await freeSlots();
    if (!slot) throw new Error('no slot is free');
    return slot;
  }
  const meeting = <Start>(startsAt: Start, name = 'Lena Brandt') => ({
    startsAt,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@clients.example`,
    company: 'Brandt KG',
    topic: 'Night shifts',
    consent: true,
    timeZone: 'America/New_York',
  });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.client().post('/api/bookings', body, headers);
  const stored = (name: string) => app.orm.em.fork().find(Booking, { name });

  test('a free half hour is taken, with a file for the calendar', async () => {
    const startsAt = await nextSlot();
    const answer = await send({ ...meeting(startsAt), locale: 'de' });
    expect(answer.status).toBe(201);
    const { id, endsAt, calendar } = Object(answer.body);
    expect(Object(answer.body).startsAt).toBe(startsAt);
    expect(new Date(endsAt).getTime() - new Date(startsAt).getTime()).toBe(30 * 60_000);
    const compact = startsAt.replaceAll(/[-:]|\.\d+/g, '');
    for (const line of [
      `UID:${id}@talabridge.example`,
      `DTSTART:${compact}`,
      'DURATION:PT30M',
      'SUMMARY:Gespräch mit Talabridge',
      'METHOD:PUBLISH',
    ]) {
      expect(calendar.split('\r\n')).toContain(line);
    }
    expect(await freeSlots()).not.toContain(startsAt);
    expect(await stored('Lena Brandt')).toMatchObject([
      { id, timeZone: 'America/New_York', locale: 'de', status: 'booked', topic: 'Night shifts' },
    ]);
    const em = app.orm.em.fork();
    expect(await em.count(AuditEvent, { action: 'booking.create', subjectId: id })).toBe(1);
  });

  test('through the typed door dates are dates', async () => {
    const { trpc } = app.client();
    const { slots } = await trpc.public.listSlots.query();
    const startsAt = slots.at(-1);
    if (!startsAt) throw new Error('no slot is free');
    const booked = await trpc.public.bookMeeting.mutate({
      startsAt,
      name: 'Typed',
      email: 'typed@clients.example',
      consent: true,
      timeZone: 'Asia/Manila',
    });
    expect(booked.startsAt).toEqual(startsAt);
    expect(booked.calendar).toContain('SUMMARY:Meeting with Talabridge');
  });

  test('the same again gets the same answer, another person is told that it is taken', async () => {
    const startsAt = await nextSlot();
    const first = await send(meeting(startsAt, 'First'));
    const again = await send({ ...meeting(startsAt, 'First'), elapsedMs: 60_000 });
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    const other = await send(meeting(startsAt, 'Second'));
    expect(other).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    expect(await stored('First')).toHaveLength(1);
    expect(await stored('Second')).toEqual([]);
  });

  /** The link of the mail, which is what cancels it. */
  async function cancel(email: string) {
    const { trpc } = app.client();
    const token = await tokenMailedTo(app, email, '/booking');
    const meeting = await trpc.public.getMeeting.query({ token });
    await trpc.public.cancelMeeting.mutate({ token, version: meeting?.version ?? 0 });
  }

  test('after it was cancelled, the same form books anew, once however often it is sent', async () => {
    const body = meeting(await nextSlot(), 'Changes Mind');
    const first = await send(body);
    expect(first.status).toBe(201);
    await cancel(body.email);
    const again = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 201));
    expect(new Set(again.map(({ text }) => text)).size).toBe(1);
    expect(Object(again[0]?.body).id).not.toBe(Object(first.body).id);
    const rows = await stored('Changes Mind');
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['booked', 'cancelled']);
    expect(rows.find(({ status }) => status === 'booked')?.slot).toEqual(new Date(body.startsAt));
  });

  test('the key of a meeting that was cancelled confirms nothing', async () => {
    const body = meeting(await nextSlot(), 'Keyed Again');
    const key = { 'idempotency-key': randomUUID() };
    expect((await send(body, key)).status).toBe(201);
    await cancel(body.email);
    expect(await send(body, key)).toMatchObject({ status: 409, body: { code: 'meeting-closed' } });
    expect(await stored('Keyed Again')).toMatchObject([{ status: 'cancelled', slot: null }]);
  });

  test('a key that was used for another meeting is refused', async () => {
    const [one, two] = await freeSlots();
    const key = { 'idempotency-key': randomUUID() };
    expect((await send(meeting(one, 'Keyed'), key)).status).toBe(201);
    expect((await send(meeting(two, 'Keyed'), key)).status).toBe(409);
    expect(await freeSlots()).toContain(two);
  });

  test(`of ${times} people at once one gets the half hour`, async () => {
    const startsAt = await nextSlot();
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) => send(meeting(startsAt, `Rival ${index}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others).toHaveLength(times - 1);
    for (const other of others) {
      expect(other).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    }
    expect(await app.orm.em.fork().count(Booking, { slot: new Date(startsAt) })).toBe(1);
  });

  // The embedded database does one transaction after the other by itself.
  if (kind === 'postgres') {
    test('of two meetings that overlap, asked for at the same time, one is booked', async () => {
      const startsAt = await nextSlot();
      const isWaiting = async () => {
        const [row] = await app.orm.em.fork().execute<{ waiting: boolean }[]>(
          `select exists (select from pg_locks join pg_database on oid = database
            where locktype = 'advisory' and not granted and datname = current_database()) as waiting`,
        );
        return row?.waiting;
      };
      const { late } = await app.orm.em.fork().transactional(async (em) => {
        await lockSlots(em);
        const earlier = new Date(Date.parse(startsAt) - 15 * 60_000);
        em.create(Booking, {
          slot: earlier,
          startsAt: earlier,
          name: 'Earlier',
          email: 'earlier@clients.example',
          timeZone: 'Europe/Berlin',
          locale: 'en',
          consentVersion: 'test',
          submissionDigest: 'test',
        });
        await em.flush();
        let isAnswered = false;
        const answer = send(meeting(startsAt, 'Later')).finally(() => {
          isAnswered = true;
        });
        await expect.poll(async () => isAnswered || isWaiting()).toBe(true);
        return { late: answer };
      });
      expect(await late).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    });
  }

  test(`the same form ${times} times at once is one booking and one answer`, async () => {
    const startsAt = await nextSlot();
    const answers = await Promise.all(
      Array.from({ length: times }, () => send(meeting(startsAt, 'Impatient'))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await stored('Impatient')).toHaveLength(1);
  });

  test('one address holds three meetings, in whatever case it is written, and not one more', async () => {
    const slots = await freeSlots();
    const busy = (index: number) => ({
      ...meeting(slots[index], 'Busy'),
      email: index % 2 ? 'busy@clients.example' : 'Busy@Clients.example',
    });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(busy(index))));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'too-many-bookings' });
      expect(Object(body).message).toMatch(/^This address already has three meetings booked\./);
    }
    // Who sends again what was booked gets the answer of then.
    const first = answers.findIndex(({ status }) => status === 201);
    expect((await send(busy(first))).text).toBe(answers[first]?.text);
    const [one, ...others] = await stored('Busy');
    expect(others).toHaveLength(2);
    await app.orm.em
      .fork()
      .nativeUpdate(Booking, { id: one?.id ?? '' }, { slot: null, status: 'cancelled' });
    const next = answers.findIndex(({ status }) => status !== 201);
    expect((await send(busy(next))).status).toBe(201);
  });

  test('a cancelled half hour is free again', async () => {
    const startsAt = await nextSlot();
    await send(meeting(startsAt, 'Cancels'));
    await app.orm.em
      .fork()
      .nativeUpdate(Booking, { name: 'Cancels' }, { slot: null, status: 'cancelled' });
    expect(await freeSlots()).toContain(startsAt);
    expect((await send(meeting(startsAt, 'Comes after'))).status).toBe(201);
  });

  test.each([
    ['in the past', '2020-01-07T09:00:00.000Z'],
    ['far ahead', '2120-01-08T09:00:00.000Z'],
    ['no date at all', 'soon'],
    ['missing', undefined],
    ['a number', 7],
  ])('a time that is not offered is refused: %s', async (_name, startsAt) => {
    const answer = await send(meeting(startsAt, 'Never'));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        issues: [{ path: 'startsAt', message: 'Please choose a time' }],
      },
    });
    expect(await stored('Never')).toEqual([]);
  });

  test('a minute beside a slot is no slot', async () => {
    const startsAt = new Date(new Date(await nextSlot()).getTime() + 60_000).toISOString();
    expect((await send(meeting(startsAt, 'Beside'))).status).toBe(400);
  });

  test('the other fields are named too, in German for a German page', async () => {
    const { body } = await send(
      { startsAt: await nextSlot(), name: '', email: 'x', consent: false, timeZone: 'UTC' },
      { 'x-language': 'de' },
    );
    const { issues } = Object(body);
    expect(Array.from(issues, (issue) => Object(issue).path)).toEqual(['name', 'email', 'consent']);
    expect(JSON.stringify(issues)).not.toContain('Please');
  });

  test('a program books nothing', async () => {
    const startsAt = await nextSlot();
    for (const extra of [{ trap: 'x' }, { elapsedMs: 100 }]) {
      expect(await send({ ...meeting(startsAt, 'Robot'), ...extra })).toMatchObject({
        status: 400,
        body: { code: 'looks-automated' },
      });
    }
    expect(await freeSlots()).toContain(startsAt);
  });

  test('a zone that does not exist is kept as UTC', async () => {
    await send({ ...meeting(await nextSlot(), 'Nowhere'), timeZone: 'Mars/Olympus' });
    expect(await stored('Nowhere')).toMatchObject([{ timeZone: 'UTC' }]);
  });
});
