import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts in view, also those that a dialog hides from screen readers. */
export const toasts = (page: Page) => page.locator('[role="region"] li[data-state="open"]');

/** The one toast in view says exactly this. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const shown = toasts(page);
  await expect(shown).toHaveCount(1);
  await expect(shown.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) {
    await expect(shown.getByText(description, { exact: true })).toBeVisible();
  }
}

/** What a person should read now lies in the window, and not under the toast. */
export async function expectUnobscured(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  // The page may still be on its way there, and the toast rises.
  await expect
    .poll(async () => {
      const [read, toast] = await Promise.all([target.boundingBox(), toasts(page).boundingBox()]);
      return read && toast && (read.y + read.height <= toast.y || toast.y + toast.height <= read.y);
    })
    .toBe(true);
}
