import { parseArgs } from 'node:util';
import { row as b1 } from './rows/b1-home-javascript.ts';
import { row as b2 } from './rows/b2-portal-code.ts';
import { row as b3 } from './rows/b3-home-weight.ts';
import { row as b4 } from './rows/b4-lighthouse.ts';
import { row as b5 } from './rows/b5-cached-page.ts';
import { row as b6 } from './rows/b6-uncached-page.ts';
import { row as b7 } from './rows/b7-refresh.ts';
import { row as b8 } from './rows/b8-read-procedure.ts';
import { row as b9 } from './rows/b9-applications-list.ts';
import { row as b10 } from './rows/b10-applications-search.ts';
import { row as b11 } from './rows/b11-upload-memory.ts';
import { row as b12 } from './rows/b12-navigation.ts';
import { row as b13 } from './rows/b13-input.ts';
import { row as b14 } from './rows/b14-search-spellings.ts';
import { row as b15 } from './rows/b15-build-files.ts';
import { row as b16 } from './rows/b16-start.ts';
import { row as b17 } from './rows/b17-early-input.ts';
import { row as peer } from './rows/peers.ts';
import { type Run, writeResults } from './support/results-file.ts';
import type { Outcome, Row, Site } from './support/row.ts';
import { withSite } from './support/site.ts';
import { sourceState } from './support/source-state.ts';
import { terminalTable } from './support/table.ts';

// `npm run bench` runs every row, `npm run bench -- B1 B5` those, `--once` without taking the median of several runs.
// It ends with 1 when a row does not hold.
const rows = [b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15, b16, b17, peer];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { once: { type: 'boolean', default: false } },
});
const wanted = positionals.map((id) => id.toUpperCase());
const unknown = wanted.filter((id) => !rows.some((row) => row.id === id));
if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.`);
const chosen = wanted.length === 0 ? rows : rows.filter((row) => wanted.includes(row.id));

/** A row that cannot be measured does not hold, and does not keep the others from being measured. */
async function outcomeOf(row: Row, site: Site): Promise<Outcome> {
  try {
    return await row.measure(site);
  } catch (error) {
    const [figure = ''] = String(error).split('\n');
    const failed = { what: 'could not be measured', figure, ratio: null, limit: '', holds: false };
    return { figures: [failed], notes: [] };
  }
}

// Read before anything is measured: what is committed meanwhile was not.
const source = sourceState();
const runs = new Map<Row, Run>();
await withSite(values.once ? 1 : 3, async (site) => {
  for (const row of chosen) {
    console.log(`${row.id} ${row.title} ...`);
    const startedAt = new Date();
    const outcome = await outcomeOf(row, site);
    runs.set(row, { outcome, startedAt, source });
    writeResults(rows, runs);
    for (const note of outcome.notes) console.log(`  ${note}`);
  }
});
const table = [...runs].map(([{ id }, { outcome }]) => ({ id, figures: outcome.figures }));
console.log(`\n${terminalTable(table)}`);
const missed = table.filter(({ figures }) => figures.some(({ holds }) => !holds));
if (missed.length > 0) {
  console.log(`\nNot held: ${missed.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
}
