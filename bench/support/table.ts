import { ratio } from './format.ts';
import type { Figure } from './row.ts';
import { markdownTable, terminalLines } from './text-table.ts';

const head = ['measured', 'figure', 'ratio', 'limit', 'holds'];

const cells = ({ what, figure, ratio: ratioValue, limit, holds }: Figure) => [
  what,
  figure,
  ratioValue === null ? '' : ratio(ratioValue),
  limit,
  holds ? 'yes' : 'NO',
];

/** The figures of all rows as one table for a terminal. */
export function terminalTable(rows: { id: string; figures: Figure[] }[]): string {
  const body = rows.flatMap(({ id, figures }) => figures.map((figure) => [id, ...cells(figure)]));
  return terminalLines([['row', ...head], ...body]).join('\n');
}

/** The figures of one row as a table of Markdown. */
export const figuresTable = (figures: Figure[]): string =>
  markdownTable([head, ...figures.map(cells)]);
