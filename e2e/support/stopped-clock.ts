import { expect, type Page } from '@playwright/test';

/**
 * Opens an address at a moment that does not pass: from then on the time of the page is moved by `page.clock.runFor`
 * alone.
 */
export async function openAt(page: Page, path: string, moment: string): Promise<void> {
  const time = new Date(moment);
  await page.clock.install({ time });
  await page.clock.pauseAt(new Date(time.getTime() + 1000));
  await page.goto(path);
  // The page is hydrated by frames and a timer too.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('html[data-hydrated]').count();
    })
    .toBe(1);
  // What it puts off until it is awake.
  await page.clock.runFor(20);
}
