import { readFileSync, writeFileSync } from 'node:fs';
import type { FaultCase, Trial } from './fault-case.ts';
import { markdownHead, markdownRows, notRunRow } from './table.ts';

const page = new URL('../../../docs/reliability.md', import.meta.url);
const begin = '<!-- `npm run test:faults` writes what stands from here on. -->';

/**
 * Replaces the lines of the cases that were run and keeps those of the others, each with the day of its own run, in the
 * order of all cases; those that were never run are there too, and say so.
 */
export function writeResults(
  all: readonly FaultCase[],
  results: ReadonlyMap<FaultCase, readonly Trial[]>,
): void {
  const text = readFileSync(page, 'utf8');
  const at = text.indexOf(begin);
  if (at < 0) throw new Error('docs/reliability.md has no place for the results');
  const before = text.slice(at).split('\n');
  const date = new Date().toISOString().slice(0, 10);
  const rows = all.flatMap((each) => {
    const trials = results.get(each);
    if (trials) return markdownRows(each, trials, date);
    const kept = before.filter((line) => line.startsWith(`| ${each.id} |`));
    return kept.length > 0 ? kept : [notRunRow(each)];
  });
  writeFileSync(page, `${text.slice(0, at)}${begin}\n\n${[markdownHead, ...rows].join('\n')}\n`);
}
