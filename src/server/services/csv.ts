import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { AuditAction } from '../../shared/contracts/activity.ts';
import { AppError } from '../errors.ts';
import { recordEvent } from './audit.ts';
import type { AdminContext } from './context.ts';

type Rows = readonly (readonly (string | number | null)[])[];

const renderRows = (rows: Rows, bom: boolean) =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', bom },
  );

/** The beginning of a CSV file: these rows, behind the mark by which spreadsheets read the file as UTF-8. */
export const csvStart = (rows: Rows): string => renderRows(rows, true);

/** Further rows of a CSV file that has begun. */
const csvRows = (rows: Rows): string => renderRows(rows, false);

/** Beginnings by which a spreadsheet reads a cell as a formula; the wide forms count where such keyboards are used. */
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Makes the text of a CSV cell safe to open in a spreadsheet: an apostrophe precedes what would begin a formula (OWASP,
 * CSV injection) or a typed apostrophe before one, which keeps the two apart. For typed cells; our numbers need none.
 */
export function escapeFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text of a cell that was made safe for spreadsheets, as it was before; every other one as it is. */
export function unescapeFormula(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

/** Columns of an export: the head of each, and its cell in a row. */
export type CsvColumns<Row> = readonly (readonly [
  head: string,
  cell: (row: Row) => string | number | null,
])[];

type CsvTable<Row> = {
  columns: CsvColumns<Row>;
  /** Read when they are asked for. */
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** Of all rows, for the record of who took them, where it is known beforehand. */
  total?: number;
};

/** A list that administrators may take as a file. */
export type CsvExport = {
  /** Stands in its address, and in its file name before the day. */
  name: string;
  /**
   * Reads the filter as an address carries it; the text of the file comes a batch at a time. Throws
   * AppError('invalid-input').
   */
  prepare: (query: unknown) => (ctx: AdminContext) => Promise<AsyncIterable<string>>;
};

async function* renderCsv<Row>({ columns, batches }: CsvTable<Row>) {
  yield csvStart([columns.map(([head]) => head)]);
  for await (const rows of batches)
    yield csvRows(rows.map((row) => columns.map(([, cell]) => cell(row))));
}

/** Declares an export, which `action` records before its first row leaves; `open` looks the rows up. */
export function createCsvExport<Filter extends z.ZodType, Row>({
  name,
  action,
  filterSchema,
  open,
}: {
  name: string;
  action: AuditAction;
  filterSchema: Filter;
  open: (ctx: AdminContext, filter: z.output<Filter>) => CsvTable<Row> | Promise<CsvTable<Row>>;
}): CsvExport {
  return {
    name,
    prepare: (query) => {
      const { data: filter, error } = filterSchema.safeParse(query);
      if (error) {
        throw new AppError('invalid-input', {
          issues: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
        });
      }
      return async (ctx) => {
        const table = await open(ctx, filter);
        await ctx.em.transactional(async (em) =>
          recordEvent(em, ctx, action, { label: table.total?.toString() }),
        );
        return renderCsv(table);
      };
    },
  };
}
