import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import type { z } from 'zod';
import { isLocale } from '../../shared/i18n/locale.ts';
import { AppError } from '../services/errors.ts';
import type { RequestContext } from '../trpc/context.ts';
import { attachmentHeader } from '../uploads/file-name.ts';
import { currentLocale, inLocale } from './request-scope.ts';

export type DownloadDependencies = {
  contextFor: (req: Request, res: Response) => Promise<RequestContext>;
  sendError: (req: Request, res: Response, error: unknown) => void;
};

type Download = {
  path: string;
  /** What the file is called, before the day. */
  name: string;
  /** Says no by throwing, before anything is sent; then gives the file's text in pieces. */
  open: (context: RequestContext, query: Request['query']) => Promise<AsyncIterable<string>>;
};

/** As often as a person would; each reads a whole table. */
export const exportLimit = { limit: 30, windowSeconds: 900 };

/** The filter that an address carries. Throws AppError('invalid-input'). */
export function filterOf<Filter extends z.ZodType>(
  schema: Filter,
  query: Request['query'],
): z.output<Filter> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid-input', {
    issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

/**
 * A file that is read from the database as fast as it is taken, and no further once the reader has gone; with `?locale=`
 * in that language.
 */
export function csvDownload(
  { path, name, open }: Download,
  { contextFor, sendError }: DownloadDependencies,
): Router {
  const router = Router();
  router.get(path, async (req, res) => {
    const { locale, ...query } = req.query;
    await inLocale(isLocale(locale) ? locale : currentLocale(), async () => {
      try {
        const pieces = await open(await contextFor(req, res), query);
        const day = new Date().toISOString().slice(0, 10);
        res.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': attachmentHeader(`${name}-${day}.csv`),
        });
        await pipeline(Readable.from(pieces, { highWaterMark: 1 }), res);
      } catch (error) {
        // Whoever has gone needs no answer, and is no failure of ours.
        if (res.headersSent && req.destroyed) res.destroy();
        else sendError(req, res, error);
      }
    });
  });
  return router;
}
