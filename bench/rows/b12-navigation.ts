import type { Page } from '@playwright/test';
import { count, milliseconds } from '../support/format.ts';
import { interactionTimes, watchInteractions } from '../support/interactions.ts';
import { settle } from '../support/page-load.ts';
import { atMost, type Row, type Site } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const mostRequests = 1;
const slowestMs = 200;
/** Between two keys, in milliseconds: somebody who types fast. */
const typing = { delay: 100 };
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

type Visit = {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  act: (page: Page) => Promise<void>;
};

const visits: Visit[] = [
  {
    name: 'open and close the menu',
    path: '/',
    viewport: narrow,
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'open the login and type',
    path: '/',
    viewport: wide,
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await page.getByLabel('Username or email').pressSequentially('maria', typing);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'type in the contact form',
    path: '/',
    viewport: narrow,
    act: async (page) => {
      const form = page.locator('#contact-form');
      await form.getByLabel('Name').pressSequentially('Maria Santos', typing);
      await form.getByLabel('Message').pressSequentially('We look for a team of twelve.', typing);
    },
  },
  {
    name: 'open a picture and like it',
    path: '/gallery',
    viewport: narrow,
    act: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.getByRole('dialog').locator('[aria-pressed]').click();
      await page.getByRole('dialog').locator('[aria-pressed="true"]').waitFor();
      await page.keyboard.press('Escape');
    },
  },
];

async function timesOf({ browser, url }: Site, visit: Visit): Promise<number[]> {
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL: url,
    viewport: visit.viewport,
  });
  const page = await context.newPage();
  await watchInteractions(page);
  await page.goto(visit.path);
  await settle(page);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await visit.act(page);
  const times = await interactionTimes(page);
  await context.close();
  return times;
}

/** The calls for data from the moment the pointer reaches the link until the page behind it has become quiet. */
async function callsForGallery({ browser, url }: Site): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: url, viewport: wide });
  const page = await context.newPage();
  await page.goto('/');
  await settle(page);
  const calls: string[] = [];
  let after = 'hover';
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${pathname} after the ${after}`);
  });
  const link = page.getByRole('banner').getByRole('link', { name: 'Gallery' });
  await link.hover();
  await settle(page);
  after = 'click';
  await link.click();
  await page.waitForURL('/gallery');
  await settle(page);
  await context.close();
  return calls;
}

/** Going to another page without loading a new one, and how soon a slow phone shows what was done. */
export const row: Row = {
  id: 'B12',
  title: 'Navigation and interaction',
  measure: async (site) => {
    const calls = await callsForGallery(site);
    const figures = [
      atMost('data requests from hover to gallery', calls.length, mostRequests, count),
    ];
    const notes = calls.map((call) => `data request: ${call}`);
    for (const visit of visits) {
      const runs: number[][] = [];
      for (let round = 0; round < site.rounds; round += 1) runs.push(await timesOf(site, visit));
      const worst = median(runs.map((times) => Math.max(0, ...times)));
      figures.push(
        atMost(`slowest interaction at 1/4 speed: ${visit.name}`, worst, slowestMs, milliseconds),
      );
      const lists = runs.map((times) => times.map(count).join(', '));
      notes.push(`${visit.name}, in milliseconds: ${lists.join('; ')}`);
    }
    return { figures, notes };
  },
};
