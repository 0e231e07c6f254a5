import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Outcome, Row } from './row.ts';
import { markdownTable } from './table.ts';

const file = new URL('../results.md', import.meta.url);
const introduction =
  '# Results of the benchmarks\n\nThe last run of each row; `npm run bench` writes this file.\n';

const headingOf = ({ id, title }: Row) => `## ${id} ${title}`;

function section(row: Row, { figures, notes }: Outcome): string {
  const date = new Date().toISOString().slice(0, 10);
  const lines = [
    headingOf(row),
    '',
    `${date}, ${availableParallelism()} cores`,
    '',
    markdownTable(figures),
  ];
  if (notes.length > 0) lines.push('', ...notes.map((note) => `- ${note}`));
  return `${lines.join('\n')}\n`;
}

/** Replaces the sections of the rows that were run and keeps those of the others, in the order of all rows. */
export function writeResults(all: readonly Row[], outcomes: ReadonlyMap<Row, Outcome>): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  const sections = all.flatMap((row) => {
    const outcome = outcomes.get(row);
    if (outcome) return [section(row, outcome)];
    const before = kept.find((each) => each.startsWith(`${headingOf(row)}\n`));
    return before ? [`${before.trimEnd()}\n`] : [];
  });
  writeFileSync(file, [introduction, ...sections].join('\n'));
}
