import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaders } from '../../shared/content/leaders.ts';
import { addArticle, addEmployee } from '../testing/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const site = 'https://www.talabridge.example';

describeOnDatabases('documents for machines', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { PUBLIC_URL: site });
    const em = app.orm.em.fork();
    addEmployee(em);
    addArticle(em, {
      slug: 'bridge',
      title: 'A ]]><script>alert(1)</script> & more',
      excerpt: 'Said <b>in short</b>',
      german: { title: 'Die Brücke', excerpt: 'Kurz', content: 'Lang' },
    });
    addArticle(em, { slug: 'draft', isPublished: false, publishedAt: null });
    await em.flush();
  });
  afterAll(() => app.close());

  test('the feed is well formed, in the language of its address', async () => {
    const client = app.client();
    const english = await client.get('/news/rss.xml', { 'accept-language': 'de' });
    expect(english.status).toBe(200);
    expect(english.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(english.headers.get('cache-control')).toContain('max-age=300');
    expect(english.text).toContain(`<link>${site}/news/bridge</link>`);
    expect(english.text).not.toContain('draft');
    // Outside of CDATA nothing of the title is markup.
    expect(english.text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script');
    const german = await client.get('/de/news/rss.xml', { 'accept-language': 'en' });
    expect(german.text).toContain('Die Brücke');
    expect(german.text).toContain(`<link>${site}/de/news/bridge</link>`);
    expect(german.text).toContain('<language>de</language>');
  });

  test('the sitemap names every public page in both languages', async () => {
    const { text, headers } = await app.client().get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const pages = [
      '/gallery',
      '/news',
      '/register',
      '/impressum',
      '/privacy-policy',
      '/accessibility',
      '/cookie-preferences',
      '/careers',
      '/news/bridge',
      '/profile/maria-santos',
      ...leaders().map(({ slug }) => `/profile/${slug}`),
    ];
    for (const page of pages) {
      expect(text).toContain(`<loc>${site}${page}</loc>`);
      expect(text).toContain(`<loc>${site}/de${page}</loc>`);
      expect(text).toContain(`hreflang="x-default" href="${site}${page}"`);
    }
    expect(text).toContain(`<loc>${site}/</loc>`);
    expect(text).toContain(`<loc>${site}/de</loc>`);
    expect(text).not.toMatch(/draft|\/admin|\/employee|\/client/);
    expect(text.match(/<loc>/g)).toHaveLength((pages.length + 1) * 2);
  });

  test('crawlers are kept from portals and calls and led to the sitemap', async () => {
    const { text, headers } = await app.client().get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const path of ['/admin', '/employee', '/client', '/api']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  test('the manifest names the icons', async () => {
    const { body, headers } = await app.client().get('/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(body).toMatchObject({ name: 'Talabridge', theme_color: '#0b1b2b', start_url: '/' });
  });
});
