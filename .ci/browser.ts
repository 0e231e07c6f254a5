import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** How every browser of the tests and benchmarks is started: it runs in containers, and asks nobody on its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without the parts that draw windows: the same pages for two thirds of the work. Debian has it by itself. */
const withoutWindows = '/usr/bin/chromium-headless-shell';
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for tests and benchmarks: CHROMIUM_PATH, whatever it is; else one that is installed, the one without
 * windows first; else one that Playwright fetches now. Null when Playwright has its own.
 * @param isWhole whether to pass over the one without windows: the benchmarks visit with the browser that people use,
 * only Lighthouse (B4) judges by the other
 */
export function ensureBrowser(root: string, { isWhole = false } = {}): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const choices = isWhole ? installed : [withoutWindows, ...installed];
  const found = choices.find((file) => existsSync(file));
  if (found) return found;
  const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
  const { status } = spawnSync(playwright, ['install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
  });
  if (status !== 0) spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' });
  return null;
}
