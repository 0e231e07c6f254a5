import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

// Proofs that take minutes: hundreds of guesses, files that unfold, how long a refusal takes.
export default defineConfig({
  test: {
    ...usual.test,
    include: ['src/**/*.slow.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What is measured is measured alone.
    maxWorkers: 1,
  },
});
