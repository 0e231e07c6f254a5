import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { Client } from '../../db/entities/clients.ts';
import { ContactMessage } from '../../db/entities/inbox.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import { addClient } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const dayMs = 86_400_000;

describeOnDatabases('the inbox', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(ContactMessage, {});
    await em.nativeDelete(Client, {});
    await em.nativeDelete(Booking, {});
    await em.nativeDelete(NewsletterSubscriber, {});
    await em.nativeDelete(AuditEvent, {});
  });

  const inbox = () => admin.trpc.admin.inbox;
  const send = async (message: string, name = 'Jonas Weber') => {
    const answer = await app
      .client()
      .post('/api/contact', { name, email: 'jonas@clients.example', message, consent: true });
    expect(answer.status).toBe(200);
    const row = await app.orm.em.fork().findOneOrFail(ContactMessage, { message });
    return { id: row.id, version: row.version };
  };
  const events = async (subjectId: string) => {
    const found = await app.orm.em.fork().find(AuditEvent, { subjectId, actorId: { $ne: null } });
    return found.map(({ action }) => action);
  };
  const refused = (code: string) => ({ data: { error: { code } } });

  describe('messages', () => {
    test('the list shows the first words, the sheet everything', async () => {
      const text = `Good day,\n\n${'we need twelve agents. '.repeat(40)}`.trim();
      const { id } = await send(text);
      const { rows, total, statusCounts } = await inbox().listMessages.query({});
      expect({ total, statusCounts }).toEqual({
        total: 1,
        statusCounts: { new: 1, answered: 0, archived: 0 },
      });
      expect(rows[0]?.excerpt).toMatch(/^Good day, we need twelve/);
      expect(rows[0]?.excerpt.length).toBeLessThanOrEqual(160);
      expect(await inbox().getMessage.query({ id })).toMatchObject({
        message: text,
        locale: 'en',
        consentVersion: expect.any(String),
        handledBy: null,
      });
    });

    test('marking is written down with who and when, and can be taken back', async () => {
      const { id, version } = await send('Please call back.');
      const answered = await inbox().updateMessage.mutate({
        id,
        version,
        status: 'answered',
        internalNote: '</script><b>called</b>',
      });
      expect(answered).toMatchObject({
        status: 'answered',
        handledBy: 'Test admin',
        handledAt: expect.any(Date),
        internalNote: '</script><b>called</b>',
        version: version + 1,
      });
      const { statusCounts } = await inbox().listMessages.query({});
      expect(statusCounts).toEqual({ new: 0, answered: 1, archived: 0 });
      const again = await inbox().updateMessage.mutate({
        id,
        version: version + 1,
        status: 'new',
      });
      expect(again).toMatchObject({
        status: 'new',
        handledBy: null,
        handledAt: null,
        internalNote: '</script><b>called</b>',
      });
      expect(await events(id)).toEqual(['contact.update', 'contact.update']);
    });

    test('of two administrators the second gets a conflict', async () => {
      const { id, version } = await send('Both of us read this.');
      await inbox().updateMessage.mutate({ id, version, internalNote: 'Mine' });
      await expect(
        inbox().updateMessage.mutate({ id, version, internalNote: 'Theirs' }),
      ).rejects.toMatchObject(refused('conflict'));
      expect(await inbox().getMessage.query({ id })).toMatchObject({ internalNote: 'Mine' });
    });

    test('an erased one is gone', async () => {
      const { id } = await send('Erase me.');
      await inbox().deleteMessage.mutate({ id });
      expect(await events(id)).toEqual(['contact.delete']);
      const event = await app.orm.em
        .fork()
        .findOneOrFail(AuditEvent, { action: 'contact.delete', subjectId: id });
      expect(event.subjectLabel).toBeNull();
      await expect(inbox().getMessage.query({ id })).rejects.toMatchObject(refused('not-found'));
      await expect(inbox().deleteMessage.mutate({ id })).rejects.toMatchObject(
        refused('not-found'),
      );
    });

    test('search looks into the text too', async () => {
      await send('About 50% of our calls', 'Ann');
      await send('About 500 calls', 'Bob');
      const { rows } = await inbox().listMessages.query({ search: '50%' });
      expect(rows.map(({ name }) => name)).toEqual(['Ann']);
      expect((await inbox().listMessages.query({ status: 'archived' })).rows).toEqual([]);
    });

    test('over REST: whole messages, newest first, in pages', async () => {
      for (const word of ['first', 'second', 'third']) await send(`The ${word}`);
      const answer = await admin.get('/api/contact?limit=2');
      expect(answer.headers.get('x-total-count')).toBe('3');
      expect(answer.body).toMatchObject([
        { message: 'The third', status: 'new', email: 'jonas@clients.example' },
        { message: 'The second' },
      ]);
      const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
      expect((await admin.get(next)).body).toMatchObject([{ message: 'The first' }]);
      expect(answer.text).not.toContain('submissionKey');
      for (const query of ['limit=0', 'limit=2000', 'limit=', 'cursor=W10', 'cursor=%00']) {
        expect((await admin.get(`/api/contact?${query}`)).status).toBe(400);
      }
    });
  });

  test('registrations wait until somebody deals with them', async () => {
    const em = app.orm.em.fork();
    const waiting = addClient(em, { companyName: 'Waits' });
    addClient(em, { companyName: 'Done', handledAt: new Date() });
    const own = addClient(em, { companyName: 'Ours', source: 'administrator' });
    await em.flush();
    const list = async (state: 'waiting' | 'handled') => {
      const { rows } = await inbox().listRegistrations.query({ state });
      return rows.map(({ companyName }) => companyName);
    };
    expect(await list('waiting')).toEqual(['Waits']);
    expect(await list('handled')).toEqual(['Done']);
    const { id, version } = waiting;
    const handled = await inbox().handleRegistration.mutate({
      id,
      version,
      handled: true,
      status: 'inactive',
    });
    expect(handled).toMatchObject({ status: 'inactive', handledAt: expect.any(Date) });
    expect(await list('handled')).toHaveLength(2);
    expect(await events(id)).toEqual(['client.handle']);
    await expect(
      inbox().handleRegistration.mutate({ id, version, handled: false }),
    ).rejects.toMatchObject(refused('conflict'));
    await expect(
      inbox().handleRegistration.mutate({ id: own.id, version: 1, handled: true }),
    ).rejects.toMatchObject(refused('not-found'));
    await inbox().handleRegistration.mutate({ id, version: handled.version, handled: false });
    expect(await list('waiting')).toEqual(['Waits']);
  });

  test('meetings: the next one first, or the last one that was', async () => {
    const em = app.orm.em.fork();
    const now = Date.now();
    for (const [name, days] of Object.entries({ later: 2, soon: 1, before: -1, earlier: -2 })) {
      const startsAt = new Date(now + days * dayMs);
      em.create(Booking, {
        name,
        slot: startsAt,
        startsAt,
        email: 'ida@nordwind.example',
        timeZone: 'America/New_York',
        locale: 'en',
        consentVersion: '1',
        submissionDigest: 'x',
      });
    }
    await em.flush();
    await em.nativeUpdate(Booking, { name: 'later' }, { slot: null, status: 'cancelled' });
    const list = async (filter: { period: 'upcoming' | 'past'; status?: BookingStatus }) => {
      const { rows, total } = await admin.trpc.admin.bookings.list.query(filter);
      expect(total).toBe(rows.length);
      return rows.map(({ name, status }) => `${name}, ${status}`);
    };
    expect(await list({ period: 'upcoming' })).toEqual(['soon, booked', 'later, cancelled']);
    expect(await list({ period: 'upcoming', status: 'cancelled' })).toEqual(['later, cancelled']);
    expect(await list({ period: 'past' })).toEqual(['before, booked', 'earlier, booked']);
    expect(await inbox().counts.query()).toMatchObject({ bookings: 1 });
  });

  describe('the newsletter', () => {
    const addresses = ['=cmd@a.example', 'b@b.example', 'c@c.example'];
    beforeEach(async () => {
      const em = app.orm.em.fork();
      for (const email of addresses) {
        em.create(NewsletterSubscriber, { email, locale: 'de', consentVersion: '1' });
      }
      await em.flush();
      await em.nativeUpdate(
        NewsletterSubscriber,
        { email: 'c@c.example' },
        { status: 'confirmed' },
      );
    });

    test('the list, and an address that is taken out', async () => {
      const { rows, statusCounts } = await inbox().listSubscribers.query({
        sort: 'email',
        order: 'asc',
        status: 'pending',
      });
      expect(rows.map(({ email }) => email)).toEqual(addresses.slice(0, 2));
      expect(statusCounts).toEqual({ pending: 2, confirmed: 1, unsubscribed: 0 });
      const id = rows[1]?.id ?? '';
      await inbox().deleteSubscriber.mutate({ id });
      expect(await app.orm.em.fork().count(NewsletterSubscriber)).toBe(2);
      const event = await app.orm.em.fork().findOneOrFail(AuditEvent, { subjectId: id });
      expect(event).toMatchObject({ action: 'newsletter.delete', subjectLabel: null });
      expect(await inbox().counts.query()).toEqual({
        messages: 0,
        registrations: 0,
        changeRequests: 0,
        bookings: 0,
        subscribers: 1,
      });
    });

    test('the file has every address, and opens as text in a spreadsheet', async () => {
      const answer = await admin.get('/api/admin/newsletter/export.csv');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*newsletter-.*\.csv/);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      const lines = answer.text.trim().split('\r\n');
      expect(lines[0]).toContain('Email,Status,Language,Since');
      expect(lines.slice(1).map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
        "'=cmd@a.example,Not confirmed,de",
        'b@b.example,Not confirmed,de',
        'c@c.example,Confirmed,de',
      ]);
      const german = await admin.get('/api/admin/newsletter/export.csv?status=confirmed&locale=de');
      expect(german.text).toContain('E-Mail,Status,Sprache,Seit');
      expect(german.text).toContain('c@c.example,Bestätigt,de');
      expect(german.text).not.toContain('b@b.example');
      expect(await app.orm.em.fork().count(AuditEvent, { action: 'newsletter.export' })).toBe(2);
    });

    test('nobody else gets it, and a wrong filter is refused', async () => {
      const path = '/api/admin/newsletter/export.csv';
      expect((await app.client().get(path)).status).toBe(401);
      for (const role of ['client', 'employee'] as const) {
        const other = await app.loginAs(role);
        expect((await other.get(path)).status).toBe(403);
      }
      expect((await admin.get(`${path}?status=nonsense`)).status).toBe(400);
      expect((await admin.get(`${path}?search=${'x'.repeat(300)}`)).status).toBe(400);
    });
  });

  test('a record that does not exist is none', async () => {
    const id = randomUUID();
    const calls = [
      () => inbox().getMessage.query({ id }),
      () => inbox().updateMessage.mutate({ id, version: 1, status: 'archived' }),
      () => inbox().deleteSubscriber.mutate({ id }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(refused('not-found'));
  });
});
