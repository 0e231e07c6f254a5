import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    setupFiles: ['src/server/testing/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two at a time: the machine that runs the tests may have no more cores, and each worker has its own database.
    maxWorkers: 2,
  },
});
