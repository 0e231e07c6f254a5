import { stringify } from 'csv-stringify/sync';

type Rows = readonly (readonly (string | number | null)[])[];

const text = (rows: Rows, bom: boolean) =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', bom },
  );

/** The beginning of a CSV file: these rows, behind the mark by which spreadsheets read the file as UTF-8. */
export const csvStart = (rows: Rows): string => text(rows, true);

/** Further rows of a CSV file that has begun. */
export const csvRows = (rows: Rows): string => text(rows, false);
