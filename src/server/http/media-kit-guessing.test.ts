import { afterAll, beforeAll, expect, test } from 'vitest';
import { getErrorData, isMediaKitOpen, openMediaKit } from '../testing/media-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

describeOnBothDatabases('guessing the PIN', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, {
      MEDIA_KIT_PIN: '0472',
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
    });
  });
  afterAll(() => app.close());

  test('five tries, then even the right one waits and is told how long', async () => {
    const client = app.client();
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let index = 0; index < 5; index += 1) {
      expect((await openMediaKit(client, '1111', from)).status).toBe(403);
    }
    const refused = await openMediaKit(client, '0472', from);
    expect(refused.status).toBe(429);
    const error = getErrorData(refused.body);
    expect(error.code).toBe('rate-limited');
    expect(error.retryAfterSeconds).toBeGreaterThan(0);
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(900);
    expect(refused.headers.get('retry-after')).toBe(String(error.retryAfterSeconds));
    expect(await isMediaKitOpen(client)).toBe(false);
    expect((await openMediaKit(client, '0472', { 'x-forwarded-for': '198.51.100.8' })).status).toBe(
      200,
    );
  });

  test('five at once do not get a sixth', async () => {
    const from = { 'x-forwarded-for': '198.51.100.9' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => openMediaKit(app.client(), '1111', from)),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('a batch of calls is as many tries', async () => {
    const from = { 'x-forwarded-for': '198.51.100.10' };
    const pins = ['1', '2', '3', '4', '5', '6', '7'].map((digit) => digit.repeat(4));
    const names = pins.map(() => 'public.openMediaKit').join(',');
    const body = Object.fromEntries(pins.map((pin, index) => [index, { json: { pin } }]));
    const answer = await app.client().post(`/api/trpc/${names}?batch=1`, body, from);
    const codes = Array.from(Object(answer.body), (one) => getErrorData(one).code);
    expect(codes.filter((code) => code === 'pin-wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(2);
  });
});
