import { z } from 'zod';
import { localizedPath } from '../src/shared/i18n/locale.ts';
import { expect, type Page, test } from './support/test.ts';

const sharedPageSchema = z.object({
  title: z.string(),
  meta: z.record(z.string(), z.string()),
  links: z.array(z.object({ rel: z.string(), hreflang: z.string(), href: z.string() })),
  data: z.array(z.looseObject({ '@type': z.string() })),
});

/** The head as the server sends it, before any script has run. */
async function readHead(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return sharedPageSchema.parse(
    await page.evaluate(
      (html) => {
        const { head, title } = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string) => [...head.querySelectorAll(selector)];
        return {
          title,
          meta: Object.fromEntries(
            all('meta[name], meta[property]').map((element) => [
              element.getAttribute('name') ?? element.getAttribute('property'),
              element.getAttribute('content') ?? '',
            ]),
          ),
          links: all('link[rel="canonical"], link[rel="alternate"][hreflang]').map((element) => ({
            rel: element.getAttribute('rel') ?? '',
            hreflang: element.getAttribute('hreflang') ?? '',
            href: element.getAttribute('href') ?? '',
          })),
          data: all('script[type="application/ld+json"]').map((element) =>
            JSON.parse(element.textContent ?? ''),
          ),
        };
      },
      await answer.text(),
    ),
  );
}

/** Each page with what it must tell machines it is about, beside the company. */
const pages: { path: string; things: string[] }[] = [
  { path: '/', things: ['WebSite', ...Array.from({ length: 10 }, () => 'Service')] },
  {
    path: '/careers',
    things: ['BreadcrumbList', ...Array.from({ length: 5 }, () => 'JobPosting')],
  },
  { path: '/gallery', things: ['BreadcrumbList'] },
  { path: '/news', things: ['BreadcrumbList'] },
  { path: '/news?page=2', things: ['BreadcrumbList'] },
  { path: '/news/ten-years-between-two-mornings', things: ['NewsArticle', 'BreadcrumbList'] },
  { path: '/profile/katrin-salvador', things: ['ProfilePage', 'BreadcrumbList'] },
  { path: '/register', things: ['BreadcrumbList'] },
  { path: '/impressum', things: [] },
  { path: '/privacy-policy', things: [] },
  { path: '/accessibility', things: [] },
  { path: '/cookie-preferences', things: [] },
];

test('every page tells search engines and networks what it is, and which are not listed', async ({
  page,
  server,
}) => {
  const origin = server.url;
  for (const locale of ['en', 'de'] as const) {
    await test.step(locale, async () => {
      const titles = new Set<string>();
      for (const { path: bare, things } of pages) {
        const path = localizedPath(bare, locale);
        const { title, meta, links, data } = await readHead(page, path);
        const other = localizedPath(bare, locale === 'en' ? 'de' : 'en');
        titles.add(title);
        expect(meta.description?.length, `${path} description`).toBeGreaterThan(30);
        expect(meta.robots, path).toBeUndefined();
        expect(links, path).toEqual([
          { rel: 'canonical', hreflang: '', href: origin + path },
          { rel: 'alternate', hreflang: 'en', href: origin + (locale === 'en' ? path : other) },
          { rel: 'alternate', hreflang: 'de', href: origin + (locale === 'de' ? path : other) },
          { rel: 'alternate', hreflang: 'x-default', href: origin + localizedPath(bare, 'en') },
        ]);
        expect(meta, path).toMatchObject({
          'og:url': origin + path,
          'og:description': meta.description,
          'og:locale': locale === 'en' ? 'en_US' : 'de_DE',
          'twitter:card': 'summary_large_image',
        });
        expect(title, path).toContain(meta['og:title']);
        expect(data.map((thing) => thing['@type']).toSorted(), path).toEqual(
          ['Organization', ...things].toSorted(),
        );
        const picture = await page.request.get(meta['og:image'] ?? '');
        expect(picture.headers()['content-type'], `${path} picture`).toBe('image/png');
        const bytes = await picture.body();
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
      }
      // Two pages of one list share theirs.
      expect(titles.size).toBe(pages.length - 1);
    });
  }
  for (const path of ['/news?search=berlin', '/media-kit']) {
    expect((await readHead(page, path)).meta.robots, path).toBe('noindex');
  }
});

test('campaign marks change neither the page nor its address', async ({ page }) => {
  const plain = await page.request.get('/impressum');
  const marked = await page.request.get('/impressum?utm_source=letter&gclid=1');
  expect(await marked.text()).toBe(await plain.text());
  // Another version of the page may have taken its place in between.
  await expect(async () => {
    const etag = (await page.request.get('/impressum')).headers().etag ?? '';
    const again = await page.request.get('/impressum', { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  }).toPass({ timeout: 10_000 });
});
