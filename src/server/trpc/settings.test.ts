import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyContact } from '../../shared/content/company-contact.ts';
import { initialAvailability } from '../../shared/content/meetings.ts';
import type { Availability } from '../../shared/contracts/availability.ts';
import type { Retention } from '../../shared/contracts/retention.ts';
import type { CompanyContact } from '../../shared/contracts/settings.ts';
import { initialRetention } from '../../shared/domain/retention-periods.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { Booking } from '../db/entities/bookings.ts';
import { ContactMessage } from '../db/entities/inbox.ts';
import { Setting } from '../db/entities/system.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { isMediaKitOpen, openMediaKit } from '../testing/media-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const everyHour = [{ from: '00:00', to: '23:59' }];
/** Every half hour of every day. */
const always: Availability = {
  ...initialAvailability,
  weekdays: Array.from({ length: 7 }, () => everyHour),
};

/** What a refused call said, with the fields it named. */
async function refusal(call: Promise<unknown>): Promise<{ code: string; paths: string[] }> {
  const error: unknown = await call.then(
    () => {
      throw new Error('the call was accepted');
    },
    (reason: unknown) => reason,
  );
  const { code, issues = [] } = Object(Object(Object(error).data).error);
  return { code, paths: Array.from(issues, (issue) => String(Object(issue).path)) };
}

describeOnDatabases('the settings of an administrator', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Setting, {});
    await em.nativeDelete(Booking, {});
    app.logs.length = 0;
  });

  const settings = () => admin.trpc.admin.settings;
  const publicContact = async () => (await app.client().trpc.public.getSiteState.query()).contact;
  const lastEvent = async () => {
    const [event] = await app.orm.em
      .fork()
      .find(AuditEvent, {}, { orderBy: { at: 'desc', id: 'desc' }, limit: 1 });
    return event;
  };

  describe('how the company is reached', () => {
    const changed: CompanyContact = {
      ...companyContact,
      phone: '+49 30 23125 900',
      npcRegistration: 'PIC-012-345',
      npcValidUntil: '2027-08-31',
    };

    test('is what the company module says, until it is changed; back again, nothing stays', async () => {
      expect(await publicContact()).toEqual(companyContact);
      const typed = { ...changed, phone: ' 0049 30 23125 900' };
      await settings().updateContact.mutate({ value: typed, seenAt: null });
      expect(await publicContact()).toEqual(changed);
      const { contact } = await settings().get.query();
      expect(contact).toMatchObject({
        value: changed,
        initial: companyContact,
        changed: { by: 'Test admin' },
      });
      await settings().updateContact.mutate({
        value: companyContact,
        seenAt: contact.updatedAt,
      });
      expect(await publicContact()).toEqual(companyContact);
      const stored = await app.orm.em.fork().findOneOrFail(Setting, { key: 'company_contact' });
      expect(stored.value).toBe('{}');
    });

    test('is noted by name, without what it says', async () => {
      await settings().updateContact.mutate({ value: changed, seenAt: null });
      expect(await lastEvent()).toMatchObject({
        action: 'setting.update',
        subjectId: 'company_contact',
        subjectLabel: 'company_contact',
        actorName: 'Test admin',
      });
    });

    test('of two who saw the same, the second is told', async () => {
      const { contact } = await settings().get.query();
      const write = (phone: string) =>
        settings().updateContact.mutate({
          value: { ...companyContact, phone },
          seenAt: contact.updatedAt,
        });
      const outcomes = await Promise.allSettled([
        write('+49 30 23125 901'),
        write('+49 30 23125 902'),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await refusal(write('+49 30 23125 903'))).toEqual({ code: 'conflict', paths: [] });
      expect((await publicContact()).phone).toMatch(/90[12]$/);
    });

    test.each<[keyof CompanyContact, string]>([
      ['email', 'nobody'],
      ['careersEmail', 'a@b.example\nBcc: c@d.example'],
      ['phone', '030 123456'],
      ['phone', '+49'],
      ['phone', '+49 30 <script>'],
      ['whatsappGermany', `+49${'1'.repeat(15)}`],
      ['viber', 'javascript:alert(1)'],
      ['linkedin', 'http://linkedin.example/us'],
      ['facebook', 'javascript:alert(1)'],
      ['instagram', '//instagram.example'],
      ['youtube', `https://youtube.example/${'x'.repeat(400)}`],
      ['youtube', 'https://localhost'],
      ['privacyEmail', ''],
      ['npcRegistration', 'P'.repeat(61)],
      ['npcValidUntil', '31.12.2027'],
      ['npcValidUntil', '2027-02-30'],
    ])('%s cannot be %j', async (field, text) => {
      const value = { ...companyContact, [field]: text };
      const { code, paths } = await refusal(
        settings().updateContact.mutate({ value, seenAt: null }),
      );
      expect(code).toBe('invalid-input');
      expect(new Set(paths)).toEqual(new Set([`value.${field}`]));
      expect(await app.orm.em.fork().count(Setting)).toBe(0);
    });

    test('a stored value that cannot be used is logged, and the initial one holds', async () => {
      const em = app.orm.em.fork();
      for (const value of ['{"phone":"ask Bob"}', 'not json', '[]']) {
        await em.upsert(Setting, { key: 'company_contact', value, updatedAt: new Date() });
        expect(await publicContact()).toEqual(companyContact);
      }
      const told = app.logs.filter((line) => line.includes('invalid stored setting'));
      expect(told).toHaveLength(3);
      expect(told.join()).not.toContain('Bob');
    });
  });

  describe('the hours of meetings', () => {
    const free = async () => (await app.client().trpc.public.listSlots.query()).slots;
    const save = async (value: Availability) => {
      const { availability } = await settings().get.query();
      await settings().updateAvailability.mutate({ value, seenAt: availability.updatedAt });
    };
    const book = (startsAt: Date, email: string) =>
      app.client().trpc.public.bookMeeting.mutate({
        startsAt,
        name: 'Lena Brandt',
        email,
        consent: true,
        timeZone: 'Asia/Manila',
        idempotencyKey: crypto.randomUUID(),
      });

    test('change what is offered', async () => {
      const before = await free();
      await save(always);
      const after = await free();
      expect(after.length).toBeGreaterThan(before.length);
      await save({ ...always, weekdays: Array.from({ length: 7 }, () => []) });
      expect(await free()).toEqual([]);
      const [slot] = after;
      if (!slot) throw new Error('no slot');
      expect(await refusal(book(slot, 'a@people.example'))).toEqual({
        code: 'invalid-input',
        paths: ['startsAt'],
      });
    });

    test('a preview shows them before they are saved', async () => {
      const { slots, total } = await settings().previewSlots.query(always);
      expect(slots).toHaveLength(12);
      expect(total).toBeGreaterThan(900);
      expect(await app.orm.em.fork().count(Setting)).toBe(0);
    });

    test('around a meeting the buffer stays free, however many ask at once', async () => {
      await save({ ...always, bufferMinutes: 30 });
      const slots = await free();
      // The last half hour before midnight is not offered, so not every two of them follow on each other.
      const follows = (slot: Date, index: number) =>
        slots[index + 1]?.getTime() === slot.getTime() + 1_800_000;
      const at = slots.findIndex((slot, index) => index >= 100 && follows(slot, index));
      const [first, second] = slots.slice(at);
      if (at === -1 || !first || !second) throw new Error('no slots');
      const outcomes = await Promise.allSettled([
        book(first, 'a@people.example'),
        book(second, 'b@people.example'),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const held = await app.orm.em.fork().find(Booking, {});
      const [meeting] = held;
      const left = await free();
      const distances = left.map((slot) =>
        Math.abs(slot.getTime() - (meeting?.startsAt.getTime() ?? 0)),
      );
      expect(held).toHaveLength(1);
      expect(Math.min(...distances)).toBe(3_600_000);
    });

    test('a meeting by older hours is not overlapped by newer ones', async () => {
      await save(always);
      const [first] = (await free()).slice(100);
      if (!first) throw new Error('no slot');
      await book(first, 'a@people.example');
      const quarters = [{ from: '00:15', to: '23:45' }];
      await save({ ...always, weekdays: Array.from({ length: 7 }, () => quarters) });
      const near = (await free()).filter(
        (slot) => Math.abs(slot.getTime() - first.getTime()) < 1_800_000,
      );
      expect(near).toEqual([]);
    });

    const day = (hours: { from: string; to: string }[]) => ({
      ...initialAvailability,
      weekdays: [hours, [], [], [], [], [], []],
    });
    test.each<[string, Availability, string]>([
      ['no time', day([{ from: '9', to: '17:00' }]), 'weekdays.0.0.from'],
      ['an hour of the day that is none', day([{ from: '09:00', to: '24:00' }]), 'weekdays.0.0.to'],
      ['an end before the start', day([{ from: '17:00', to: '09:00' }]), 'weekdays.0.0.to'],
      ['too short', day([{ from: '09:00', to: '09:29' }]), 'weekdays.0.0.to'],
      [
        'overlapping',
        day([
          { from: '09:00', to: '12:00' },
          { from: '11:30', to: '13:00' },
        ]),
        'weekdays.0.1.from',
      ],
      ['six days', { ...initialAvailability, weekdays: [[], [], [], [], [], []] }, 'weekdays'],
      [
        'no date',
        { ...initialAvailability, exceptions: [{ date: '2026-02-30', hours: [] }] },
        'exceptions.0.date',
      ],
      [
        'a date twice',
        {
          ...initialAvailability,
          exceptions: [
            { date: '2026-12-24', hours: [] },
            { date: '2026-12-24', hours: [] },
          ],
        },
        'exceptions.1.date',
      ],
      ['a negative notice', { ...initialAvailability, noticeHours: -1 }, 'noticeHours'],
      ['a horizon of a year', { ...initialAvailability, horizonDays: 365 }, 'horizonDays'],
      ['half a minute', { ...initialAvailability, bufferMinutes: 0.5 }, 'bufferMinutes'],
    ])('%s is refused', async (_, value, field) => {
      const { code, paths } = await refusal(
        settings().updateAvailability.mutate({ value, seenAt: null }),
      );
      expect(code).toBe('invalid-input');
      expect(paths).toContain(`value.${field}`);
    });
  });

  describe('the PIN of the media kit', () => {
    const state = async () => (await settings().get.query()).mediaKitPin;

    test('another one ends the passes of the old one; the record and the settings do not tell it', async () => {
      const { pin } = await settings().getPin.query();
      const visitor = app.client();
      await openMediaKit(visitor, pin);
      expect(await isMediaKitOpen(visitor)).toBe(true);
      const other = pin === '1111' ? '2222' : '1111';
      const { updatedAt } = await state();
      await settings().changePin.mutate({ pin: other, seenAt: updatedAt });
      expect(await isMediaKitOpen(visitor)).toBe(false);
      expect((await openMediaKit(app.client(), pin)).status).toBe(403);
      expect((await openMediaKit(visitor, other)).status).toBe(200);
      expect(await lastEvent()).toMatchObject({
        action: 'setting.update',
        subjectLabel: 'media_kit_pin',
      });
      expect(JSON.stringify(await settings().get.query())).not.toContain(other);
      expect(app.logs.join()).not.toContain(`"${other}"`);
    });

    test('one that is made is another one', async () => {
      const before = await settings().getPin.query();
      const { updatedAt } = await state();
      const made = await settings().changePin.mutate({ seenAt: updatedAt });
      expect(made.pin).toMatch(/^\d{4}$/);
      expect(made.pin).not.toBe(before.pin);
      expect(await settings().getPin.query()).toEqual(made);
      expect(await refusal(settings().changePin.mutate({ seenAt: updatedAt }))).toMatchObject({
        code: 'conflict',
      });
    });

    test.each(['', '123', '12345', 'abcd', '12 4', '١٢٣٤'])('%j is none', async (pin) => {
      const { updatedAt } = await state();
      const refused = await refusal(settings().changePin.mutate({ pin, seenAt: updatedAt }));
      expect(refused).toEqual({ code: 'invalid-input', paths: ['pin'] });
    });
  });

  describe('how long records are kept', () => {
    test.each([0, 121, 1.5, -6, Number.NaN])('%s months are refused', async (months) => {
      const value: Retention = { ...initialRetention, contactMessages: months };
      const { code } = await refusal(settings().updateRetention.mutate({ value, seenAt: null }));
      expect(code).toBe('invalid-input');
    });

    test('what is older than its period is counted', async () => {
      const em = app.orm.em.fork();
      await em.nativeDelete(ContactMessage, {});
      for (const [index, createdAt] of [
        new Date(),
        new Date('2024-01-01'),
        new Date('2010-01-01'),
      ].entries()) {
        em.create(ContactMessage, {
          name: 'Ida Nord',
          email: 'ida@people.example',
          message: 'Hello',
          locale: 'en',
          consentVersion: '1',
          submissionKey: `retention-${index}`,
          submissionDigest: '',
          createdAt,
        });
      }
      await em.flush();
      expect(await settings().countOverdue.query()).toMatchObject({ contactMessages: 2 });
      await settings().updateRetention.mutate({
        value: { ...initialRetention, contactMessages: 120 },
        seenAt: null,
      });
      expect(await settings().countOverdue.query()).toEqual({
        rejectedApplications: 0,
        otherApplications: 0,
        contactMessages: 1,
        unconfirmedNewsletter: 0,
        bookings: 0,
        activityLog: 0,
      });
    });
  });

  test('a test mail without a mail server is a file that only we can read', async () => {
    const sent = await settings().sendTestMail.mutate({ to: 'ida@people.example' });
    if (sent.outcome !== 'kept') throw new Error(sent.outcome);
    const file = path.join(app.dataDir, sent.file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = readFileSync(file, 'utf8');
    expect(mail).toMatch(/^To: ida@people\.example\r$/m);
    expect(mail).toMatch(/^Subject: .+\r$/m);
    expect(await lastEvent()).toMatchObject({
      action: 'setting.mail-test',
      subjectLabel: 'ida@people.example',
    });
    const bad = refusal(
      settings().sendTestMail.mutate({ to: 'ida@x.example\r\nBcc: b@x.example' }),
    );
    expect(await bad).toEqual({ code: 'invalid-input', paths: ['to'] });
    expect(readdirSync(path.join(app.dataDir, 'mail'))).toHaveLength(1);
  });
});

describe('settings that the environment decides', () => {
  test('a PIN from there is told, and cannot be changed', async () => {
    const app = await startTestApp('embedded', { MEDIA_KIT_PIN: '0472' });
    try {
      const { settings } = (await app.loginAs('admin')).trpc.admin;
      expect((await settings.get.query()).mediaKitPin.isFixed).toBe(true);
      expect(await settings.getPin.query()).toEqual({ pin: '0472' });
      expect(await refusal(settings.changePin.mutate({ pin: '1111', seenAt: null }))).toEqual({
        code: 'invalid-input',
        paths: ['pin'],
      });
    } finally {
      await app.close();
    }
  });

  test('a mail goes to the mail server, and what it refuses is told without its password', async () => {
    const server = await startMailServer();
    const app = await startTestApp('embedded', {
      SMTP_URL: `smtp://mailer:hush-hush@127.0.0.1:${server.port}`,
      MAIL_FROM: 'Talabridge <no-reply@people.example>',
    });
    try {
      const { settings } = (await app.loginAs('admin')).trpc.admin;
      expect((await settings.get.query()).mail).toEqual({
        host: '127.0.0.1',
        from: 'Talabridge <no-reply@people.example>',
      });
      expect(await settings.sendTestMail.mutate({ to: 'ida@people.example' })).toEqual({
        outcome: 'sent',
        host: '127.0.0.1',
      });
      expect(server.mails).toHaveLength(1);
      expect(server.mails[0]).toContain('To: ida@people.example');
      expect(server.mails[0]).toContain('From: Talabridge <no-reply@people.example>');
      expect(await settings.sendTestMail.mutate({ to: 'refused@people.example' })).toEqual({
        outcome: 'failed',
        host: '127.0.0.1',
        code: 'EENVELOPE 550',
      });
      await server.stop();
      const failed = await settings.sendTestMail.mutate({ to: 'ida@people.example' });
      expect(failed).toMatchObject({ outcome: 'failed', host: '127.0.0.1' });
      expect(app.logs.join()).not.toContain('hush-hush');
    } finally {
      await app.close();
    }
  });
});
