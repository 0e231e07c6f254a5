import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { isLocale } from '../../shared/i18n/locale.ts';
import { currentLocale, inLocale } from '../request-scope.ts';
import { activityExport } from '../services/activity/list-activity.ts';
import { applicationsExport } from '../services/applications/list.ts';
import type { CsvExport } from '../services/csv.ts';
import { newsletterExport } from '../services/newsletter/subscriber-list.ts';
import { questionsExport } from '../services/questions/list.ts';
import { attachmentHeader } from '../storage/file-name.ts';
import type { RouteDependencies } from './request-context.ts';
import { roleRoute } from './role-route.ts';

const csvExports: readonly CsvExport[] = [
  activityExport,
  applicationsExport,
  newsletterExport,
  questionsExport,
];

/** As often as a person would, twice for each file: each may read a whole table. */
const exportLimit = { limit: 60, windowSeconds: 900 };

/**
 * `/api/admin/<name>/export.csv`: what a screen of administrators shows for the same filters, as a file that is read
 * from the database as fast as the client takes it, and no further once it disconnects; with `?locale=` in that
 * language. HEAD returns whether it is allowed.
 */
export function csvExportRoutes(deps: RouteDependencies): Router {
  const router = Router();
  for (const { name, prepare } of csvExports) {
    const send = roleRoute('admin', deps, async (req, res, context) => {
      await context.limit(`${name}.export:${context.actor.id}`, exportLimit);
      const { locale: _locale, ...query } = req.query;
      const open = prepare(query);
      // Checks for the file before the browser fetches it.
      if (req.method === 'HEAD') {
        res.end();
        return;
      }
      const text = await open(context);
      const day = new Date().toISOString().slice(0, 10);
      res.set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': attachmentHeader(`${name}-${day}.csv`),
      });
      await pipeline(Readable.from(text, { highWaterMark: 1 }), res).catch((error: unknown) => {
        // A closed connection needs no answer, and is no failure of ours.
        if (!res.headersSent || !req.destroyed) throw error;
        res.destroy();
      });
    });
    router.get(`/api/admin/${name}/export.csv`, (req, res, next) => {
      const { locale } = req.query;
      return inLocale(isLocale(locale) ? locale : currentLocale(), () => send(req, res, next));
    });
  }
  return router;
}
