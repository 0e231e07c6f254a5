import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTestPostgresUrl } from '../src/server/testing/given-postgres.ts';
import { ensureBrowser } from './browser.ts';
import { startLocalPostgres } from './postgres.ts';
import {
  listRestFiles,
  type Outcome,
  outcomeSchema,
  readPlaywrightReport,
  readVitestReport,
} from './read-reports.ts';

// Without an argument what `npm test` runs: types, lint, the build, and the tests that everybody waits for. With `rest`
// what those leave out (docs/testing.md). Every step runs even when an earlier one failed, so that one run tells everything.
const isRest = process.argv.includes('rest');
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-results-'));
/** Where Playwright keeps what it records of a failure, by part: it empties the folder when a run begins. */
const results = path.join(root, 'test-results', isRest ? 'rest' : 'journeys');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
const all: Outcome = { passed: 0, skipped: 0, failed: [], flaky: [] };

type Step = { name: string; file: string; args: string[]; env?: Record<string, string> };

function run({ name, file, args, env = {} }: Step): boolean {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(`== ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** Runs a part beside others: its output is shown as a whole at its end. */
async function runBeside({ name, file, args, env = {} }: Step): Promise<boolean> {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [status] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  if (typeof status === 'string') printed += `${status}\n`;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n${printed}== ${name}: ${seconds} s`);
  return status === 0;
}

/** A part without tests of its own counts as one. */
function countCheck(name: string, passed: boolean): boolean {
  if (passed) all.passed += 1;
  else all.failed.push(name);
  return passed;
}

const check = (step: Step): boolean => countCheck(step.name, run(step));

/** Runs checks one after the other, beside what else runs; tells whether all passed. */
async function checkInTurn(steps: readonly Step[]): Promise<boolean> {
  let passed = true;
  for (const step of steps) passed = countCheck(step.name, await runBeside(step)) && passed;
  return passed;
}

/** A test runner's own counts, read from its report; a runner that left none has failed. */
function suite(step: Step, read: (report: unknown) => Outcome): void {
  const passed = run(step);
  const before = all.failed.length;
  try {
    const report = JSON.parse(readFileSync(path.join(folder, `${step.name}.json`), 'utf8'));
    const outcome = read(report);
    all.passed += outcome.passed;
    all.skipped += outcome.skipped;
    all.failed.push(...outcome.failed);
    all.flaky.push(...outcome.flaky);
  } catch (error) {
    const reason = String(error).replaceAll(/\s+/g, ' ');
    all.failed.push(`${step.name}: no report that can be read: ${reason}`);
  }
  // A broken setup, or an error that no test waited for.
  if (!passed && all.failed.length === before) {
    all.failed.push(`${step.name}: failed outside of any test`);
  }
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((one) => `  ${one}`).join('\n')}`);
}

/**
 * File in which one run leaves its outcome for the next, which tells both together; continuous integration gives it.
 * A first run that left nothing has failed.
 */
const outcomeFile = process.env.TEST_OUTCOME;

function addEarlierOutcome(file: string): void {
  if (!existsSync(file)) {
    all.failed.push('npm test: it ended without an outcome');
    return;
  }
  const earlier = outcomeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  all.passed += earlier.passed;
  all.skipped += earlier.skipped;
  all.failed.push(...earlier.failed);
  all.flaky.push(...earlier.flaky);
}

const startedAt = performance.now();
const given = getTestPostgresUrl(process.env);
const local = given ? null : await startLocalPostgres();
const postgresUrl = given ?? local?.url;
// The servers that tests start choose their database themselves.
delete process.env.DATABASE_URL;
// Spares each process that starts to compile what an earlier one has: servers, the test runners' workers, templates.
process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled');
const databaseEnv: Record<string, string> = postgresUrl ? { TEST_DATABASE_URL: postgresUrl } : {};
if (!postgresUrl) {
  console.log('No PostgreSQL found: set TEST_DATABASE_URL or install it to test on it as well.');
}

const restFiles = listRestFiles(root);
const unitTests = 'unit and integration tests';
const browserTests = 'browser tests';

try {
  const node = process.execPath;
  check({ name: 'messages', file: node, args: ['src/server/build/compile-messages.ts'] });
  const build = { name: 'build', file: node, args: ['src/server/build/ensure-built.ts'] };
  // Most of them keep one core busy.
  const [built] = await Promise.all([
    checkInTurn([build]),
    checkInTurn(
      isRest
        ? []
        : [
            { name: 'types', file: bin('tsc'), args: ['-p', '.'] },
            { name: 'lint', file: bin('biome'), args: ['check', '.'] },
            { name: 'import rules', file: node, args: ['.ci/import-rules.ts'] },
            { name: 'file sizes and folders', file: node, args: ['.ci/house.ts'] },
            { name: 'unused code', file: bin('knip'), args: ['--no-progress'] },
          ],
    ),
  ]);
  suite(
    {
      name: unitTests,
      file: bin('vitest'),
      args: [
        'run',
        ...(isRest ? restFiles : []),
        `--tags-filter=${isRest ? 'rest' : '!rest'}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${path.join(folder, `${unitTests}.json`)}`,
      ],
      env: databaseEnv,
    },
    (report) => readVitestReport(report, { root, isRest, restFiles }),
  );
  if (built) {
    suite(
      {
        name: browserTests,
        file: bin('playwright'),
        args: ['test', `--output=${results}`, `--project=${isRest ? 'rest' : 'journeys'}`],
        env: {
          ...databaseEnv,
          CHROMIUM_PATH: ensureBrowser(root) ?? '',
          PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(folder, `${browserTests}.json`),
        },
      },
      readPlaywrightReport,
    );
  }
} finally {
  local?.stop();
  // Tries again while a process that just ended still writes what it compiled.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

if (outcomeFile && isRest) addEarlierOutcome(outcomeFile);
else if (outcomeFile) writeFileSync(outcomeFile, JSON.stringify(all));
list('Failed', all.failed);
list('Flaky', all.flaky);
if (all.failed.length + all.flaky.length > 0 && existsSync(results)) {
  console.log(`\nPictures, and traces of what was tried again: ${results}`);
  console.log('Open one: npx playwright show-trace test-results/…/trace.zip');
}
console.log(
  `\nAll of ${isRest ? 'the rest' : 'it'} took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`,
);
const skipped = all.skipped > 0 ? `, ${all.skipped} skipped` : '';
console.log(`${all.passed} passed, ${all.failed.length} failed${skipped}`);
process.exit(all.failed.length === 0 ? 0 : 1);
