import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { markdownTable } from '../../../bench/support/text-table.ts';
import type { Rate } from './drive.ts';
import type { Line } from './sizes.ts';

const page = new URL('../../../docs/scaling.md', import.meta.url);
const begin = '<!-- `npm run test:scale -- measure` writes what stands from here -->';
const end = '<!-- to here -->';

export type Measured = { what: string; rates: ReadonlyMap<number, Rate> };

type Results = {
  measured: readonly Measured[];
  lines: readonly Line[];
  /** What others made the machine do before, in processors. */
  loadBefore: number;
};

/** With more than this, what a server does in a second is no property of the server. */
const quietLoad = 0.5;

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
  return markdownTable([head, ...cells]);
}

/** The rates and what they mean; where others were at work, why there are none. */
function ratesPart({ measured, loadBefore }: Results): string[] {
  const busy = loadBefore.toFixed(1);
  if (loadBefore > quietLoad) {
    return [
      `Rates are left out: before the run began, others kept ${busy} processors busy, and with more than ${quietLoad} the`,
      'rates say little. Run it again on a quiet machine. Sizes do not depend on that.',
    ];
  }
  return [
    `${availableParallelism()} cores for servers, database and load generator together; before it began, others kept ${busy}`,
    'processors busy. In brackets: the median answer and the slowest hundredth, with ten connections to each server',
    '(uploads: five).',
    '',
    ratesTable(measured),
  ];
}

/** Puts the figures of this run into the page, in the place of those before. Returns them. */
export function writeResults(figures: Results): string {
  const date = new Date().toISOString().slice(0, 10);
  const results = [
    `Run on ${date}.`,
    '',
    ...ratesPart(figures),
    '',
    markdownTable([['size', 'figure'], ...figures.lines.map(({ what, figure }) => [what, figure])]),
  ].join('\n');
  const text = readFileSync(page, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/scaling.md has no place for the results');
  writeFileSync(page, `${text.slice(0, from)}${begin}\n\n${results}\n\n${text.slice(to)}`);
  return results;
}
