import { defineConfig } from '@playwright/test';
import { browserFlags } from './.ci/browser.ts';

const executablePath = process.env.CHROMIUM_PATH || undefined;

/** Those that run on both databases are journeys too. */
const journeys = /@journey|@both/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Two workers for two cores; each has a server and a database of its own.
  workers: 2,
  fullyParallel: false,
  // For what hangs, not for what is slow: tests run on busy machines too.
  timeout: 240_000,
  // A machine that is busy with something else gets further tries; what needs one is listed as flaky.
  retries: process.env.CI ? 2 : 1,
  expect: { timeout: 10_000 },
  // Written for what counts the tests; on a screen it would bury the result.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    // Recording costs a fifth of the time, so only what failed once is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Manila',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
  projects: [
    // What a user would lose at once, for `npm test`; the other is for `npm run test:rest`. Where there is PostgreSQL, it
    // runs on that, and so do those of both databases.
    { name: 'journeys', metadata: { database: 'embedded' }, grep: journeys },
    process.env.TEST_DATABASE_URL
      ? { name: 'rest', metadata: { database: 'postgres' }, grepInvert: /@journey/ }
      : { name: 'rest', metadata: { database: 'embedded' }, grepInvert: journeys },
  ],
});
