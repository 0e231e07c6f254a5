import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Outcome, Row } from './row.ts';
import { figuresTable } from './table.ts';

const file = new URL('../results.md', import.meta.url);
const introduction =
  '# Results of the benchmarks\n\nThe last run of each row, with when it began and what was measured; `npm run bench` writes this file.\n';

/** What a row gave, and of what and when. */
export type Run = {
  outcome: Outcome;
  startedAt: Date;
  /** What was measured, as `sourceState` says it. */
  source: string;
};

const headingOf = ({ id, title }: Row) => `## ${id} ${title}`;

function section(row: Row, { outcome: { figures, notes }, startedAt, source }: Run): string {
  const time = startedAt.toISOString().slice(0, 16).replace('T', ' ');
  const lines = [
    headingOf(row),
    '',
    `${time} UTC, ${source}, ${availableParallelism()} cores`,
    '',
    figuresTable(figures),
  ];
  if (notes.length > 0) lines.push('', ...notes.map((note) => `- ${note}`));
  return `${lines.join('\n')}\n`;
}

/** Replaces the sections of the rows that were run and keeps those of the others, in the order of all rows. */
export function writeResults(all: readonly Row[], runs: ReadonlyMap<Row, Run>): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  const sections = all.flatMap((row) => {
    const run = runs.get(row);
    if (run) return [section(row, run)];
    const before = kept.find((each) => each.startsWith(`${headingOf(row)}\n`));
    return before ? [`${before.trimEnd()}\n`] : [];
  });
  writeFileSync(file, [introduction, ...sections].join('\n'));
}
