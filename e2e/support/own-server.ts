import type { DatabaseKind, RunningServer } from './server.ts';
import { databaseOf, test } from './test.ts';

/**
 * Runs the tests of a file on a server that is started for them alone. The worker keeps the one that it shares: a file
 * that takes its place by a fixture gets a new worker, with a new browser, and so does the file after it.
 */
export function runOnOwnServer(start: (kind: DatabaseKind) => Promise<RunningServer>): void {
  let server: RunningServer | undefined;
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured
  test.beforeAll(async ({}, { project }) => {
    server = await start(databaseOf(project));
  });
  test.afterAll(() => server?.stop());
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured
  test.use({ origin: async ({}, use) => use(server?.url ?? '') });
}
