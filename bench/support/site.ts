import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../.ci/browser.ts';
import { startServer } from '../../e2e/support/server.ts';
import { portOf } from './port-of.ts';
import type { Site } from './row.ts';

/**
 * For Lighthouse, which launches a browser of its own: where it is and how it is started. Without windows where there
 * is such a one: without a graphics processor they are drawn by the same processors as the page, and Lighthouse, which
 * takes each task of the page times four, would count the waiting for them as the page's own work.
 */
export const chromeOptions = () => ({
  chromePath: ensureBrowser('.') ?? chromium.executablePath(),
  chromeFlags: ['--headless=new', ...browserFlags],
});

/** The program that `chromeOptions` names and what it calls itself, for the notes. */
export function chromeName(): string {
  const { chromePath } = chromeOptions();
  const { stdout } = spawnSync(chromePath, ['--version'], { encoding: 'utf8' });
  return `${chromePath} (${stdout?.trim() || 'version unknown'})`;
}

/** Rates that never change, so that the pages are whole without asking anybody outside. */
async function serveRates() {
  const rates = { USD: 0.017, EUR: 0.015, GBP: 0.013 };
  const server = createServer((_req, res) => {
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ result: 'success', base_code: 'PHP', rates }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${portOf(server)}/`, close: () => server.close() };
}

/**
 * Starts the built server and the browser that people use, whose pages and interactions the rows measure; lets the
 * work use both, and ends them whatever happens.
 */
export async function withSite(rounds: number, work: (site: Site) => Promise<void>): Promise<void> {
  const rates = await serveRates();
  const server = await startServer('embedded', { EXCHANGE_RATE_URL: rates.url });
  const executablePath = ensureBrowser('.', { isWhole: true }) ?? undefined;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: browserFlags,
  });
  try {
    await work({ url: server.url, pid: server.pid, browser, rounds, ratesUrl: rates.url });
  } finally {
    await browser.close();
    await server.stop();
    rates.close();
  }
}
