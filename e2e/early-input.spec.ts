import { localizedPath } from '../src/shared/i18n/locale.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { actEarly } from './support/held-scripts.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const english = { locale: 'en' } as const;
const german = { locale: 'de' } as const;

test.describe('a form that is sent before the scripts have come', () => {
  test('stays in the page: no form that the server renders goes anywhere by itself', async ({
    page,
  }) => {
    const pages = ['/', '/careers', '/register', '/media-kit', '/forgot', '/cookie-preferences'];
    for (const path of [...pages, '/news', '/gallery', '/no-such-page']) {
      const html = await (await page.request.get(path)).text();
      const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([form]) => form);
      expect(forms.length, `forms of ${path}`).toBeGreaterThan(0);
      expect(
        forms.filter((form) => !form.includes('method="dialog"')),
        `forms of ${path}`,
      ).toEqual([]);
    }
  });

  test('is sent when they have: a forgotten password, and a cookie choice', async ({ page }) => {
    await test.step('a forgotten password, with the name that was typed', async () => {
      await actEarly(page, '/forgot', async () => {
        await page.getByRole('main').getByRole('textbox').fill('maria@example.com');
        await page.getByRole('button', { name: m.account_forgot_send({}, english) }).click();
      });
      await expect(page.getByRole('main')).toContainText('maria@example.com');
      await expect(page).toHaveURL('/forgot');
    });
    await test.step('a cookie choice', async () => {
      await actEarly(page, '/cookie-preferences', () =>
        page.getByRole('button', { name: m.consent_save({}, english) }).click(),
      );
      await expectToast(page, m.consent_saved({}, english));
      await expect(page).toHaveURL('/cookie-preferences');
    });
  });
});

test('a search that was typed before the scripts have come is done', async ({ page }) => {
  await actEarly(page, '/news', () => page.getByRole('searchbox').pressSequentially('Manila'));
  await expect(page).toHaveURL('/news?search=Manila');
  await expect(page.getByRole('searchbox')).toHaveValue('Manila');
});

test('the carousel moves on by a click before the scripts have come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const places = carousel.getByRole('group').getByRole('button');
  const current = (place: number) =>
    expect(places.nth(place)).toHaveAttribute('aria-current', 'true');
  await actEarly(page, '/', () =>
    carousel.getByRole('button', { name: m.home_team_next({}, english), exact: true }).click(),
  );
  await current(1);
  await actEarly(page, '/', () => places.nth(3).click());
  await current(3);
});

test('the menu closes over a section that was chosen before the scripts have come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.locator('dialog#site-menu');
  await actEarly(page, '/', async () => {
    await page.getByRole('button', { name: m.site_menu_open({}, english) }).click();
    await menu.getByRole('link', { name: m.site_nav_services({}, english) }).click();
    await expect(menu).toBeHidden();
  });
  await page.locator('html[data-hydrated]').waitFor();
  await expect(menu).toBeHidden();
  await expect(page.locator('#services')).toBeInViewport();
});

test('an application that was begun goes on by a click before the scripts have come', async ({
  page,
  wizard,
}) => {
  await wizard.start();
  await wizard.field(m.careers_field_name).fill('Maria Santos');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Maria Santos');
  // Draws the offer to go on, in place of the button, before the click is repeated: as on a slow phone.
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0) => later(act, Math.max(delay, 300)),
    });
  });
  await actEarly(page, '/careers', () =>
    page.getByRole('button', { name: m.careers_start({}, english) }).click(),
  );
  await expect(page).toHaveURL('/careers#apply');
  await expect(wizard.field(m.careers_field_name)).toHaveValue('Maria Santos');
});

test.describe('a language that is chosen before the scripts have come', () => {
  test('is kept by a browser that prefers the other', async ({ page, browser, origin }) => {
    await test.step('German in an English browser', async () => {
      await actEarly(page, '/gallery', () =>
        page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click(),
      );
      await expect(page).toHaveURL('/de/gallery');
      await page.locator('html[data-hydrated]').waitFor();
      await open(page, '/careers');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
    await test.step('English in a German browser, which had chosen German before', async () => {
      const context = await browser.newContext({ baseURL: origin, locale: 'de-DE' });
      const visitor = await context.newPage();
      await open(visitor, '/gallery');
      await visitor.evaluate(() => localStorage.setItem('language', 'de'));
      await actEarly(visitor, '/gallery', () =>
        visitor.getByRole('banner').getByRole('link', { name: 'English' }).click(),
      );
      await visitor.locator('html[data-hydrated]').waitFor();
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
      await open(visitor, '/careers');
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
      await context.close();
    });
  });

  test('takes along what was typed', async ({ page }) => {
    const company = page.locator('#registration-companyName');
    await actEarly(page, '/register', async () => {
      await company.fill('Nordwind GmbH');
      await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    });
    await expect(page).toHaveURL(localizedPath('/register', 'de'));
    await expect(
      page.getByRole('heading', { level: 1, name: m.contact_register_title({}, german) }),
    ).toBeVisible();
    await expect(company).toHaveValue('Nordwind GmbH');
  });
});
