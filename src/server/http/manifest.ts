import { Router } from 'express';
import { company } from '../../shared/content/company.ts';
import { sendDocument } from './public-documents.ts';

/** What a phone shows when the site is put on its home screen; the colours are the ink and the paper of the pages. */
const manifest = JSON.stringify({
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
    sendDocument(res, 'application/manifest+json; charset=utf-8', manifest);
  });
  return router;
}
