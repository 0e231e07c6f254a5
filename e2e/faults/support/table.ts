import { markdownLine, terminalLines } from '../../../bench/support/text-table.ts';
import type { FaultCase, Trial } from './fault-case.ts';

type Results = ReadonlyMap<FaultCase, readonly Trial[]>;

const head = ['row', 'what was done', 'acknowledged', 'stored', 'lost', 'twice', 'seen', 'holds'];
const pageHead = [...head, 'run on'];

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
export const terminalTable = (results: Results) =>
  terminalLines([head, ...rowsOf(results)]).join('\n');

/** The trials of a case as lines of a table of Markdown. */
export const markdownRows = (faultCase: FaultCase, trials: readonly Trial[], date: string) =>
  rowsOf(new Map([[faultCase, trials]])).map((row) => markdownLine([...row, date]));

/** The line of a case that was never run. */
export const notRunRow = ({ id, title }: FaultCase) =>
  markdownLine([
    id,
    title,
    ...Array.from({ length: pageHead.length - 3 }, () => ''),
    'not run yet',
  ]);

export const markdownHead = `${markdownLine(pageHead)}\n${markdownLine(pageHead.map(() => '---'))}`;
