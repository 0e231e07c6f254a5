import type { Page } from '@playwright/test';

/** Opens an address and waits until the page answers to clicks: it is drawn before its scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}
