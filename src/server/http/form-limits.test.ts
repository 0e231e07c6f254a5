import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const person = (index: number | string) => ({
  name: `Person ${index}`,
  email: `person-${index}@clients.example`,
});

/** A form of its own for each index; the same one for the same. */
const forms: { path: string; cap: number; body: (index: number | string) => object }[] = [
  {
    path: '/api/contact',
    cap: 20,
    body: (index) => ({ ...person(index), message: 'Could you call us?', consent: true }),
  },
  {
    path: '/api/newsletter',
    cap: 20,
    body: (index) => ({ email: person(index).email, consent: true }),
  },
  {
    path: '/api/client-registration',
    cap: 20,
    body: (index) => ({
      companyName: `Company ${index}`,
      contactPerson: person(index).name,
      contactEmail: person(index).email,
      phone: '+49 40 555 0101',
      privacyConsent: true,
    }),
  },
];

describeOnDatabases('how often one address may send a form', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  const send = (path: string, body: object, from: string) =>
    app.client().post(path, body, { 'x-forwarded-for': from });

  test.each(forms)(
    '$cap new ones an hour to $path, wrong ones aside',
    async ({ path, cap, body }) => {
      const here = '198.51.100.1';
      expect((await send(path, {}, here)).status).toBe(400);
      for (let index = 0; index < cap; index += 1) {
        expect((await send(path, body(index), here)).status).toBe(200);
      }
      const refused = await send(path, body('late'), here);
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
      // What is there already is no new one, and other places have their own.
      expect((await send(path, body(0), here)).status).toBe(200);
      expect((await send(path, body('late'), '198.51.100.2')).status).toBe(200);
    },
  );

  test('whether an address of the newsletter is known is not told by the limit', async () => {
    const { path, cap, body } = forms[1] ?? expect.unreachable();
    await send(path, body('known'), '198.51.100.5');
    for (let index = 0; index < cap; index += 1) {
      expect((await send(path, body(`other-${index}`), '198.51.100.6')).status).toBe(200);
    }
    expect((await send(path, body('known'), '198.51.100.6')).status).toBe(429);
    expect((await send(path, body('unknown'), '198.51.100.6')).status).toBe(429);
  });

  test('twenty requests an hour to whoever asks from the client portal', async () => {
    const { portal } = await addCompany(app, 'Asking GmbH');
    const ask = (key: string, text: string) =>
      portal.trpc.client.requestChange.mutate({ key, subject: { kind: 'client' }, text, wish: {} });
    const first = randomUUID();
    await ask(first, 'Request 0');
    for (let index = 1; index < 20; index += 1) await ask(randomUUID(), `Request ${index}`);
    await expect(ask(randomUUID(), 'One more')).rejects.toMatchObject({
      data: { error: { code: 'rate-limited' } },
    });
    expect(await ask(first, 'Request 0')).toMatchObject({ text: 'Request 0' });
  });

  test.each(forms)(
    'fifty times the same to $path is one, and fifty answers',
    async ({ path, cap, body }) => {
      const from = '198.51.100.3';
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => send(path, body('again'), from)),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      for (let index = 2; index < cap; index += 1) {
        expect((await send(path, body(`after-${index}`), from)).status).toBe(200);
      }
      // Of these only one finds room, and all of them its record.
      const last = await Promise.all(
        Array.from({ length: 5 }, () => send(path, body('last'), from)),
      );
      expect(last.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect((await send(path, body('too-late'), from)).status).toBe(429);
    },
  );

  test('six meetings an hour, one for each of fifty equal sends', async () => {
    const from = '198.51.100.4';
    const { slots } = Object((await app.client().get('/api/bookings/slots')).body);
    const free = Array.from(slots, String);
    const book = (index: number) =>
      send(
        '/api/bookings',
        { ...person(index), startsAt: free[index], timeZone: 'Europe/Berlin', consent: true },
        from,
      );
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(0)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    for (let index = 1; index < 6; index += 1) expect((await book(index)).status).toBe(201);
    expect((await book(6)).status).toBe(429);
  });
});
