import type { Page } from '@playwright/test';

type ShiftWindow = Window & { layoutShift?: number };

/** Adds up on every page from now on how far things move by themselves. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted: ShiftWindow = window;
    shifted.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        shifted.layoutShift = (shifted.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum since the page was opened, as the Web Vitals count it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifted: ShiftWindow = window;
    return shifted.layoutShift ?? Number.NaN;
  });
