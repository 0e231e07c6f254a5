import { expect, type Page, test } from './support/test.ts';

/** Holds back every script of the page; gives a function that lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

for (const clicks of [1, 3]) {
  test(`${clicks} clicks before the scripts have come open the login once`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await login.click({ clickCount: clicks });
    release();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });
}

test('a click on a switch before the scripts have come turns it once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('a plan chosen before the scripts have come is taken', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/register?plan=starter', { waitUntil: 'commit' });
  const enterprise = page.getByRole('radio', { name: /^Enterprise/ });
  await enterprise.check();
  release();
  await expect(page).toHaveURL('/register?plan=enterprise');
  await expect(enterprise).toBeChecked();
});
