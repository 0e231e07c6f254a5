import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test('the page starts as the system prefers, the choice of a theme stays, and the page is never drawn in the other one', async ({
  page,
}) => {
  const html = page.locator('html');
  await test.step('with a system that prefers dark the page starts dark until somebody chooses light', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expect(html).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await page.reload();
    await expect(html).not.toHaveClass(/\bdark\b/);
  });
  await test.step('with one that prefers light the dark one stays once it is chosen', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => localStorage.clear());
    await open(page, '/');
    await expect(html).not.toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(html).toHaveClass(/\bdark\b/);
  });
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

test('the portal has the same theme', async ({ adminPage }) => {
  await adminPage.goto('/admin');
  await adminPage.getByRole('button', { name: 'Switch to dark theme' }).click();
  await adminPage.goto('/');
  await expect(adminPage.locator('html')).toHaveClass(/\bdark\b/);
});
