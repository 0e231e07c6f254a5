import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('how often one address may send a form', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded', { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  test.each([
    [20, '/api/contact'],
    [20, '/api/newsletter'],
    [20, '/api/client-registration'],
    [6, '/api/bookings'],
  ])('%i times an hour to %s, wrong ones included', async (cap, path) => {
    const send = (from: string) => app.client().post(path, {}, { 'x-forwarded-for': from });
    for (let index = 0; index < cap; index += 1) {
      expect((await send('198.51.100.1')).status).toBe(400);
    }
    const refused = await send('198.51.100.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect((await send('198.51.100.2')).status).toBe(400);
  });
});
