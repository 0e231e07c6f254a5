import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Setting } from '../db/entities/system.ts';
import { getErrorData, isMediaKitOpen, openMediaKit } from '../testing/media-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const file = '/media-kit/files/talabridge-logo-light.svg';

describeOnDatabases('opening the media kit', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { MEDIA_KIT_PIN: '0472' });
  });
  afterAll(() => app.close());

  test('without the PIN it is closed', async () => {
    const { status, body } = await app.client().get('/api/trpc/public.getMediaKit');
    expect(status).toBe(401);
    expect(getErrorData(body)).toEqual({
      code: 'pin-required',
      message: 'Please enter the PIN to open the Media Kit.',
    });
  });

  test('a wrong PIN opens nothing, says so in both languages, and is logged without the PIN', async () => {
    const client = app.client();
    const { status, body, headers } = await openMediaKit(client, '9876');
    expect(status).toBe(403);
    expect(getErrorData(body)).toEqual({
      code: 'pin-wrong',
      message: 'Incorrect PIN. Please try again.',
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await isMediaKitOpen(client)).toBe(false);
    const german = await openMediaKit(client, '9876', { 'x-language': 'de' });
    expect(getErrorData(german.body).message).toMatch(/PIN/);
    expect(german.text).not.toContain('Incorrect');
    expect(app.logs.filter((line) => line.includes('wrong media kit PIN'))).toHaveLength(2);
    expect(app.logs.join()).not.toMatch(/\b9876\b/);
  });

  test.each(['', '1', '12345'])('%j is no PIN', async (pin) => {
    const { status, body } = await openMediaKit(app.client(), pin);
    expect(status).toBe(400);
    expect(getErrorData(body).issues).toEqual([
      { path: 'pin', message: 'The PIN has four digits' },
    ]);
  });

  test('the right PIN opens it for half a day, by a cookie no script can read', async () => {
    const client = app.client();
    const answer = await openMediaKit(client, '0472');
    expect(Object(answer.body).result.data.json).toEqual({ ok: true, url: '/media-kit.html' });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^media_kit=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Max-Age=43200/);
    expect(cookie).not.toMatch(/Secure/);
    expect(cookie).not.toContain('0472');
    expect(await isMediaKitOpen(client)).toBe(true);
    expect(await isMediaKitOpen(app.client())).toBe(false);
  });

  test('from a German page it leads to the German kit', async () => {
    const { body } = await openMediaKit(app.client(), '0472', { 'x-language': 'de' });
    expect(Object(body).result.data.json.url).toBe('/de/media-kit.html');
  });

  test('a cookie that was changed, made up or is over opens nothing', async () => {
    const client = app.client();
    await openMediaKit(client, '0472');
    const [, value = ''] = client.cookie.split('=');
    const [expires = '', signature = ''] = value.split('.');
    for (const forged of [
      `${Number(expires) + 1}.${signature}`,
      `${expires}.${signature.slice(0, -2)}xx`,
      `${expires}.`,
      `.${signature}`,
      `${expires}`,
      '99999999999.',
      'x'.repeat(3000),
      '%E0%A4%A',
    ]) {
      const forger = app.client();
      forger.cookie = `media_kit=${forged}`;
      expect(await isMediaKitOpen(forger)).toBe(false);
      expect((await forger.get(file)).status).toBe(401);
    }
  });
});

describeOnDatabases('the PIN of the media kit', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const storedPin = async () =>
    (await app.orm.em.fork().findOneOrFail(Setting, { key: 'media_kit_pin' })).value;

  test('is made once, and another one ends every pass', async () => {
    const client = app.client();
    await openMediaKit(client, 'none');
    const pin = await storedPin();
    expect(pin).toMatch(/^\d{4}$/);
    await openMediaKit(client, pin);
    expect(await isMediaKitOpen(client)).toBe(true);
    expect(await storedPin()).toBe(pin);
    const other = pin === '1111' ? '2222' : '1111';
    await app.orm.em.fork().nativeUpdate(Setting, { key: 'media_kit_pin' }, { value: other });
    expect(await isMediaKitOpen(client)).toBe(false);
    expect((await openMediaKit(client, pin)).status).toBe(403);
    expect((await openMediaKit(client, other)).status).toBe(200);
    expect(await isMediaKitOpen(client)).toBe(true);
  });
});

describe('the cookie on a site with https', () => {
  test('is sent over https alone', async () => {
    const app = await startTestApp('embedded', {
      MEDIA_KIT_PIN: '0472',
      PUBLIC_URL: 'https://talabridge.example',
    });
    try {
      const answer = await openMediaKit(app.client(), '0472', {
        origin: 'https://talabridge.example',
      });
      expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure/);
    } finally {
      await app.close();
    }
  });
});
