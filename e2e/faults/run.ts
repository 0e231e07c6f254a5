import { parseArgs } from 'node:util';
import { f01 } from './f01-kill.ts';
import { f02 } from './f02-restart.ts';
import { f03 } from './f03-frozen.ts';
import { f05 } from './f05-connections.ts';
import { f07 } from './f07-second-process.ts';
import { f09 } from './f09-disk-full.ts';
import { f11 } from './f11-mail-server.ts';
import { f13 } from './f13-parallel.ts';
import { f14 } from './f14-answer-lost.ts';
import { f15 } from './f15-two-administrators.ts';
import { f16 } from './f16-likes.ts';
import { f17 } from './f17-upload-cut.ts';
import { f18 } from './f18-storage-down.ts';
import { f20 } from './f20-told-to-stop.ts';
import { f21 } from './f21-migration-killed.ts';
import { f22 } from './f22-backup.ts';
import { f23 } from './f23-hosts-dead.ts';
import type { FaultCase, Trial } from './support/fault-case.ts';
import { writeResults } from './support/results-page.ts';
import { runCase } from './support/run-case.ts';
import { terminalTable } from './support/table.ts';

// `npm run test:faults` runs every case, `npm run test:faults -- F1 F7` those, `--seed 42` with the same random numbers
// as another run.
const cases = [f01, f02, f03, f05, f07, f09, f11, f13, f14, f15, f16, f17, f18, f20, f21, f22, f23];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) } },
});
const wanted = positionals.map((id) => id.toUpperCase());
const unknown = wanted.filter((id) => !cases.some((each) => each.id === id));
if (unknown.length > 0) throw new Error(`There is no case ${unknown.join(', ')}.`);
const chosen = wanted.length === 0 ? cases : cases.filter(({ id }) => wanted.includes(id));

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Error(`called off by ${signal}`)));
}
console.log(`seed ${values.seed}`);
const results = new Map<FaultCase, Trial[]>();
const begunAt = performance.now();
for (const each of chosen) {
  console.log(`${each.id} ${each.title} ...`);
  const startedAt = performance.now();
  const { trials, log } = await runCase(each, Number(values.seed), interrupted.signal);
  results.set(each, trials);
  for (const { what, failures } of trials) {
    for (const failure of failures) console.log(`  ${what}: ${failure}`);
  }
  if (log) console.log(`  What the servers said: ${log}`);
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  if (interrupted.signal.aborted) break;
}
writeResults(cases, results);
console.log(`\n${terminalTable(results)}`);
console.log(`\nAll of it took ${((performance.now() - begunAt) / 1000).toFixed(0)} s.`);
const all = [...results.values()].flat();
process.exit(all.every(({ failures }) => failures.length === 0) ? 0 : 1);
