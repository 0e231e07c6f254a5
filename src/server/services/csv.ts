import { stringify } from 'csv-stringify/sync';

type Rows = readonly (readonly (string | number | null)[])[];

const renderRows = (rows: Rows, bom: boolean) =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', bom },
  );

/** The beginning of a CSV file: these rows, behind the mark by which spreadsheets read the file as UTF-8. */
export const csvStart = (rows: Rows): string => renderRows(rows, true);

/** Further rows of a CSV file that has begun. */
export const csvRows = (rows: Rows): string => renderRows(rows, false);

/** Beginnings by which a spreadsheet reads a cell as a formula; the wide forms are read alike where such keyboards are used. */
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * The text of a CSV cell, safe to open in a spreadsheet: what would begin a formula gets an apostrophe before it
 * (OWASP, CSV injection). So does what has one before such a sign already, so that it can be told from ours. Give it every typed cell; numbers of our own need none.
 */
export function escapeFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text of a cell that was made safe for spreadsheets, as it was before; every other one as it is. */
export function unescapeFormula(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
