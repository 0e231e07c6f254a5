import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Booking } from '../db/entities/booking.ts';
import { EmployeeProfile } from '../db/entities/employee-profile.ts';
import { canary, expectClean } from '../testing/canary.ts';
import { addArticle, addEmployee, addGalleryItem } from '../testing/content.ts';
import { addSent } from '../testing/hidden-values.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('what the public site tells', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded');
  });
  afterAll(() => app.close());

  test('what visitors sent, and what is internal of the team, is nowhere on the public site', async () => {
    const em = app.orm.em.fork();
    addSent(em);
    const { slots } = await app.client().trpc.public.listSlots.query();
    const [slot = null] = slots;
    em.create(Booking, {
      locale: 'en',
      consentVersion: canary,
      submissionDigest: canary,
      slot,
      startsAt: slot ?? new Date(),
      name: `${canary} name`,
      email: `${canary}@clients.example`,
      topic: `${canary} topic`,
      timeZone: 'UTC',
      submissionKey: `${canary}-booking`,
    });
    const person = {
      position: 'Agent',
      bio: 'Answers at night.',
      shortBio: 'Answers.',
      skills: ['Patience'],
      address: `${canary} street`,
      birthdate: '1990-01-01',
      hdmfNumber: `${canary} hdmf`,
      sssNumber: `${canary} sss`,
      philhealthNumber: `${canary} philhealth`,
      taxId: `${canary} tax`,
      notes: `${canary} notes`,
    };
    em.create(EmployeeProfile, { ...person, slug: 'nora-day', name: 'Nora Day', isPublic: true });
    for (const hidden of [
      { slug: 'hidden-1', isPublic: false },
      { slug: 'hidden-2', isPublic: true, isActive: false },
      { slug: 'hidden-3', isPublic: true, deletedAt: new Date() },
    ]) {
      em.create(EmployeeProfile, { ...person, name: `${canary} hidden`, ...hidden });
    }
    await em.flush();
    const client = app.client();
    const profile = (key: string) =>
      client.get(
        `/api/trpc/public.getProfile?input=${encodeURIComponent(JSON.stringify({ json: { key } }))}`,
      );
    const answers = [
      await client.get('/api/trpc/public.getSiteState'),
      await client.get('/api/trpc/public.listSlots'),
      await client.get('/api/bookings/slots'),
      await client.get('/api/trpc/public.getHome'),
      await client.get('/api/trpc/public.listTeam'),
      await profile('nora-day'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expectClean(answers);
    const hidden = [
      await profile('hidden-1'),
      await profile('hidden-2'),
      await profile('hidden-3'),
    ];
    expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404]);
    expectClean(hidden);
  });

  test('what a form answers tells nothing of the record it made', async () => {
    const client = app.client();
    const form = { name: 'Jo', email: 'jo@clients.example', consent: true };
    const registration = {
      companyName: 'Clean Ltd',
      contactPerson: 'Jo Clean',
      contactEmail: 'jo@clients.example',
      phone: '12345',
      privacyConsent: true,
      notes: `${canary} notes`,
    };
    const slots = Object((await client.get('/api/bookings/slots')).body).slots;
    // The latest: the earliest may have come too near by the time it is asked for.
    const booking = { ...form, startsAt: slots.at(-1), timeZone: 'UTC' };
    const sendAll = async () => [
      await client.post('/api/contact', { ...form, message: `${canary} message` }),
      await client.post('/api/newsletter', { email: 'jo@clients.example' }),
      await client.post('/api/client-registration', registration),
      await client.post('/api/bookings', booking),
    ];
    const first = await sendAll();
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    const again = await sendAll();
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expectClean([...first, ...again]);
  });

  test('of people, news and pictures everybody reads what is shown and nothing more', async () => {
    const em = app.orm.em.fork();
    const secrets = {
      birthdate: '1901-02-03',
      address: `${canary} street`,
      hdmfNumber: `${canary}-hdmf`,
      sssNumber: `${canary}-sss`,
      philhealthNumber: `${canary}-philhealth`,
      taxId: `${canary}-tax`,
      notes: `${canary} notes`,
    };
    const shown = addEmployee(em, { ...secrets, name: 'Open Person' });
    addEmployee(em, { ...secrets, name: `${canary} inactive`, isActive: false });
    addEmployee(em, { ...secrets, name: `${canary} private`, isPublic: false });
    addArticle(em, { slug: 'out', title: 'Out' });
    addArticle(em, { title: `${canary} draft`, isPublished: false, publishedAt: null });
    addArticle(em, { title: `${canary} later`, publishedAt: new Date(Date.now() + 3_600_000) });
    addArticle(em, { title: `${canary} deleted`, deletedAt: new Date() });
    addGalleryItem(em, { caption: 'Shown' });
    addGalleryItem(em, { caption: `${canary} hidden`, isActive: false });
    await em.flush();
    const client = app.client();
    const input = (value: unknown) => encodeURIComponent(JSON.stringify({ json: value }));
    const addresses = [
      '/api/employee-profiles/public',
      `/api/employee-profiles/${shown.id}`,
      `/api/employee-profiles/${shown.id}/vcard`,
      '/api/news',
      '/api/gallery?sessionId=some-session',
      '/api/trpc/public.getHome',
      '/api/trpc/public.listTeam',
      `/api/trpc/public.getProfile?input=${input({ key: shown.slug })}`,
      `/api/trpc/public.listNews?input=${input({ search: '' })}`,
      `/api/trpc/public.listNews?input=${input({ search: canary })}`,
      `/api/trpc/public.getArticle?input=${input({ slug: 'out' })}`,
      `/api/trpc/gallery.list?input=${input({})}`,
      '/news/rss.xml',
      '/de/news/rss.xml',
      '/sitemap.xml',
    ];
    const answers = await Promise.all(addresses.map((address) => client.get(address)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    expectClean(answers);
    for (const { text } of answers) {
      expect(text).not.toContain('1901');
      expect(text).not.toMatch(/taxId|sssNumber|hdmf|philhealth|birthdate|isActive|"notes"/i);
    }
  });
});
