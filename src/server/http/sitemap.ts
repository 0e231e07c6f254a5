import { Router } from 'express';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { localizedPath } from '../../shared/i18n/locale.ts';
import { listPublicPages, type PublicPage } from '../services/site/pages.ts';
import { ownOrigin } from './origin-check.ts';
import { type DocumentDependencies, type KeptDocuments, sendDocument } from './public-documents.ts';

/** A page in both languages, each naming the other. */
function entriesOf({ path, changedAt }: PublicPage, origin: string): SitemapItemLoose[] {
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
  for (const page of pages) for (const entry of entriesOf(page, origin)) stream.write(entry);
  stream.end();
  return (await whole).toString('utf8');
}

/** `/sitemap.xml`: every public page in both languages. */
export function sitemap(
  { publicUrl, visitorContext }: DocumentDependencies,
  kept: KeptDocuments,
): Router {
  const router = Router();
  router.get('/sitemap.xml', async (req, res) => {
    const origin = ownOrigin(req, publicUrl);
    const text = await kept.get(`sitemap ${origin}`, async () =>
      renderSitemap(await listPublicPages(visitorContext(req)), origin),
    );
    sendDocument(res, 'application/xml; charset=utf-8', text);
  });
  return router;
}
