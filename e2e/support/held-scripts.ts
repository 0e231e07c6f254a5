import type { Page } from '@playwright/test';

/** Holds back every script of the page; gives a function that lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens an address, acts before any script has come, and lets them come. */
export async function actEarly(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}
