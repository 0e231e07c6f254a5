import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, Router } from 'express';
import type { z } from 'zod';
import { isLocale } from '../../shared/i18n/locale.ts';
import { type ServiceContext, requireAdministrator } from '../services/context.ts';
import { csvRows, csvStart } from '../services/csv.ts';
import { AppError } from '../services/errors.ts';
import { attachmentHeader } from '../uploads/file-name.ts';
import type { Door } from './door.ts';
import { currentLocale, inLocale } from './request-scope.ts';

export type Columns<Row> = readonly (readonly [
  head: string,
  cell: (row: Row) => string | number | null,
])[];

type Table<Row> = {
  columns: Columns<Row>;
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

type Download<Filter extends z.ZodType, Row> = {
  /** What the address names, and the file before the day. */
  name: string;
  /** As an address carries it. */
  filterSchema: Filter;
  open: (context: ServiceContext, filter: z.output<Filter>) => Promise<Table<Row>>;
};

/** As often as a person would, twice for each file: each may read a whole table. */
const exportLimit = { limit: 60, windowSeconds: 900 };

function filterOf<Filter extends z.ZodType>(
  schema: Filter,
  query: Request['query'],
): z.output<Filter> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid-input', {
    issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

/** The text of the file, a batch at a time. */
async function* textOf<Row>({ columns, batches }: Table<Row>) {
  yield csvStart([columns.map(([head]) => head)]);
  for await (const rows of batches)
    yield csvRows(rows.map((row) => columns.map(([, cell]) => cell(row))));
}

/**
 * `/api/admin/<name>/export.csv`: what an administrator's screen shows for the same filters, as a file that is read from
 * the database as fast as it is taken, and no further once the reader has gone; with `?locale=` in that language. HEAD
 * says whether it may be had.
 */
export function csvDownload<Filter extends z.ZodType, Row>(
  { name, filterSchema, open }: Download<Filter, Row>,
  { contextFor, sendError }: Door,
): Router {
  const router = Router();
  router.get(`/api/admin/${name}/export.csv`, async (req, res) => {
    const { locale, ...query } = req.query;
    await inLocale(isLocale(locale) ? locale : currentLocale(), async () => {
      try {
        const context = await contextFor(req, res);
        const { id } = requireAdministrator(context);
        await context.limit(`${name}.export:${id}`, exportLimit);
        const filter = filterOf(filterSchema, query);
        // Whether there will be a file, before the browser goes and fetches it.
        if (req.method === 'HEAD') {
          res.end();
          return;
        }
        const table = await open(context, filter);
        const day = new Date().toISOString().slice(0, 10);
        res.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': attachmentHeader(`${name}-${day}.csv`),
        });
        await pipeline(Readable.from(textOf(table), { highWaterMark: 1 }), res);
      } catch (error) {
        // Whoever has gone needs no answer, and is no failure of ours.
        if (res.headersSent && req.destroyed) res.destroy();
        else sendError(req, res, error);
      }
    });
  });
  return router;
}
