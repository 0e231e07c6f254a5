import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', '.ci/*.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    setupFiles: ['src/server/testing/setup.ts'],
    tags: [{ name: 'rest', description: 'Not in `npm test`, but in `npm run test:rest`.' }],
    // For what hangs, not for what is slow: tests run on busy machines too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test that passes at its second try keeps nothing out; the end of the run names it as flaky.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 10_000 } },
    // A worker keeps what it has imported: reading the server's modules anew for each file takes longer than most of the
    // files. What a test changes of the process (clock, globals) it puts back.
    isolate: false,
    // The messages are plain JavaScript already, and large: they need not go through Vite.
    server: { deps: { external: [/\/i18n\/paraglide\//] } },
    // Two at a time: the machine that runs the tests may have no more cores, and each worker has its own database.
    maxWorkers: 2,
  },
});
