import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import { mailTo } from '../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Says what address a page was rendered for, as its canonical link does. */
const renderer: PageRenderer = {
  assets: { styles: [], scripts: ['/entry.js'], fonts: [], development: false },
  assetFolder: null,
  render: async (page, { origin }) =>
    new Response(`<p>${origin} ${new URL(page.url).pathname}</p>`),
};
/** With an asset folder pages are kept, as in production. */
const keeping = { ...renderer, assetFolder: import.meta.dirname };

const evil = 'evil.example';
/** What a proxy, or somebody who plays one, may say about where a request was sent. */
const claims = {
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-host': evil,
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-forwarded-prefix': '/evil',
  'x-http-method-override': 'DELETE',
  forwarded: `host=${evil}`,
};

describe.each([
  ['with a public address', { PUBLIC_URL: 'https://www.talabridge.example' }],
  ['behind a trusted proxy, without one', { TRUST_PROXY: '1' }],
])('a host that somebody made up, %s', (_name, variables: Record<string, string>) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded', variables, keeping);
  });
  afterAll(() => app.close());

  /** With a Host header of our own, which fetch would not send. */
  function get(path: string, headers: Record<string, string>): Promise<string> {
    return new Promise((resolve, reject) => {
      const asking = request(app.url + path, { headers }, (response) => {
        response.toArray().then((parts) => resolve(Buffer.concat(parts).toString()), reject);
      });
      asking.on('error', reject);
      asking.end();
    });
  }

  test('gets no page, feed or sitemap in front of anybody else', async () => {
    for (const path of ['/', '/impressum', '/sitemap.xml', '/news/rss.xml', '/robots.txt']) {
      const host = new URL(app.url).host;
      await get(path, { host: evil, ...claims });
      await get(path, { host, ...claims });
      const answer = await get(path, { host });
      expect([path, answer.includes('evil')]).toEqual([path, false]);
      expect([path, answer.includes('/admin</p>')]).toEqual([path, false]);
    }
  });

  test('gets into no link of a mail', async () => {
    const { id, username } = await app.addUser('client');
    const origin = variables.PUBLIC_URL ?? app.url;
    await app
      .client()
      .post('/api/trpc/public.requestPasswordReset', { json: { username } }, { ...claims, origin });
    await app.runJobs();
    const { email } = await app.orm.em.fork().findOneOrFail(User, { id });
    const mail = await mailTo(app, email);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil');
    expect(mail.text).toContain('/reset?token=');
  });
});
