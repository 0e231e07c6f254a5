import {
  type BrowserContext,
  test as base,
  expect,
  type FullProject,
  type Page,
} from '@playwright/test';
import type { Locale } from '../../src/shared/contracts/fields.ts';
import { AdminApi } from './admin-api.ts';
import { type Applicant, newApplicant } from './applicant.ts';
import { rejectBeforehand } from './consent.ts';
import { ConsoleWatch } from './console-watch.ts';
import { people } from './people.ts';
import { type DatabaseKind, type RunningServer, startServer } from './server.ts';
import { Wizard } from './wizard.ts';

type TestFixtures = {
  /** Address of the server that the test is about: the worker's, unless its file has one of its own. */
  origin: string;
  /** Language of the pages that the wizard fixture opens. */
  language: Locale;
  /** What the visitor said to the cookie banner before; with `none` it is there and asks. */
  consent: 'refused' | 'none';
  watch: ConsoleWatch;
  /** Adds patterns of console errors that a test provokes on purpose, such as a refused upload. */
  allowConsoleErrors: (...patterns: RegExp[]) => void;
  /** Another browser with nothing in it, watched like the first. */
  newContext: () => Promise<BrowserContext>;
  /** A page in a browser of its own in which somebody has logged in. */
  signIn: (person: { username: string; password: string }) => Promise<Page>;
  adminPage: Page;
  /** Nobody else has this name and address. */
  applicant: Applicant;
  wizard: Wizard;
};
type WorkerFixtures = { server: RunningServer; adminApi: AdminApi };

/** The database that the tests of a project run on. */
export const databaseOf = ({ metadata }: Pick<FullProject, 'metadata'>): DatabaseKind =>
  metadata.database === 'postgres' ? 'postgres' : 'embedded';

/** What the browser itself reports of a request that a test makes fail. */
const failedRequest = /Failed to load resource|net::ERR_/;

/**
 * Tests on a running server of their worker. A page that writes an unexpected error to the console, throws, breaks
 * the content policy, or asks anything of another site fails its test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured
    async ({}, use, workerInfo) => {
      const server = await startServer(databaseOf(workerInfo.project));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  adminApi: [
    async ({ server }, use) => use(await AdminApi.open(server.url)),
    { scope: 'worker', timeout: 180_000 },
  ],
  origin: async ({ server }, use) => use(server.url),
  baseURL: async ({ origin }, use) => use(origin),
  language: ['en', { option: true }],
  consent: ['refused', { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent === 'refused') await rejectBeforehand(context);
    await use(context);
  },
  watch: [
    async ({ context, origin }, use) => {
      const watch = new ConsoleWatch();
      watch.follow(context, origin);
      await use(watch);
      expect(watch.unexpectedErrors, 'errors in the browser console').toEqual([]);
      expect(watch.foreignRequests, 'requests to other sites').toEqual([]);
    },
    { auto: true },
  ],
  allowConsoleErrors: async ({ watch }, use) => use((...patterns) => watch.allow(...patterns)),
  newContext: async ({ browser, origin, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: origin });
      await rejectBeforehand(context);
      watch.follow(context, origin);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  signIn: async ({ newContext }, use) =>
    use(async ({ username, password }) => {
      const context = await newContext();
      const answer = await context.request.post('/api/auth/login', {
        data: { username, password },
      });
      expect(answer.status()).toBe(200);
      return context.newPage();
    }),
  adminPage: async ({ signIn }, use) => use(await signIn(people.administrator)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured
  applicant: async ({}, use) => use(newApplicant()),
  wizard: async ({ page, language, origin }, use) => use(new Wizard(page, language, origin)),
});

export { expect, failedRequest, type Page };
