import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { initialRetention } from '../../../shared/domain/retention-periods.ts';
import { User } from '../../db/entities/accounts.ts';
import { Application } from '../../db/entities/applications.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { Client } from '../../db/entities/clients.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { ContactMessage } from '../../db/entities/inbox.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import { RetentionHold } from '../../db/entities/retention.ts';
import { Setting } from '../../db/entities/system.ts';
import { Upload } from '../../db/entities/uploads.ts';
import { createLog } from '../../log.ts';
import { openObjectStore } from '../../storage/object-store.ts';
import { applicantForm, storeApplications, uploadResume } from '../../testing/applicant.ts';
import { addCompany } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { eraseApplication } from '../applications/erase.ts';
import { openTransport } from '../mail-transport.ts';
import { type EraseContext, eraseOverdue } from './erase-overdue.ts';
import { countDue } from './preview.ts';

const dayMs = 86_400_000;
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

describeOnBothDatabases('what is kept long enough', (kind) => {
  let app: TestApp;
  const logs: string[] = [];
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(EmployeeProfile, {});
    await em.nativeDelete(Application, {});
    await em.nativeDelete(ContactMessage, {});
    await em.nativeDelete(NewsletterSubscriber, {});
    await em.nativeDelete(Booking, {});
    await em.nativeDelete(OutgoingMail, {});
    await em.nativeDelete(RetentionHold, {});
    await em.nativeDelete(AuditEvent, {});
    await em.nativeDelete(Setting, { key: ['retention', 'retention_first_run'] });
    logs.length = 0;
  });

  const context = (): EraseContext => ({
    em: app.orm.em.fork({ useContext: true }),
    objects: openObjectStore(app.dataDir),
    mail: openTransport({
      smtpUrl: undefined,
      from: 'site@talabridge.example',
      folder: path.join(app.dataDir, 'mail'),
    }),
    log: createLog('info', { write: (line: string) => logs.push(line) }),
    eraseApplication,
  });
  /** As if the job had run for a while already. */
  const settled = async (now: Date) => {
    expect(await eraseOverdue(context(), later(now, -30 * dayMs))).toEqual({});
  };
  const addMessages = (count: number, createdAt: Date) =>
    app.orm.em.fork().execute(
      `insert into "contact_messages" ("id", "name", "email", "message", "locale", "consent_version",
         "is_suspicious", "status", "submission_key", "submission_digest", "created_at", "version")
       select gen_random_uuid(), 'Jonas ' || n, 'jonas@clients.example', 'x', 'en', '1', false, 'new',
         gen_random_uuid()::text, 'x', ?::timestamptz - n * interval '1 second', 1
       from generate_series(1, ?::int) as n`,
      [createdAt, count],
    );
  const addSubscriber = async (email: string, since: string) => {
    const em = app.orm.em.fork();
    const at = new Date(since);
    const given = { locale: 'en', consentVersion: '1', consentAt: at, createdAt: at } as const;
    await em.persist(em.create(NewsletterSubscriber, { email, ...given })).flush();
  };
  const runs = async () => {
    const found = await app.orm.em
      .fork()
      .find(AuditEvent, { action: 'retention.erase' }, { orderBy: { at: 'asc' } });
    return found.map(({ subjectLabel }) => subjectLabel);
  };

  test.each([
    ['a month that is too short', '2027-01-31T09:00:00Z', '2027-02-28T23:00:00Z'],
    ['the end of winter time', '2027-02-28T09:00:00Z', '2027-03-28T22:00:00Z'],
    ['the end of summer time', '2027-09-30T22:30:00Z', '2027-11-01T23:00:00Z'],
  ])('goes when its last day in Berlin is over: %s', async (_, since, end) => {
    const over = new Date(end);
    await settled(over);
    await addSubscriber('late@readers.example', since);
    expect(await eraseOverdue(context(), later(over, -1))).toEqual({});
    expect((await countDue(context(), later(over, -1))).kinds.unconfirmedNewsletter).toEqual({
      now: 0,
      soon: 1,
      held: 0,
    });
    expect(await eraseOverdue(context(), over)).toEqual({ unconfirmedNewsletter: 1 });
  });

  test('every kind goes by its own period, and a run tells how many, never who', async () => {
    const now = new Date('2030-06-15T10:00:00Z');
    await settled(now);
    const em = app.orm.em.fork();
    const ids = await storeApplications(app.orm, [
      {
        status: 'rejected',
        createdAt: new Date('2029-11-01T00:00:00Z'),
        toldAt: new Date('2029-11-01T00:00:00Z'),
      },
      {
        status: 'rejected',
        createdAt: new Date('2029-11-01T00:00:00Z'),
        toldAt: new Date('2030-02-01T00:00:00Z'),
      },
      { status: 'reviewing', createdAt: new Date('2028-01-01T00:00:00Z') },
      { status: 'pending', createdAt: new Date('2029-01-01T00:00:00Z') },
      { status: 'pending', createdAt: new Date('2030-01-01T00:00:00Z') },
      { status: 'accepted', createdAt: new Date('2028-01-01T00:00:00Z') },
    ]);
    await em.nativeUpdate(
      Application,
      { id: ids[4] ?? '' },
      { withdrawnAt: new Date('2029-12-01') },
    );
    const hired = { position: 'x', bio: 'x', shortBio: 'x', skills: [], application: ids[5] ?? '' };
    em.create(EmployeeProfile, { ...hired, name: 'Hired Hugo', slug: 'hired-hugo' });
    await addMessages(2, new Date('2028-06-01T00:00:00Z'));
    await addMessages(1, new Date('2028-07-01T00:00:00Z'));
    const given = { locale: 'en', consentVersion: '1', consentAt: new Date(0) } as const;
    em.create(NewsletterSubscriber, {
      ...given,
      email: 'yes@readers.example',
      status: 'confirmed',
    });
    em.create(NewsletterSubscriber, { ...given, email: 'no@readers.example' });
    for (const startsAt of [new Date('2028-06-13T09:00:00Z'), new Date('2028-06-15T09:00:00Z')]) {
      em.create(Booking, {
        startsAt,
        name: 'Ida',
        email: 'ida@clients.example',
        timeZone: 'Europe/Berlin',
        locale: 'en',
        consentVersion: '1',
        submissionDigest: 'x',
      });
    }
    for (const at of [new Date('2027-01-01T00:00:00Z'), new Date('2029-01-01T00:00:00Z')]) {
      em.create(AuditEvent, { action: 'user.login', at });
    }
    await em.flush();

    const erased = {
      rejectedApplications: 2,
      otherApplications: 1,
      contactMessages: 2,
      unconfirmedNewsletter: 1,
      bookings: 1,
      activityLog: 1,
    };
    const { kinds, pausedUntil } = await countDue(context(), now);
    expect(Object.fromEntries(Object.entries(kinds).map(([name, due]) => [name, due.now]))).toEqual(
      erased,
    );
    expect(pausedUntil).toBeNull();
    expect(await eraseOverdue(context(), now)).toEqual(erased);
    expect(await runs()).toEqual([
      'rejectedApplications=2 otherApplications=1 contactMessages=2 unconfirmedNewsletter=1 bookings=1 activityLog=1',
    ]);
    const left = await app.orm.em.fork().find(Application, {});
    expect(left.map(({ id }) => id).toSorted()).toEqual([ids[1], ids[3], ids[5]].toSorted());
    // A second run finds nothing, and says nothing.
    expect(await eraseOverdue(context(), later(now, 1))).toEqual({});
    expect(await runs()).toHaveLength(1);
  });

  test('an application goes with its résumé, its mails and its name in the log', async () => {
    const visitor = app.client();
    const { body } = await visitor.post('/api/applications', {
      ...applicantForm,
      applicantName: 'Canaria Birdsong',
      resumeUrl: await uploadResume(visitor),
      generalQuizScore: 8,
      typingTestWpm: 45,
      typingTestAccuracy: 95,
      englishTestScore: 7,
      finalScore: 80,
      dataConsent: true,
    });
    await app.runJobs();
    const admin = await app.loginAs('admin');
    const { id } = Object(body);
    const { version } = await admin.trpc.admin.applications.get.query({ id });
    await admin.trpc.admin.applications.review.mutate({ id, version, status: 'rejected' });
    await admin.trpc.admin.applications.tell.mutate({ ids: [id], how: 'elsewhere' });
    const stored = async () => await readdir(app.dataDir, { recursive: true });
    const before = (await stored()).length;
    const soon = new Date();
    await eraseOverdue(context(), soon);
    const over = later(soon, 200 * dayMs);

    expect(await eraseOverdue(context(), over)).toEqual({ rejectedApplications: 1 });
    const em = app.orm.em.fork();
    expect(await em.count(Application)).toBe(0);
    expect(await em.count(Upload, { status: 'attached' })).toBe(0);
    expect(await em.count(OutgoingMail, { aboutId: id })).toBe(0);
    const events = await em.find(AuditEvent, { subjectId: id });
    expect(events.length).toBeGreaterThan(1);
    expect(JSON.stringify(events)).not.toContain('Canaria');
    expect((await stored()).length).toBeLessThan(before);
    expect((await stored()).filter((file) => file.endsWith('.eml'))).toEqual([]);
  });

  test('nothing goes in the first days, nor in those after the periods were changed', async () => {
    const start = new Date();
    await addMessages(1, later(start, -4000 * dayMs));
    expect(await eraseOverdue(context(), start)).toEqual({});
    const waiting = later(start, 7 * dayMs - 1);
    expect(await eraseOverdue(context(), waiting)).toEqual({});
    expect(await countDue(context(), waiting)).toMatchObject({
      kinds: { contactMessages: { now: 0, soon: 1 } },
      pausedUntil: later(start, 7 * dayMs),
    });

    const admin = await app.loginAs('admin');
    await admin.trpc.admin.settings.updateRetention.mutate({
      value: { ...initialRetention, contactMessages: 1 },
      seenAt: null,
    });
    const changed = await app.orm.em.fork().findOneOrFail(Setting, { key: 'retention' });
    expect(await eraseOverdue(context(), later(changed.updatedAt, 7 * dayMs - 1))).toEqual({});
    expect(await eraseOverdue(context(), later(changed.updatedAt, 7 * dayMs))).toMatchObject({
      contactMessages: 1,
    });
  });

  test('a run that is stopped has told of what it did, and the next one goes on', async () => {
    const now = new Date('2031-03-31T12:00:00Z');
    await settled(now);
    await addMessages(250, new Date('2028-01-01T00:00:00Z'));
    const stopped = context();
    let isAt = () => {};
    const reached = new Promise<void>((resolve) => {
      isAt = resolve;
    });
    // The process ends after the first batch is committed, before its files are gone.
    stopped.mail = {
      ...stopped.mail,
      removeFiles: () => {
        isAt();
        return new Promise<void>(() => {});
      },
    };
    void eraseOverdue(stopped, now);
    await reached;
    expect(await app.orm.em.fork().count(ContactMessage)).toBe(150);
    expect(await runs()).toEqual(['contactMessages=100']);

    expect(await eraseOverdue(context(), now)).toEqual({ contactMessages: 150 });
    expect((await runs()).toSorted()).toEqual(['contactMessages=100', 'contactMessages=150']);
  });

  for (const { count, tags } of [
    { count: 600, tags: [] },
    { count: 10_000, tags: ['rest'] },
  ]) {
    test(`${count} go batch by batch, and two processes erase nothing twice`, {
      tags,
    }, async () => {
      const now = new Date('2031-03-31T12:00:00Z');
      await settled(now);
      await addMessages(count, new Date('2028-01-01T00:00:00Z'));
      await addMessages(3, now);
      const { kinds } = await countDue(context(), now);
      expect(kinds.contactMessages.now).toBe(count);
      const both = await Promise.all([eraseOverdue(context(), now), eraseOverdue(context(), now)]);
      const rest = await eraseOverdue(context(), now);
      const erased = [...both, rest].reduce(
        (sum, counts) => sum + (counts.contactMessages ?? 0),
        0,
      );
      expect(erased).toBe(count);
      const em = app.orm.em.fork();
      expect(await em.nativeDelete(ContactMessage, {})).toBe(3);
    });
  }

  test('one that cannot be erased keeps none of the others', async () => {
    const now = new Date('2031-03-31T12:00:00Z');
    await settled(now);
    await addMessages(120, new Date('2028-01-01T00:00:00Z'));
    const em = app.orm.em.fork();
    await em.execute(`create function refuse() returns trigger language plpgsql as
      $$ begin if old."name" = 'Jonas 60' then raise exception 'no'; end if; return old; end $$`);
    await em.execute(`create trigger refuse before delete on "contact_messages"
      for each row execute function refuse()`);
    try {
      expect(await eraseOverdue(context(), now)).toEqual({ contactMessages: 119 });
    } finally {
      await em.execute('drop trigger refuse on "contact_messages"');
      await em.execute('drop function refuse()');
    }
    expect(logs.join('')).toContain('failed to erase a record');
    expect(await runs()).toEqual(['contactMessages=119']);
    expect(await eraseOverdue(context(), now)).toEqual({ contactMessages: 1 });
  });

  test('an issued invoice stays as it was for eight years, whatever is erased around it', async () => {
    const { invoices } = (await app.loginAs('admin')).trpc.admin;
    const { id: clientId, userId } = await addCompany(app, 'Nordwind GmbH');
    const draft = {
      clientId,
      currency: 'EUR' as const,
      taxRate: 0,
      taxCategory: 'reverse_charge' as const,
      buyerVatNumber: 'ATU12345678',
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      dueOn: null,
      lines: [{ description: 'Support, hours', quantity: 10_000, unitPrice: 450 }],
      note: null,
    };
    const { id } = await invoices.send.mutate(await invoices.create.mutate(draft));
    const credited = await invoices.send.mutate(await invoices.create.mutate(draft));
    await invoices.credit.mutate({
      id: credited.id,
      version: credited.version,
      reason: 'Charged twice',
      settlement: 'none_paid',
    });
    const read = () =>
      app.orm.em.fork().find(Invoice, { id: [id, credited.id] }, { orderBy: { id: 'asc' } });
    const issued = await read();

    const now = later(new Date(), 8 * 366 * dayMs);
    await settled(now);
    await addMessages(1, new Date());
    expect(await eraseOverdue(context(), now)).toMatchObject({ contactMessages: 1 });
    const em = app.orm.em.fork();
    await em.nativeDelete(User, { id: userId });
    await expect(em.nativeDelete(Client, { id: clientId })).rejects.toMatchObject({
      name: 'ForeignKeyConstraintViolationException',
    });
    const nobody = { companyName: '-', contactPerson: '-', contactEmail: '-', address: null };
    await em.nativeUpdate(Client, { id: clientId }, { ...nobody, vatNumber: null });
    expect(await read()).toEqual(issued);
    expect(await invoices.get.query({ id })).toMatchObject({
      recipient: { companyName: 'Nordwind GmbH' },
      buyerVatNumber: 'ATU12345678',
    });
  });
});
