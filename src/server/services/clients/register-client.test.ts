import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactConsentVersion } from '../../../shared/content/consent.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Client } from '../../db/entities/clients.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const times = 50;

const registration = (companyName: string) => ({
  companyName,
  industry: 'Logistics',
  website: 'https://nordwind.example',
  address: 'Hafenstrasse 1, Hamburg',
  contactPerson: 'Ida Nord',
  contactTitle: 'Head of Service',
  contactEmail: 'ida@nordwind.example',
  phone: '+49 40 555 0101',
  notes: 'Two languages',
  plan: 'professional',
  privacyConsent: true,
});

describeOnDatabases('registering as a client', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.client().post('/api/client-registration', body, headers);
  const stored = (companyName: string) => app.orm.em.fork().find(Client, { companyName });

  test('every field is kept, and the answer holds the PIN of the media kit', async () => {
    const input = registration('Nordwind GmbH');
    const answer = await send({ ...input, locale: 'de' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ok: true, mediaKitPin: expect.stringMatching(/^\d{4}$/) });
    const { privacyConsent: _consent, ...fields } = input;
    const [client] = await stored('Nordwind GmbH');
    expect(client).toMatchObject({
      ...fields,
      clientId: 'TB-0001',
      status: 'active',
      ndaSigned: false,
      paymentMethod: 'bank_transfer',
      preferredCurrency: 'EUR',
      locale: 'de',
      consentVersion: contactConsentVersion,
      consentAt: expect.any(Date),
      isSuspicious: false,
    });
    expect(
      await app.orm.em
        .fork()
        .findOneOrFail(AuditEvent, { action: 'client.register', subjectId: client?.id ?? '' }),
    ).toMatchObject({ subjectLabel: 'Nordwind GmbH' });
    const { mediaKitPin } = Object(answer.body);
    expect((await app.client().trpc.public.openMediaKit.mutate({ pin: mediaKitPin })).ok).toBe(
      true,
    );
  });

  test('the optional fields may be missing or empty', async () => {
    const { companyName, contactPerson, contactEmail, phone, privacyConsent } =
      registration('Small Ltd');
    const required = { companyName, contactPerson, contactEmail, phone, privacyConsent };
    expect((await send({ ...required, website: '', notes: '' })).status).toBe(200);
    expect(await stored('Small Ltd')).toMatchObject([
      { industry: null, website: null, address: null, contactTitle: null, notes: null, plan: null },
    ]);
  });

  test('a website without https:// is completed', async () => {
    expect((await send({ ...registration('Bare AG'), website: ' nordwind.example ' })).status).toBe(
      200,
    );
    expect(await stored('Bare AG')).toMatchObject([{ website: 'https://nordwind.example' }]);
  });

  test('each wrong field is named with its sentence, in both languages', async () => {
    const wrong = {
      companyName: 'X',
      website: 'javascript:alert(1)',
      contactPerson: ' ',
      contactEmail: 'nobody',
      phone: '123',
      privacyConsent: false,
    };
    const english = await send(wrong);
    expect(english).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        issues: [
          { path: 'companyName', message: 'Company name is required' },
          { path: 'website', message: 'Must be a valid URL' },
          { path: 'contactPerson', message: 'Contact person name is required' },
          { path: 'contactEmail', message: 'Valid email is required' },
          { path: 'phone', message: 'Phone number is required' },
          { path: 'privacyConsent', message: 'You must accept the privacy policy to continue' },
        ],
      },
    });
    const german = await send(wrong, { 'x-language': 'de' });
    expect(Object(german.body).issues).toHaveLength(6);
    for (const { message } of Object(english.body).issues)
      expect(german.text).not.toContain(message);
  });

  test('a phone that cannot be dialled is refused', async () => {
    const sendUndialled = (headers = {}) =>
      send({ ...registration('Undialled'), phone: 'call me maybe' }, headers);
    const issueOf = (message: string) => ({
      status: 400,
      body: { issues: [{ path: 'phone', message }] },
    });
    expect(await sendUndialled()).toMatchObject(
      issueOf('Please enter a phone number, such as +49 30 123456'),
    );
    expect(await sendUndialled({ 'x-language': 'de' })).toMatchObject(
      issueOf('Bitte geben Sie eine Telefonnummer ein, etwa +49 30 123456'),
    );
  });

  test('many different ones at once get numbers of their own', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Parallel ${index}`);
    await Promise.all(names.map((name) => send(registration(name))));
    const rows = await app.orm.em.fork().find(Client, { companyName: { $in: names } });
    expect(new Set(rows.map(({ clientId }) => clientId)).size).toBe(names.length);
    for (const { clientId } of rows) expect(clientId).toMatch(/^TB-\d{4}$/);
  });

  test('a number is given once, also where its client is gone or another way gave it', async () => {
    expect((await send(registration('Renumbered'))).status).toBe(200);
    expect((await send(registration('Renumbered too'))).status).toBe(200);
    expect((await send(registration('Gone'))).status).toBe(200);
    const [gone] = await stored('Gone');
    const given = Number(gone?.clientId.slice(3));
    const numbered = (number: number) => `TB-${String(number).padStart(4, '0')}`;
    const em = app.orm.em.fork();
    await em.nativeDelete(Client, { companyName: 'Gone' });
    await em.nativeUpdate(Client, { companyName: 'Renumbered' }, { clientId: numbered(given + 1) });
    await em.nativeUpdate(
      Client,
      { companyName: 'Renumbered too' },
      { clientId: numbered(given + 2) },
    );
    expect((await send(registration('After both'))).status).toBe(200);
    expect(await stored('After both')).toMatchObject([{ clientId: numbered(given + 3) }]);
  });

  test(`the same ${times} times at once is one client`, async () => {
    const answers = await Promise.all(
      Array.from({ length: times }, () => send(registration('At Once AG'))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await stored('At Once AG')).toHaveLength(1);
  });

  test('the same key with another content is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await send(registration('Keyed GmbH'), key);
    expect((await send(registration('Keyed GmbH'), key)).text).toBe(first.text);
    expect((await send(registration('Other GmbH'), key)).status).toBe(409);
    expect(await stored('Keyed GmbH')).toHaveLength(1);
    expect(await stored('Other GmbH')).toEqual([]);
  });

  test('what looks like a program is kept as inactive and counts nowhere', async () => {
    const admin = await app.loginAs('admin');
    const total = async () => Object((await admin.get('/api/admin/stats')).body).totalClients;
    const before = await total();
    const answer = await send({ ...registration('Robot Inc'), elapsedMs: 20 });
    expect(answer.body).toMatchObject({ ok: true });
    expect(await stored('Robot Inc')).toMatchObject([{ isSuspicious: true, status: 'inactive' }]);
    expect(await total()).toBe(before);
    await send(registration('People Inc'));
    expect(await total()).toBe(before + 1);
  });
});
