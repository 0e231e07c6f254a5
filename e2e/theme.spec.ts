import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test('the choice of a theme stays, and the page is never drawn in the other one', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  // Without the scripts of the page, only what stands in its head can have set the theme.
  await page.route(/\.js$/, () => {});
  await page.addInitScript(() => {
    const noted = new Set<boolean>();
    const note = () => {
      if (document.body) noted.add(document.documentElement.classList.contains('dark'));
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    Object.assign(window, { themesSeen: noted });
  });
  await page.goto('/careers', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => [...Reflect.get(window, 'themesSeen')]);
  expect(seen).toEqual([true]);
});

test.describe('with a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the page starts dark until somebody chooses light', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });
});

test('the portal has the same theme', async ({ adminPage }) => {
  await adminPage.goto('/admin');
  await adminPage.getByRole('button', { name: 'Switch to dark theme' }).click();
  await adminPage.goto('/');
  await expect(adminPage.locator('html')).toHaveClass(/\bdark\b/);
});
