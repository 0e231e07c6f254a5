import type { FaultCase, Trial } from './fault-case.ts';

type Results = ReadonlyMap<FaultCase, readonly Trial[]>;

const head = ['row', 'what was done', 'acknowledged', 'stored', 'lost', 'twice', 'seen', 'holds'];

const cells = (id: string, { what, counts, seen, failures }: Trial) => [
  id,
  what,
  ...(counts ? [counts.acknowledged, counts.stored, counts.lost, counts.twice] : ['', '', '', '']),
  seen,
  failures.length === 0 ? 'yes' : 'NO',
];

const rowsOf = (results: Results) =>
  [...results].flatMap(([{ id }, trials]) =>
    trials.map((trial) => cells(id, trial).map((cell) => String(cell))),
  );

/** Every trial as a line of one table for a terminal. */
export function terminalTable(results: Results): string {
  const rows = [head, ...rowsOf(results)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same as lines of a table of Markdown, without its head. */
export const markdownRows = (results: Results) =>
  rowsOf(results).map((row) => `| ${row.join(' | ')} |`);

export const markdownHead = `| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`;
