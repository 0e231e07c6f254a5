import type { BrowserContextOptions, Page, Response } from '@playwright/test';
import type { Site } from './row.ts';

/** Something the browser was sent. */
export type Loaded = {
  /** The path of its address without the leading slash, as the build names its files. */
  file: string;
  contentType: string;
  body: Buffer;
};

/** What a page that is left alone still asks for after it has become quiet counts too, for so long. */
const watchedMs = 3000;

/** Waits until the page asks for nothing more without anybody touching it. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(watchedMs);
  await page.waitForLoadState('networkidle');
}

async function received(response: Response): Promise<Loaded> {
  return {
    file: new URL(response.url()).pathname.slice(1),
    contentType: response.headers()['content-type'] ?? '',
    body: await response.body(),
  };
}

/** Opens a page in a browser that has seen nothing before, and returns everything it was sent. */
export async function loadPage(
  { browser, url }: Pick<Site, 'browser' | 'url'>,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Loaded[]> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: url, ...options });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path);
    await settle(page);
    return await Promise.all(responses.filter((response) => response.ok()).map(received));
  } finally {
    await context.close();
  }
}

/** The scripts, those that were only loaded ahead included. */
export const scriptsOf = (loaded: Loaded[]) =>
  loaded.filter(({ contentType }) => contentType.includes('javascript'));
