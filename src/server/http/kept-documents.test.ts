import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArticle } from '../testing/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

describeOnDatabases('documents that are kept for a while', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  test('what an administrator changes is in them at once', async () => {
    const admin = await app.loginAs('admin');
    const take = (value: 'true' | 'false') =>
      admin.put('/api/admin/settings/applications_enabled', { value });
    const sitemap = async () => (await app.client().get('/sitemap.xml')).text;
    expect(await sitemap()).toContain('/careers');
    await take('false');
    expect(await sitemap()).not.toContain('/careers');
    await take('true');
    expect(await sitemap()).toContain('/careers');
  });

  test('each language, and each address of the site, has its own', async () => {
    const feed = async (path: string, origin: string) =>
      (await app.client().get(origin + path)).text;
    const other = app.url.replace('127.0.0.1', 'localhost');
    expect(await feed('/news/rss.xml', app.url)).toContain(`<link>${app.url}/news</link>`);
    const em = app.orm.em.fork();
    addArticle(em, { title: 'Just written' });
    await em.flush();
    expect(await feed('/news/rss.xml', app.url)).not.toContain('Just written');
    const german = await feed('/de/news/rss.xml', app.url);
    expect(german).toContain('Just written');
    expect(german).toContain(`<link>${app.url}/de/news</link>`);
    expect(await feed('/news/rss.xml', other)).toContain(`<link>${other}/news</link>`);
  });
});
