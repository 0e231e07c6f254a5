import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What a test runner has to tell, in one line for each test that is worth a word. */
export const outcomeSchema = z.object({
  passed: z.number(),
  skipped: z.number(),
  /** File › full name › first line of what went wrong. */
  failed: z.array(z.string()),
  /** Tests that passed at the second try, with what went wrong at the first. */
  flaky: z.array(z.string()),
});
export type Outcome = z.infer<typeof outcomeSchema>;

const firstLine = (message: string | undefined) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');

const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' › ');

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Why the file as a whole failed; empty otherwise. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
          tags: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** The ways in which a test gets the tag `rest` (`src/server/testing/test-database.ts`), as they stand in its file. */
const restMark = /describeOnDatabases|describeInRest|'rest'/;

/** Lists the files with tests of the tag `rest`, by their paths from the root: to import the others takes longer than most run. */
export const listRestFiles = (root: string): string[] =>
  globSync(['src/**/*.test.ts', '.ci/*.test.ts'], { cwd: root }).filter((file) =>
    restMark.test(readFileSync(path.join(root, file), 'utf8')),
  );

/**
 * Reads what Vitest's JSON reporter wrote. A file that failed without any of its tests counts as one that failed; a test
 * that passed with messages of failure passed at a further try, and is told as flaky too. Of what the filter by tags left
 * out nothing is told.
 * @param options.root the folder that names of files are told from
 * @param options.isRest whether the tests with the tag `rest` were run, or those without
 * @param options.restFiles files that are run for their tests of the tag `rest`; one that has such tests and is not among
 * them has failed, since nothing would run them
 */
export function readVitestReport(
  report: unknown,
  { root, isRest, restFiles }: { root: string; isRest: boolean; restFiles: readonly string[] },
): Outcome {
  const { numPassedTests, testResults } = vitestReport.parse(report);
  const outcome: Outcome = {
    passed: numPassedTests,
    skipped: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, tags }) => status === 'skipped' && tags.includes('rest') === isRest)
      .length,
    failed: [],
    flaky: [],
  };
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name);
    const told = (wanted: string) =>
      assertionResults
        .filter((test) => test.status === wanted && test.failureMessages.length > 0)
        .map(({ ancestorTitles, title, failureMessages }) =>
          line(file, ...ancestorTitles, title, firstLine(failureMessages[0])),
        );
    const failed = told('failed');
    const whole =
      failed.length === 0 && status === 'failed' ? [line(file, firstLine(message))] : [];
    const isLeftOut =
      !restFiles.includes(file) && assertionResults.some(({ tags }) => tags.includes('rest'));
    const leftOut = isLeftOut
      ? [line(file, 'has the tag `rest` in a way that is not looked for')]
      : [];
    outcome.failed.push(...failed, ...whole, ...leftOut);
    outcome.flaky.push(...told('passed'));
  }
  return outcome;
}

const problem = z.object({ message: z.string().optional() });

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(problem) })),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  /** What went wrong outside of any test. */
  errors: z.array(problem),
});

type Suite = z.infer<typeof playwrightSuite>;
type BrowserTest = { name: string; status: string; message: string | undefined };

function testsOf({ title, specs, suites = [] }: Suite, parents: string[] = []): BrowserTest[] {
  const titles = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: line(`[${projectName}] ${titles[0]}`, ...titles.slice(1), spec.title),
      status,
      message: firstLine(results.find(({ errors }) => errors.length > 0)?.errors[0]?.message),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))];
}

/** Reads what Playwright's JSON reporter wrote. What passed at the second try passed, and is told as flaky too. */
export function readPlaywrightReport(report: unknown): Outcome {
  const { suites, errors } = playwrightReport.parse(report);
  const tests = suites.flatMap((suite) => testsOf(suite));
  const count = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  const told = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ name, message }) => line(name, message));
  return {
    passed: count('expected', 'flaky'),
    skipped: count('skipped'),
    failed: [...told('unexpected'), ...errors.map(({ message }) => firstLine(message) ?? '?')],
    flaky: told('flaky'),
  };
}
