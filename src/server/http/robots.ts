import { Router } from 'express';
import { ownOrigin } from './origin-check.ts';
import { sendDocument } from './public-documents.ts';

const closedToCrawlers = ['/admin', '/employee', '/client', '/api', '/objects'];

/** `/robots.txt`: the portals and the calls are not for crawlers; the sitemap is. */
export function robots(publicUrl: string | undefined): Router {
  const router = Router();
  router.get('/robots.txt', (req, res) => {
    const lines = [
      'User-agent: *',
      ...closedToCrawlers.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${ownOrigin(req, publicUrl)}/sitemap.xml`,
      '',
    ];
    sendDocument(res, 'text/plain; charset=utf-8', lines.join('\n'));
  });
  return router;
}
