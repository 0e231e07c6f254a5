import { readFileSync, writeFileSync } from 'node:fs';
import type { FaultCase, Trial } from './fault-case.ts';
import { markdownHead, markdownRows } from './table.ts';

const page = new URL('../../../docs/reliability.md', import.meta.url);
const begin = '<!-- `npm run test:faults` writes what stands from here on. -->';

/** Replaces the lines of the cases that were run and keeps those of the others, in the order of all cases. */
export function writeResults(
  all: readonly FaultCase[],
  results: ReadonlyMap<FaultCase, readonly Trial[]>,
): void {
  const text = readFileSync(page, 'utf8');
  const at = text.indexOf(begin);
  if (at < 0) throw new Error('docs/reliability.md has no place for the results');
  const before = text.slice(at).split('\n');
  const rows = all.flatMap((each) => {
    const trials = results.get(each);
    if (trials) return markdownRows(new Map([[each, trials]]));
    return before.filter((line) => line.startsWith(`| ${each.id} |`));
  });
  const date = new Date().toISOString().slice(0, 10);
  const table = [`The last run: ${date}.`, '', markdownHead, ...rows].join('\n');
  writeFileSync(page, `${text.slice(0, at)}${begin}\n\n${table}\n`);
}
