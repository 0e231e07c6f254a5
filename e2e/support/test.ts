import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

type TestFixtures = {
  /** Adds patterns of console errors that a test provokes on purpose, such as a refused upload. */
  allowConsoleErrors: (...patterns: RegExp[]) => void;
};
type WorkerFixtures = { server: RunningServer };

/** What the browser itself reports of a request that a test makes fail. */
const failedRequest = /Failed to load resource|net::ERR_/;

/**
 * Tests on a running server of their worker. A page that writes an unexpected error to the console, throws, or breaks
 * the content policy fails its test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured
    async ({}, use, workerInfo) => {
      const kind = workerInfo.project.metadata.database === 'postgres' ? 'postgres' : 'embedded';
      const server = await startServer(kind);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  allowConsoleErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') problems.push(message.text());
      };
      context.on('console', onMessage);
      context.on('weberror', (error) => problems.push(String(error.error())));
      await use((...patterns) => allowed.push(...patterns));
      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, failedRequest, type Page };
