import type { BrowserContext, Page } from '@playwright/test';
import { consentKey, consentVersion } from '../../src/shared/content/consent.ts';

/** The choice as it is stored in the browser. */
export const storedConsent = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey);

/** As if the visitor had chosen before, only what is necessary: the banner lies over nothing that a test wants to see. */
export async function rejectBeforehand(context: BrowserContext): Promise<void> {
  const record = {
    necessary: true,
    functional: false,
    analytics: false,
    marketing: false,
    timestamp: '2026-01-01T00:00:00.000Z',
    version: consentVersion,
  };
  await context.addInitScript(
    ([key, text]) => {
      // A page that is still empty has no storage.
      if (location.protocol !== 'http:') return;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [consentKey, JSON.stringify(record)] as const,
  );
}
