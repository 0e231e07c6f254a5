import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../../.ci/browser.ts';
import { rejectBeforehand } from '../../support/consent.ts';
import { root } from './built-server.ts';
import type { Bench } from './fault-case.ts';

/** A page in a browser of its own, of somebody who wants no more cookies than there must be. */
export async function openVisitor(bench: Bench, baseURL: string): Promise<Page> {
  const executablePath = ensureBrowser(root);
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  bench.defer(() => browser.close());
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  await rejectBeforehand(context);
  return context.newPage();
}
