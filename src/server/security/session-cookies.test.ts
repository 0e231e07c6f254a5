import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';

const https = { 'x-forwarded-proto': 'https' };

/** What the site is told of itself, what a request says, and whether its cookies are for https alone. */
const sites: [string, Record<string, string>, Record<string, string>, boolean][] = [
  ['a public address with https', { PUBLIC_URL: 'https://www.talabridge.example' }, {}, true],
  ['a proxy that is trusted and speaks https', { TRUST_PROXY: '1' }, https, true],
  ['a proxy that is trusted and does not', { TRUST_PROXY: '1' }, {}, false],
  ['a claim that nobody trusts', {}, https, false],
];

describe.each(sites)('the cookies behind %s', (_name, variables, headers, isSecure) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded', { ...variables, MEDIA_KIT_PIN: '0472' });
  });
  afterAll(() => app.close());

  test(isSecure ? 'are for https alone' : 'work without https', async () => {
    const { username } = await app.addUser('client');
    const origin = variables.PUBLIC_URL ?? app.url;
    // A trusted proxy says how the visitor sees the site, the origin with it.
    const from = isSecure ? origin.replace('http:', 'https:') : origin;
    const post = (path: string, body: unknown) =>
      app.client().post(path, body, { ...headers, origin: from });
    const answers = [
      await post('/api/auth/login', { username, password: testPassword }),
      await post('/api/trpc/public.openMediaKit', { json: { pin: '0472' } }),
    ];
    for (const { status, headers: sent } of answers) {
      expect(status).toBe(200);
      // Browsers are told to stay on https, where they came by it.
      expect(sent.has('strict-transport-security')).toBe(isSecure);
      const [cookie = '', ...others] = sent.getSetCookie();
      expect(others).toEqual([]);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\//i);
      // For this host alone: a neighbour under the same domain gets nothing.
      expect(cookie).not.toMatch(/; Domain=/i);
      expect(/; Secure/i.test(cookie)).toBe(isSecure);
    }
  });

  test('nothing but these two things sets one', async () => {
    const client = app.client();
    for (const path of ['/api/settings', '/api/auth/user', '/healthz', '/sitemap.xml']) {
      expect((await client.get(path, headers)).headers.getSetCookie()).toEqual([]);
    }
  });
});
