import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expect, failedRequest, type Page, test } from './support/test.ts';

const english = { locale: 'en' } as const;

/** Address of the file that a screen of its own comes in. */
function fileOf(screen: string): string {
  const manifest = z
    .record(z.string(), z.object({ file: z.string() }))
    .parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')));
  const found = manifest[`src/client/${screen}`];
  if (!found) throw new Error(`${screen} has no file of its own`);
  return `**/${found.file}`;
}

/** A line of the drawing on that page alone. */
const drawnOnNotFound = 'M12 92A84 84';

/** Address of the file with that text, for code that the build puts together with other code. */
function fileWith(text: string): string {
  const folder = 'dist/client/assets';
  const file = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') &&
      !name.startsWith('entry-client') &&
      readFileSync(`${folder}/${name}`, 'utf8').includes(text),
  );
  if (!file) throw new Error(`No file of its own has ${text}`);
  return `**/${file}`;
}

const missing = (page: Page) => page.getByText(m.ui_part_missing({}, english));
/** The page asks again at once when the line is back. */
const comeOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(failedRequest));

test('a page whose code does not arrive stays as the server sent it, says so, and works when the code has come', async ({
  page,
}) => {
  const file = fileOf('features/contact/register/register-page.tsx');
  await page.route(file, (route) => route.abort());
  await page.goto('/register?plan=starter');
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const enterprise = page.getByRole('radio', { name: /^Enterprise/ });
  await enterprise.check();

  await page.unroute(file);
  await comeOnline(page);
  await expect(page).toHaveURL('/register?plan=enterprise');
  await expect(missing(page)).toBeHidden();
});

test('a section whose code does not arrive can be read, the rest of the page works, and the section when it has come', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const file = fileOf('features/contact/contact-section.tsx');
  await page.route(file, (route) => route.abort());
  await page.goto('/');
  const contact = page.locator('#contact');
  await contact.scrollIntoViewIfNeeded();
  await expect(missing(page)).toBeVisible();
  await expect(contact.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.unroute(file);
  await comeOnline(page);
  await expect(missing(page)).toBeHidden();
});

test('a screen of a portal that does not arrive is said to be missing, and shown when it has come', async ({
  adminPage: page,
}) => {
  const file = fileOf('features/users/users-page.tsx');
  await page.route(file, (route) => route.abort());
  await page.goto('/admin/users');
  await expect(missing(page)).toBeVisible();
  await page.unroute(file);
  await comeOnline(page);
  await expect(
    page.getByRole('heading', { level: 1, name: m.users_title({}, english) }),
  ).toBeVisible();
  await expect(missing(page)).toBeHidden();
});

test('on another page nothing is said of what was missing on the last one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(fileOf('features/contact/contact-section.tsx'), (route) => route.abort());
  await page.goto('/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(missing(page)).toBeVisible();
  await page.getByRole('link', { name: 'Gallery' }).first().click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(missing(page)).toBeHidden();
});

test('an address that leads nowhere comes from the server when a running page cannot get its code', async ({
  page,
  allowConsoleErrors,
}) => {
  // The code of other pages that is fetched ahead is cut off as the page goes; the router logs that.
  allowConsoleErrors(/Failed to fetch dynamically imported module/);
  await page.goto('/gallery');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.route(fileWith(drawnOnNotFound), (route) => route.abort());
  const answer = page.waitForResponse((response) => response.url().endsWith('/no-such-page'));
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await answer).status()).toBe(404);
  await expect(missing(page)).toBeVisible();
});

test('the page of an address that leads nowhere stays until its code has come', async ({
  page,
}) => {
  const file = fileWith(drawnOnNotFound);
  await page.route(file, (route) => route.abort());
  await page.goto('/no-such-page');
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await expect(missing(page)).toBeVisible();
  await expect(heading).toHaveText(title);
  await page.unroute(file);
  await comeOnline(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(missing(page)).toBeHidden();
  await expect(heading).toHaveText(title);
});
