import { expect, type Page } from '@playwright/test';

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
