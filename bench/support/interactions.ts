import type { Page } from '@playwright/test';
import { slowProcessor } from './cheap-phone.ts';

declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds, by its number. */
    interactionTimes: Map<number, number>;
  }
}

/** Room for every page measured and for the browser's own bars. */
const windowSize = { width: 1600, height: 1200 };
/** An interaction is reported after the frame it led to. */
const reportedWithinMs = 1000;

/** Makes the page slow and has it record how long each interaction takes until the next frame. */
export async function watchInteractions(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // The browser draws nothing below the lower edge of its window, although the page is told of more height; what is typed
  // there leads to no frame, and counts until the next one.
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: windowSize });
  await slowProcessor(devtools);
  await page.addInitScript(() => {
    const times = new Map<number, number>();
    window.interactionTimes = times;
    // The compiler's list of options leaves the threshold out.
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const longest = Math.max(times.get(entry.interactionId) ?? 0, entry.duration);
        times.set(entry.interactionId, longest);
      }
    }).observe(options);
  });
}

/** The interactions since the page was opened, in milliseconds each; those too short to be reported are left out. */
export async function interactionTimes(page: Page): Promise<number[]> {
  await page.waitForTimeout(reportedWithinMs);
  return page.evaluate(() => [...window.interactionTimes.values()]);
}
