import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/shared/contracts/fields.ts';
import { open } from './open.ts';
import { expect } from './test.ts';

/** Opens the home page at its contact section, awake: the free times are only fetched then. */
export async function openContact(page: Page, language: Locale = 'en'): Promise<Locator> {
  await open(page, language === 'de' ? '/de' : '/');
  const section = page.locator('#contact');
  await section.scrollIntoViewIfNeeded();
  await expect(daysOf(page).first()).toBeVisible({ timeout: 20_000 });
  return section;
}

/** The days of the meeting planner. */
export const daysOf = (page: Page) => page.locator('input[name="meeting-day"]');

/** The half hours of the day that is chosen. */
export const timesOf = (page: Page) => page.locator('input[name="meeting-time"]');

/** Requests to a procedure that the page has made so far. */
export function countCalls(page: Page, procedure: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(procedure)) count += 1;
  });
  return () => count;
}

/** The time a person takes at the very least; what comes faster is held for a program's. Needs `page.clock.install`. */
export const personPause = (page: Page) => page.clock.fastForward(1600);
