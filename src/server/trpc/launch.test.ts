import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyContact } from '../../shared/content/company-contact.ts';
import type { LaunchLineId } from '../../shared/contracts/launch.ts';
import { SecondFactor, User } from '../db/entities/accounts.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { Booking } from '../db/entities/bookings.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import { ContactMessage } from '../db/entities/inbox.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { Setting } from '../db/entities/system.ts';
import { seedDemoUsers } from '../seed/seed-demo-users.ts';
import { seedEmployees } from '../seed/seed-employees.ts';
import { createPictureStore } from '../seed/seed-gallery.ts';
import { seedInbox } from '../seed/seed-inbox.ts';
import { ensureAdministrator } from '../services/accounts/first-administrator.ts';
import { ensureMediaKitPin } from '../services/media-kit/pin.ts';
import { openObjectStore } from '../storage/object-store.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

async function lineOf(client: TestClient, id: LaunchLineId) {
  const { lines } = await client.trpc.admin.launch.getChecklist.query();
  return lines.find((line) => line.id === id);
}

describeOnDatabases('what is to be settled before going live', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let printed: string | null;
  beforeAll(async () => {
    app = await startTestApp(kind);
    printed = await ensureAdministrator(app.orm.em.fork(), {
      username: 'owner',
      email: 'owner@people.example',
      password: undefined,
    });
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(Setting, { key: { $like: 'launch:%' } }));

  const launch = () => admin.trpc.admin.launch;
  const line = (id: LaunchLineId) => lineOf(admin, id);
  const eventsOf = (action: 'setting.tick' | 'setting.untick') =>
    app.orm.em.fork().find(AuditEvent, { action }, { orderBy: { at: 'asc' } });

  test('a line that a person ticks keeps who and when, and is taken back', async () => {
    expect(await line('legal')).toEqual({ id: 'legal', isDone: false, tick: null });
    const before = Date.now();
    await launch().setTick.mutate({ id: 'legal', isDone: true });
    const ticked = await line('legal');
    expect(ticked).toMatchObject({ isDone: true, tick: { by: 'Test admin' } });
    expect(await line('backup')).toMatchObject({ isDone: false });
    if (!ticked || !('tick' in ticked) || !ticked.tick) throw new Error('no tick');
    // The database's clock, kept to the millisecond.
    expect(ticked.tick.at.getTime()).toBeGreaterThanOrEqual(before - 1000);

    await launch().setTick.mutate({ id: 'legal', isDone: false });
    expect(await line('legal')).toMatchObject({ isDone: false, tick: null });
    expect(await eventsOf('setting.tick')).toMatchObject([
      { subjectLabel: 'legal', actorName: 'Test admin' },
    ]);
    expect(await eventsOf('setting.untick')).toHaveLength(1);
  });

  test('of many who tick at once the first is kept, and one event', async () => {
    const before = (await eventsOf('setting.tick')).length;
    const others = await Promise.all(Array.from({ length: 3 }, () => app.loginAs('admin')));
    await Promise.all(
      [admin, ...others].map((client) =>
        client.trpc.admin.launch.setTick.mutate({ id: 'backup', isDone: true }),
      ),
    );
    expect(await line('backup')).toMatchObject({ isDone: true });
    expect(await eventsOf('setting.tick')).toHaveLength(before + 1);
  });

  test('what the server finds out by itself cannot be ticked', async () => {
    const answer = await admin.post('/api/trpc/admin.launch.setTick', {
      json: { id: 'database', isDone: true },
    });
    expect(answer.status).toBe(400);
  });

  test('a printed password is told until it is another one', async () => {
    expect(printed).not.toBeNull();
    expect(await line('first-password')).toMatchObject({ isDone: false, username: 'owner' });
    const owner = app.client();
    await owner.post('/api/auth/login', { username: 'owner', password: printed });
    await owner.trpc.public.changePassword.mutate({
      current: printed ?? '',
      password: 'a-longer-horse-of-another-colour',
    });
    expect(await line('first-password')).toMatchObject({ isDone: true, username: null });
  });

  test('the PIN of the first start is told until somebody changes it', async () => {
    await app.orm.em.fork().nativeDelete(Setting, { key: 'media_kit_pin' });
    await ensureMediaKitPin(app.orm.em.fork(), undefined);
    expect(await line('media-kit-pin')).toMatchObject({ isDone: false, origin: 'start' });
    const { mediaKitPin } = await admin.trpc.admin.settings.get.query();
    await admin.trpc.admin.settings.changePin.mutate({ seenAt: mediaKitPin.updatedAt });
    expect(await line('media-kit-pin')).toMatchObject({ isDone: true, origin: 'person' });
  });

  test('invented contact data are counted until they are replaced', async () => {
    expect(await line('contact')).toMatchObject({ isDone: false, invented: 11 });
    const { contact } = await admin.trpc.admin.settings.get.query();
    const save = (value: typeof companyContact, seenAt: Date | null) =>
      admin.trpc.admin.settings.updateContact.mutate({ value, seenAt });
    const own = {
      email: 'hello@bridge-services.de',
      careersEmail: 'jobs@bridge-services.de',
      privacyEmail: 'privacy@bridge-services.de',
      phone: '+49 30 5550 1234',
      whatsappGermany: '+49 151 5550 1234',
      whatsappPhilippines: '+63 917 555 0123',
      viber: '+63 917 555 0124',
      linkedin: 'https://linkedin.com/company/bridge',
      facebook: 'https://facebook.com/bridge',
      instagram: 'https://instagram.com/bridge',
      youtube: 'https://youtube.com/@bridge',
      npcRegistration: '',
      npcValidUntil: '',
    };
    const { updatedAt } = await save({ ...own, viber: companyContact.viber }, contact.updatedAt);
    expect(await line('contact')).toMatchObject({ isDone: false, invented: 1 });
    await save(own, updatedAt);
    expect(await line('contact')).toMatchObject({ isDone: true });
  });

  test('administrators without a second step are counted until there are none', async () => {
    const em = app.orm.em.fork();
    const administrators = await em.count(User, { role: 'admin' });
    expect(await line('second-factor')).toMatchObject({
      isDone: false,
      isRequired: false,
      without: administrators,
      administrators,
    });
    for (const user of await em.find(User, { role: 'admin' })) {
      em.create(SecondFactor, { user, secret: 'sealed', enabledAt: new Date() });
    }
    await em.flush();
    expect(await line('second-factor')).toMatchObject({ isDone: true, without: 0 });
    await em.nativeDelete(SecondFactor, {});
  });

  test('demo logins and demo content are told until they are gone', async () => {
    expect(await line('demo-logins')).toMatchObject({ isDone: true });
    await seedDemoUsers(app.orm);
    expect(await line('demo-logins')).toMatchObject({
      isDone: false,
      emails: ['client@talabridge.example', 'employee@talabridge.example'],
    });
    const em = app.orm.em.fork();
    await em.nativeUpdate(User, { role: { $in: ['client', 'employee'] } }, { isActive: false });
    expect(await line('demo-logins')).toMatchObject({ isDone: true });

    await seedInbox(app.orm.em.fork({ useContext: true }));
    const seedEm = app.orm.em.fork({ useContext: true });
    await seedEmployees(
      seedEm,
      createPictureStore({ em: seedEm, objects: openObjectStore(app.dataDir) }),
    );
    expect(await line('demo-content')).toMatchObject({
      isDone: false,
      left: [{ kind: 'employees' }, { kind: 'inbox' }],
    });
    await em.nativeUpdate(EmployeeProfile, {}, { deletedAt: new Date() });
    expect(await line('demo-content')).toMatchObject({ left: [{ kind: 'inbox' }] });
    await em.nativeDelete(ContactMessage, {});
    await em.nativeDelete(NewsletterSubscriber, {});
    expect(await line('demo-content')).toMatchObject({ left: [{ kind: 'inbox' }] });
    // The days go by: a meeting that has been cannot be called off.
    await em.nativeUpdate(Booking, {}, { startsAt: new Date(Date.now() - 1000) });
    expect(await line('demo-content')).toMatchObject({ left: [] });
  });
});

describe('what the environment decides', () => {
  test('nothing of a new server on one’s own machine is ready', async () => {
    const app = await startTestApp('embedded');
    try {
      const admin = await app.loginAs('admin');
      const { lines } = await admin.trpc.admin.launch.getChecklist.query();
      const done = lines.filter(({ isDone }) => isDone).map(({ id }) => id);
      expect(done).toEqual(['first-password', 'demo-logins']);
      expect(await lineOf(admin, 'demo-content')).toMatchObject({ isOn: true, left: [] });
    } finally {
      await app.close();
    }
  });

  test('what is set is done, and no secret is told', async () => {
    const secret = `${randomUUID()}${randomUUID()}`;
    const rates = createServer((_req, res) =>
      res.end(
        JSON.stringify({
          result: 'success',
          base_code: 'PHP',
          rates: { USD: 0.017, EUR: 0.016, GBP: 0.014 },
        }),
      ),
    );
    await new Promise<void>((resolve) => rates.listen(0, '127.0.0.1', resolve));
    const address = rates.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    const app = await startTestApp('embedded', {
      SESSION_SECRET: secret,
      PUBLIC_URL: 'https://bridge-services.de',
      TRUST_PROXY: '1',
      MEDIA_KIT_PIN: '0472',
      SMTP_URL: 'smtps://mailer:hush-hush@mail.bridge-services.de',
      MAIL_FROM: 'Bridge <no-reply@bridge-services.de>',
      EXCHANGE_RATE_URL: `http://127.0.0.1:${address.port}/v6/a-key-of-ours/latest/PHP`,
      DEMO_CONTENT: 'off',
    });
    try {
      const admin = app.client();
      const { username } = await app.addUser('admin');
      const login = await admin.post(
        '/api/auth/login',
        { username, password: testPassword },
        { origin: 'https://bridge-services.de' },
      );
      expect(login.status).toBe(200);
      await expect.poll(async () => (await lineOf(admin, 'exchange-rates'))?.isDone).toBe(true);
      const { lines } = await admin.trpc.admin.launch.getChecklist.query();
      expect(lines).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: 'mail-server', host: 'mail.bridge-services.de' }),
          expect.objectContaining({ id: 'exchange-rates', host: '127.0.0.1' }),
          expect.objectContaining({ id: 'media-kit-pin', origin: 'environment' }),
        ]),
      );
      const open = lines.filter(({ isDone }) => !isDone).map(({ id }) => id);
      expect(open).toEqual([
        'company',
        'contact',
        'bank-account',
        'meeting-access',
        'second-factor',
        'database',
        'texts',
        'legal',
        'retention',
        'test-mail',
        'backup',
      ]);
      const told = JSON.stringify(lines);
      for (const hidden of [secret, 'hush-hush', '0472', 'a-key-of-ours']) {
        expect(told).not.toContain(hidden);
      }
    } finally {
      await app.close();
      rates.close();
    }
  });
});
