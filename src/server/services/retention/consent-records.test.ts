import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactConsentVersion, dataConsentVersion } from '../../../shared/content/consent.ts';
import { consentWording } from '../../../shared/content/consent-texts.ts';
import { applicantForm, createStoredResume, reportedScores } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('what somebody agreed to', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const email = () => `${randomUUID()}@readers.example`;
  const given = { consentVersion: contactConsentVersion, consentLocale: 'de' };

  test('is kept with every form: its version, the language it was read in, and when', async () => {
    const visitor = app.client();
    const before = Date.now();
    const written = { name: 'Ida', email: email(), message: 'x', consent: true, locale: 'de' };
    expect((await visitor.post('/api/contact', written)).status).toBe(200);
    const { inbox, clients, bookings, applications } = admin.trpc.admin;
    const [message] = (await inbox.listMessages.query({ search: written.email })).rows;
    expect(await inbox.getMessage.query({ id: message?.id ?? '' })).toMatchObject(given);

    const address = email();
    await visitor.trpc.public.subscribe.mutate({ email: address, locale: 'de' });
    const [subscriber] = (await inbox.listSubscribers.query({ search: address })).rows;
    expect(subscriber).toMatchObject(given);
    expect(subscriber?.consentAt.getTime()).toBeGreaterThanOrEqual(before - 5000);
    // Given again in the other language, it is the other one that counts.
    await visitor.trpc.public.subscribe.mutate({ email: address, locale: 'en' });
    expect((await inbox.listSubscribers.query({ search: address })).rows).toMatchObject([
      { consentLocale: 'en' },
    ]);

    const company = {
      companyName: `Nordwind ${randomUUID()}`,
      contactPerson: 'Ida Nord',
      contactEmail: email(),
      phone: '+49 30 23125 111',
      privacyConsent: true,
      locale: 'de',
    };
    expect((await visitor.post('/api/client-registration', company)).status).toBe(200);
    const [client] = (await clients.list.query({ search: company.companyName })).rows;
    expect(await clients.get.query({ id: client?.id ?? '' })).toMatchObject(given);

    const { slots } = await visitor.trpc.public.listSlots.query();
    const meeting = await visitor.trpc.public.bookMeeting.mutate({
      startsAt: slots[0] ?? new Date(),
      name: 'Ida',
      email: email(),
      timeZone: 'Europe/Berlin',
      consent: true,
      locale: 'de',
    });
    expect(await bookings.get.query({ id: meeting.id })).toMatchObject(given);

    const applied = await visitor.post('/api/applications', {
      ...applicantForm,
      ...reportedScores,
      resumeUrl: await createStoredResume(app.orm),
      dataConsent: true,
      locale: 'de',
    });
    expect(applied.status).toBe(201);
    expect(await applications.get.query({ id: Object(applied.body).id })).toMatchObject({
      consentVersion: dataConsentVersion,
      consentLocale: 'de',
      consentAt: expect.any(Date),
    });
  });

  test('can be read in its own words, as long as its version is on file', () => {
    expect(consentWording('contact', contactConsentVersion, 'de')).toMatch(/^Ich willige .* ein$/);
    expect(consentWording('application', dataConsentVersion, 'en')).not.toContain('{company}');
    expect(consentWording('contact', 'toString', 'en')).toBeNull();
  });
});
