import { readdirSync } from 'node:fs';
import express, { type RequestHandler, Router } from 'express';

/**
 * The built files: those of `/assets` never change under one name; the few beside them (icons) are served by the names
 * that lie there at the start, so that asking for a page looks nothing up on the disk.
 */
export function publicFiles(folder: string): RequestHandler {
  const names = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${entry.name}`),
  );
  const router = Router();
  router.use(
    '/assets',
    express.static(`${folder}/assets`, { immutable: true, maxAge: '1y', index: false }),
  );
  const single = express.static(folder, { index: false, maxAge: '1h', dotfiles: 'ignore' });
  router.use((req, res, next) => {
    if (names.has(req.path)) single(req, res, next);
    else next();
  });
  return router;
}
