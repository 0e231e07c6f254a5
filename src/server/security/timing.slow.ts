import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { setUpTwoStepLogin } from '../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import type { TestResponse } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const samples = 60;
/** Medians this near each other tell nothing across a network. */
const nearest = 0.75;

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

describeOnDatabases('how long it takes to say no', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  /** Asks each of them in turn, so that whatever else the machine does falls on all alike. */
  async function expectAlike(asks: Record<string, (index: number) => Promise<TestResponse>>) {
    const times: Record<string, number[]> = {};
    const answers = new Set<string>();
    for (let index = -5; index < samples; index += 1) {
      for (const [name, ask] of Object.entries(asks)) {
        const startedAt = performance.now();
        const { status, text } = await ask(index);
        if (index < 0) continue;
        times[name] = [...(times[name] ?? []), performance.now() - startedAt];
        answers.add(`${status} ${text}`);
      }
    }
    expect(answers.size).toBe(1);
    const medians = Object.values(times).map(median);
    expect(Math.min(...medians) / Math.max(...medians), JSON.stringify(medians)).toBeGreaterThan(
      nearest,
    );
  }

  test('a login, whether there is such an account, it is closed, or asks for a second step', async () => {
    const known = await app.addUser('client');
    const inactive = await app.addUser('client');
    await app.orm.em.fork().nativeUpdate(User, { id: inactive.id }, { isActive: false });
    const careful = await app.addUser('client');
    const client = app.client();
    await client.trpc.public.login.mutate({ username: careful.username, password: testPassword });
    await setUpTwoStepLogin(client, testPassword);
    const login = (username: string) =>
      app.client().post('/api/auth/login', { username, password: 'wrong' });
    await expectAlike({
      known: () => login(known.username),
      unknown: (index) => login(`nobody-${index}`),
      inactive: () => login(inactive.username),
      careful: () => login(careful.username),
    });
  });

  test('a forgotten password, whether there is such an account', async () => {
    const known = await app.addUser('client');
    const forget = (username: string) =>
      app.client().post('/api/trpc/public.requestPasswordReset', { json: { username } });
    await expectAlike({
      known: () => forget(known.username),
      unknown: (index) => forget(`nobody-${index}`),
    });
  });

  test('the newsletter, whether the address is on the list', async () => {
    const em = app.orm.em.fork();
    const subscribe = (email: string) => app.client().post('/api/newsletter', { email });
    const confirmed = Array.from(
      { length: samples + 5 },
      (_, index) => `c${index}@readers.example`,
    );
    for (const email of confirmed) {
      em.create(NewsletterSubscriber, {
        email,
        locale: 'en',
        consentVersion: '1',
        status: 'confirmed',
      });
    }
    await em.flush();
    await expectAlike({
      confirmed: (index) => subscribe(confirmed[index + 5] ?? ''),
      unknown: (index) => subscribe(`n${index}@readers.example`),
    });
  });
});
