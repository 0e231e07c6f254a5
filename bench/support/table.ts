import { ratio } from './format.ts';
import type { Figure } from './row.ts';

const head = ['measured', 'figure', 'ratio', 'limit', 'holds'];

const cells = ({ what, figure, ratio: ratioValue, limit, holds }: Figure) => [
  what,
  figure,
  ratioValue === null ? '' : ratio(ratioValue),
  limit,
  holds ? 'yes' : 'NO',
];

/** Cells as lines of a table for a terminal, with columns of one width. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The figures of all rows as one table for a terminal. */
export function terminalTable(rows: { id: string; figures: Figure[] }[]): string {
  const body = rows.flatMap(({ id, figures }) => figures.map((figure) => [id, ...cells(figure)]));
  return aligned([['row', ...head], ...body]).join('\n');
}

/** The figures of one row as a table of Markdown. */
export function markdownTable(figures: Figure[]): string {
  return [head, head.map(() => '---'), ...figures.map(cells)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
