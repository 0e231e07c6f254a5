import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import type { Rate } from './drive.ts';
import type { Line } from './sizes.ts';

const page = new URL('../../../docs/scaling.md', import.meta.url);
const begin = '<!-- `npm run test:scale -- measure` writes what stands from here -->';
const end = '<!-- to here -->';

export type Measured = { what: string; rates: ReadonlyMap<number, Rate> };

/** What others made the machine do before this began, in processors. */
const loadBefore = loadavg()[0] ?? 0;

/** With columns of one width, as the formatter would have them. */
function table([head = [], ...body]: readonly (readonly string[])[]): string {
  const rows = [head, ...body];
  const widths = head.map((_cell, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  const [first = [], ...others] = lines;
  const rule = widths.map((width) => '-'.repeat(width));
  return [first, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function ratesTable(measured: readonly Measured[]): string {
  const sizes = [...(measured[0]?.rates.keys() ?? [])];
  const head = ['a second', ...sizes.map((size) => `${size} ${size === 1 ? 'server' : 'servers'}`)];
  const cells = measured.map(({ what, rates }) => [
    what,
    ...sizes.map((size) => {
      const rate = rates.get(size);
      if (!rate) return '';
      const { perSecond, medianMs, slowestHundredthMs } = rate;
      return `${perSecond.toFixed(0)} (${medianMs.toFixed(0)} / ${slowestHundredthMs.toFixed(0)} ms)`;
    }),
  ]);
  return table([head, ...cells]);
}

/** Puts the figures of this run into the page, in the place of those before. Returns them. */
export function writeResults(measured: readonly Measured[], lines: readonly Line[]): string {
  const date = new Date().toISOString().slice(0, 10);
  const results = [
    `${date}, ${availableParallelism()} cores for servers, database and load generator together. In brackets: the median`,
    'answer and the slowest hundredth, with ten connections to each server (uploads: five). Before it began, others kept',
    `${loadBefore.toFixed(1)} processors busy: with more than 0.5 the figures of this table say little.`,
    '',
    ratesTable(measured),
    '',
    table([['size', 'figure'], ...lines.map(({ what, figure }) => [what, figure])]),
  ].join('\n');
  const text = readFileSync(page, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/scaling.md has no place for the results');
  writeFileSync(page, `${text.slice(0, from)}${begin}\n\n${results}\n\n${text.slice(to)}`);
  return results;
}
