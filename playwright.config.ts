import { defineConfig } from '@playwright/test';
import { browserFlags } from './.ci/browser.ts';

const executablePath = process.env.CHROMIUM_PATH || undefined;

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
    // What a user would lose at once, for `npm test`; the other is for `npm run test:rest`, on PostgreSQL where there is one.
    { name: 'journeys', metadata: { database: 'embedded' }, grep: /@journey/ },
    {
      name: 'rest',
      metadata: { database: process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded' },
      grepInvert: /@journey/,
    },
  ],
});
