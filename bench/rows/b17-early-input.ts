import type { Page } from '@playwright/test';
import { actEarly } from '../../e2e/support/held-scripts.ts';
import { earlyInputScript } from '../../src/client/lib/early-input.ts';
import { slowLine, slowProcessor } from '../support/cheap-phone.ts';
import { count, milliseconds } from '../support/format.ts';
import { settle } from '../support/page-load.ts';
import { atLeast, type Row, type Site } from '../support/row.ts';
import { median } from '../support/statistics.ts';

declare global {
  interface Window {
    /** Milliseconds from the request for the page to its hydration; null until then. */
    hydratedAt: number | null;
  }
}

/** Shorter waits need no code of their own: a tenth of a second is felt as at once. */
const leastWaitMs = 100;

type Press = {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  isAnswered: (page: Page) => Promise<boolean>;
};

const banner = (page: Page) => page.getByRole('banner');
const places = (page: Page) =>
  page.locator('[aria-roledescription="carousel"]').getByRole('group').getByRole('button');

const presses: Press[] = [
  {
    name: 'the theme',
    path: '/',
    act: (page) => banner(page).getByRole('button', { name: /dark/i }).click(),
    isAnswered: (page) => page.locator('html.dark').isVisible(),
  },
  {
    name: 'the login',
    path: '/',
    act: (page) => banner(page).getByRole('button', { name: 'Login' }).click(),
    isAnswered: (page) => page.getByLabel('Username or email').isVisible(),
  },
  {
    name: 'a picture of the carousel',
    path: '/',
    act: (page) => places(page).nth(3).click(),
    isAnswered: async (page) => (await places(page).nth(3).getAttribute('aria-current')) === 'true',
  },
  {
    name: 'the start of an application',
    path: '/careers',
    act: (page) => page.getByRole('button', { name: 'Start Application' }).first().click(),
    isAnswered: async (page) => new URL(page.url()).hash === '#apply',
  },
  {
    name: 'a forgotten password',
    path: '/forgot',
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('maria@example.com');
      await page.getByRole('main').getByRole('button').click();
    },
    isAnswered: (page) => page.getByRole('main').getByText('maria@example.com').isVisible(),
  },
];

/** Presses before any script has come, with the code for that or without it. */
async function isAnswered(
  { browser, url }: Site,
  { path, act, isAnswered: look }: Press,
  isRepeated: boolean,
): Promise<boolean> {
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    if (!isRepeated) {
      await context.route(url + path, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const without = html.replace(earlyInputScript(), '');
        if (without === html) throw new Error(`the page ${path} has no script for early input`);
        await route.fulfill({ response, body: without });
      });
    }
    await actEarly(page, path, () => act(page));
    await page.locator('html[data-hydrated]').waitFor();
    await settle(page);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** The time from the first paint until the page answers, in milliseconds, as a cheap phone has it. */
async function waitOf({ browser, url }: Site, path: string): Promise<number> {
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL: url,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await slowLine(devtools);
    await slowProcessor(devtools);
    await page.addInitScript(() => {
      window.hydratedAt = null;
      const observer = new MutationObserver(() => {
        if (!document.documentElement?.hasAttribute('data-hydrated')) return;
        window.hydratedAt = performance.now();
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, attributes: true });
    });
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    return await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      if (!painted || window.hydratedAt === null) throw new Error('nothing was painted');
      return window.hydratedAt - painted.startTime;
    });
  } finally {
    await context.close();
  }
}

/** Measures how long people see a page before it answers, and the presses that would be lost meanwhile. */
export const row: Row = {
  id: 'B17',
  title: 'Early input',
  measure: async (site) => {
    const lost: string[] = [];
    let answered = 0;
    for (const press of presses) {
      if (await isAnswered(site, press, true)) answered += 1;
      if (!(await isAnswered(site, press, false))) lost.push(press.name);
    }
    const notes = [`lost without the code: ${lost.join(', ') || 'nothing'}`];
    const figures = [
      atLeast('presses before the scripts that are answered', answered, presses.length, count),
      atLeast('of them lost without the code for it', lost.length, presses.length, count),
    ];
    for (const path of ['/', '/careers']) {
      const waits: number[] = [];
      for (let round = 0; round < site.rounds; round += 1) waits.push(await waitOf(site, path));
      figures.push(
        atLeast(
          `seen but without an answer on a cheap phone: ${path}`,
          median(waits),
          leastWaitMs,
          milliseconds,
        ),
      );
      notes.push(`${path}, in milliseconds: ${waits.map(count).join(', ')}`);
    }
    return { figures, notes };
  },
};
