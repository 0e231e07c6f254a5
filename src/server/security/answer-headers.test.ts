import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRenderer } from '../http/page-renderer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient, TestResponse } from '../testing/test-client.ts';

/** A page with a script of its own, one that is not there, and one that cannot be rendered. */
const rendererOver = (assetFolder: string): PageRenderer => ({
  assets: { styles: [], scripts: ['/entry.js'], fonts: [], development: false },
  assetFolder,
  render: async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/impressum') throw new Error('cannot be rendered');
    const status = pathname === '/no-such-page' ? 404 : 200;
    return new Response('<script>1</script>', { status });
  },
});

type Kind = { send: (client: TestClient, origin: string) => Promise<TestResponse>; status: number };
const get = (address: string, status: number): Kind => ({
  send: (client) => client.get(address, { accept: 'text/html' }),
  status,
});

/** One answer of each kind there is. */
const kinds: Record<string, Kind> = {
  'a page': get('/', 200),
  'a page in German': get('/de', 200),
  'a portal': get('/admin', 200),
  'a page behind a link of a mail': get('/application?token=x', 200),
  'a page that is not there': get('/no-such-page', 404),
  'a page that fails': get('/impressum', 500),
  'an address without end': get(`/${'x'.repeat(3000)}`, 414),
  'an address that cannot be decoded': get('/images/%zz', 400),
  'a page that was sent to': {
    send: (client, origin) => client.post('/', {}, { origin }),
    status: 405,
  },
  'the way to the media kit': get('/media-kit.html', 303),
  'a file of the media kit': get('/media-kit/files/x.svg', 401),
  'an asset': get('/assets/site.js', 200),
  'an asset that is not there': get('/assets/gone.js', 200),
  'a call': get('/api/settings', 200),
  'a call without a session': get('/api/auth/user', 401),
  'a call for others': get('/api/clients', 401),
  'a call that is not there': get('/api/nothing', 404),
  'a call that fails': get('/api/news', 500),
  'a procedure': get('/api/trpc/public.getSettings', 200),
  'a procedure that is not there': get('/api/trpc/nothing', 404),
  'broken JSON': {
    send: (client, origin) =>
      client.request('POST', '/api/contact', {
        headers: { 'content-type': 'application/json', origin },
        body: '{',
      }),
    status: 400,
  },
  'a body that is too large': {
    send: (client, origin) =>
      client.post('/api/contact', { message: 'x'.repeat(300_000) }, { origin }),
    status: 413,
  },
  'a form': {
    send: (client, origin) =>
      client.request('POST', '/api/contact', {
        headers: { origin },
        body: new URLSearchParams('a=b'),
      }),
    status: 415,
  },
  'a write of another site': {
    send: (client) => client.post('/api/contact', {}, { origin: 'https://evil.example' }),
    status: 403,
  },
  'a résumé': get('/objects/7c0e4d4e-6c8e-4a43-8d39-6a8a5f1d7c11', 401),
  'a picture that is not there': get('/images/x', 404),
  'the sitemap': get('/sitemap.xml', 500),
  'a feed': get('/news/rss.xml', 500),
  'robots.txt': get('/robots.txt', 200),
  'security.txt': get('/.well-known/security.txt', 200),
  'the manifest': get('/manifest.webmanifest', 200),
  'a preview picture': get('/og/en/site.png', 200),
  'the documentation of the API': get('/api/docs', 200),
  'a file of that documentation': get('/api/docs/files/swagger-ui.css', 200),
  'the figures of the server': get('/metrics', 401),
  'the sign of life': get('/healthz', 200),
  'the sign of readiness': get('/readyz', 200),
};

/** Nobody but the documentation of the API, with a tool of others, may write styles; scripts nobody. */
function expectSafe(name: string, { headers }: TestResponse): void {
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ');
      return [directive, sources.join(' ')];
    }),
  );
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? '*';
  expect([name, /unsafe-|\*|data:|https?:/.test(scripts)]).toEqual([name, false]);
  expect([name, directives.get('frame-ancestors')]).toEqual([name, "'none'"]);
  expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff']);
  expect([name, headers.get('x-powered-by'), headers.get('server')]).toEqual([name, null, null]);
  expect([name, headers.get('access-control-allow-origin')]).toEqual([name, null]);
}

describe.each([
  ['over https', { PUBLIC_URL: 'https://www.talabridge.example' }, true],
  ['without', {}, false],
])('the headers of every kind of answer %s', (_name, variables, isHttps) => {
  let app: TestApp;
  let assets: string;
  beforeAll(async () => {
    assets = mkdtempSync(path.join(tmpdir(), 'talabridge-assets-'));
    mkdirSync(path.join(assets, 'assets'));
    writeFileSync(path.join(assets, 'assets', 'site.js'), '1');
    app = await startTestApp(
      'embedded',
      { ...variables, METRICS_TOKEN: 'a-token-of-some-length' },
      rendererOver(assets),
    );
    // What reads the news fails from here on.
    await app.orm.em.fork().execute('drop table "news_articles" cascade');
  });
  afterAll(async () => {
    await app.close();
    rmSync(assets, { recursive: true, force: true });
  });

  test.each(Object.entries(kinds))('%s', async (name, { send, status }) => {
    const answer = await send(app.client(), app.env.PUBLIC_URL ?? app.url);
    expect(answer.status).toBe(status);
    expectSafe(name, answer);
    const lasting = answer.headers.get('strict-transport-security');
    if (isHttps)
      expect(Number(/max-age=(\d+)/.exec(lasting ?? '')?.[1])).toBeGreaterThan(31_000_000);
    else expect(lasting).toBeNull();
  });

  test('what is somebody’s own is kept by no cache', async () => {
    const client = app.client();
    for (const address of [
      ...app.routes
        .filter((route) => /^get \/(api|objects)\//.test(route) && !route.includes('/docs'))
        .map((route) => route.slice('get '.length).replace(/:\w+/, 'x')),
      '/admin',
      '/client/invoices',
      '/employee',
      '/account',
      '/application?token=x',
      '/de/booking?token=x',
      '/reset?token=x',
      '/activate?token=x',
      '/media-kit.html',
      '/media-kit/files/x.svg',
    ]) {
      const { headers } = await client.get(address);
      expect([address, headers.get('cache-control')]).toEqual([
        address,
        expect.stringMatching(/no-store|^public, max-age=300$/),
      ]);
    }
  });
});
