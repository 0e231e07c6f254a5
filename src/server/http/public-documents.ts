import { type Request, type Response, Router } from 'express';
import { Feed } from 'feed';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { company } from '../../shared/content/company.ts';
import { type Locale, localeSchema } from '../../shared/contracts/fields.ts';
import type { NewsSummary } from '../../shared/contracts/news.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { listNewestArticles } from '../services/news/public-news.ts';
import type { ResultCache } from '../services/result-cache.ts';
import { listPublicPages, type PublicPage } from '../services/site/pages.ts';
import type { RequestContext } from '../trpc/context.ts';
import { siteOrigin } from './security.ts';

/** Dependencies of the routes for machine-readable documents: feeds, the sitemap, cards. */
export type DocumentDependencies = {
  publicUrl: string | undefined;
  /** The context of a visitor without a session. */
  visitorContext: (req: Request) => RequestContext;
};

/** The texts of documents that are the same for everybody, by what they are and the address they name. */
type DocumentCache = ResultCache<string>;

/** Lifetime and number of cached texts: a server without a configured address makes them for each of its addresses. */
export const documentCacheOptions = { maxAgeMs: 60_000, maxEntries: 30 };

/** Sends a document that readers and crawlers may keep for five minutes. */
function sendDocument(res: Response, contentType: string, text: string): void {
  res.set({ 'Content-Type': contentType, 'Cache-Control': 'public, max-age=300' }).send(text);
}

const feedPath = '/news/rss.xml';
/** Readers ask often and remember what they have seen. */
const maxFeedArticles = 30;

function renderFeed(articles: readonly NewsSummary[], origin: string, locale: Locale): string {
  const address = (path: string) => origin + localizedPath(path, locale);
  const { brand } = company;
  const feed = new Feed({
    id: address('/news'),
    title: m.news_feed_title({ brand }, { locale }),
    description: m.news_feed_description({ brand }, { locale }),
    link: address('/news'),
    language: locale,
    generator: false,
    feedLinks: { rss: address(feedPath) },
    ...(articles[0] ? { updated: articles[0].publishedAt } : {}),
  });
  for (const article of articles) {
    const link = address(`/news/${article.slug}`);
    feed.addItem({
      id: article.id,
      guid: link,
      title: article.title,
      link,
      description: article.excerpt,
      date: article.publishedAt,
      category: [{ name: article.categoryName }],
    });
  }
  return feed.rss2();
}

/** `/news/rss.xml` in English and `/de/news/rss.xml` in German, whatever the reader's program prefers. */
export function feeds(
  { publicUrl, visitorContext }: DocumentDependencies,
  cache: DocumentCache,
): Router {
  const send = (locale: Locale) => async (req: Request, res: Response) => {
    const origin = siteOrigin(req, publicUrl);
    const text = await cache.get(`feed ${locale} ${origin}`, async () => {
      const articles = await listNewestArticles(
        { ...visitorContext(req), locale },
        maxFeedArticles,
      );
      return renderFeed(articles, origin, locale);
    });
    sendDocument(res, 'application/rss+xml; charset=utf-8', text);
  };
  const router = Router();
  router.get(feedPath, send('en'));
  router.get(localizedPath(feedPath, 'de'), send('de'));
  return router;
}

/** A page in both languages, each naming the other. */
function toSitemapEntries({ path, changedAt }: PublicPage, origin: string): SitemapItemLoose[] {
  const english = origin + localizedPath(path, 'en');
  const german = origin + localizedPath(path, 'de');
  const links = [
    { lang: 'en', url: english },
    { lang: 'de', url: german },
    { lang: 'x-default', url: english },
  ];
  return [english, german].map((url) => ({
    url,
    links,
    ...(changedAt ? { lastmod: changedAt.toISOString() } : {}),
  }));
}

async function renderSitemap(pages: readonly PublicPage[], origin: string): Promise<string> {
  const stream = new SitemapStream({ hostname: origin });
  const whole = streamToPromise(stream);
  for (const page of pages) for (const entry of toSitemapEntries(page, origin)) stream.write(entry);
  stream.end();
  return (await whole).toString('utf8');
}

/** `/sitemap.xml`: every public page in both languages. */
export function sitemap(
  { publicUrl, visitorContext }: DocumentDependencies,
  cache: DocumentCache,
): Router {
  const router = Router();
  router.get('/sitemap.xml', async (req, res) => {
    const origin = siteOrigin(req, publicUrl);
    const text = await cache.get(`sitemap ${origin}`, async () =>
      renderSitemap(await listPublicPages(visitorContext(req)), origin),
    );
    sendDocument(res, 'application/xml; charset=utf-8', text);
  });
  return router;
}

const disallowedPaths = ['/admin', '/employee', '/client', '/api', '/objects'];

/** `/robots.txt`: the portals and the calls are not for crawlers; the sitemap is. */
export function robots(publicUrl: string | undefined): Router {
  const router = Router();
  router.get('/robots.txt', (req, res) => {
    const lines = [
      'User-agent: *',
      ...disallowedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${siteOrigin(req, publicUrl)}/sitemap.xml`,
      '',
    ];
    sendDocument(res, 'text/plain; charset=utf-8', lines.join('\n'));
  });
  return router;
}

const securityTxtPath = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year, so that outdated files lose their trust; in milliseconds. */
const securityTxtValidityMs = 180 * 86_400_000;

/** Serves `/.well-known/security.txt`, which names the contact for reports of vulnerabilities. */
export function securityTxt(publicUrl: string | undefined): Router {
  const router = Router();
  router.get(securityTxtPath, (req, res) => {
    const lines = [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(Date.now() + securityTxtValidityMs).toISOString()}`,
      `Preferred-Languages: ${localeSchema.options.join(', ')}`,
      `Canonical: ${siteOrigin(req, publicUrl)}${securityTxtPath}`,
      '',
    ];
    sendDocument(res, 'text/plain; charset=utf-8', lines.join('\n'));
  });
  return router;
}

/** Appearance of the site on a phone's home screen; the colours are the ink and the paper of the pages. */
const webManifestJson = JSON.stringify({
  id: '/',
  name: company.brand,
  short_name: company.brand,
  start_url: '/',
  display: 'minimal-ui',
  theme_color: '#0b1b2b',
  background_color: '#fbfaf7',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** `/manifest.webmanifest`. */
export function webManifest(): Router {
  const router = Router();
  router.get('/manifest.webmanifest', (_req, res) => {
    sendDocument(res, 'application/manifest+json; charset=utf-8', webManifestJson);
  });
  return router;
}
