import { type Request, type Response, Router } from 'express';
import { Feed } from 'feed';
import { company } from '../../shared/content/company.ts';
import type { Locale } from '../../shared/contracts/common.ts';
import type { NewsSummary } from '../../shared/contracts/news.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { listNewest } from '../services/news/public-news.ts';
import { ownOrigin } from './origin-check.ts';
import { type DocumentDependencies, type KeptDocuments, sendDocument } from './public-documents.ts';

const feedPath = '/news/rss.xml';
/** Readers ask often and remember what they have seen. */
const feedLength = 30;

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
  kept: KeptDocuments,
): Router {
  const send = (locale: Locale) => async (req: Request, res: Response) => {
    const origin = ownOrigin(req, publicUrl);
    const text = await kept.get(`feed ${locale} ${origin}`, async () => {
      const articles = await listNewest({ ...visitorContext(req), locale }, feedLength);
      return renderFeed(articles, origin, locale);
    });
    sendDocument(res, 'application/rss+xml; charset=utf-8', text);
  };
  const router = Router();
  router.get(feedPath, send('en'));
  router.get(localizedPath(feedPath, 'de'), send('de'));
  return router;
}
