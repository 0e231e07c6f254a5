import { consentKey, consentVersion } from '../src/shared/content/consent.ts';
import {
  expectAccessible,
  expectAccessibleInLight,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { rejectBeforehand, storedConsent } from './support/consent.ts';
import { open } from './support/open.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ consent: 'none' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const forget = (page: Page) => page.evaluate(() => localStorage.clear());

const all = { necessary: true, functional: true, analytics: true, marketing: true };
const none = { necessary: true, functional: false, analytics: false, marketing: false };

/** Chooses by a button of the banner, which is kept and not asked for again. */
async function expectKept(page: Page, button: string, choice: typeof all): Promise<void> {
  await open(page, '/');
  expect(await storedConsent(page)).toBeNull();
  await banner(page).getByRole('button', { name: button }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await storedConsent(page)).toMatchObject({ ...choice, version: consentVersion });
  await open(page, '/impressum');
  await expect(banner(page)).toHaveCount(0);
}

/** Stores something that is no choice of now, which is asked for again. */
async function expectAskedAgain(page: Page, stored: string): Promise<void> {
  // Any address of the site that is no page, whose storage can be filled.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    consentKey,
    stored,
  ] as const);
  await open(page, '/impressum');
  await expect(banner(page)).toBeVisible();
}

test('a choice in the banner is kept and follows to other tabs; one that is outdated or cannot be read is asked for again', async ({
  page,
  context,
}) => {
  await test.step('Accept All is kept', () => expectKept(page, 'Accept All', all));
  await forget(page);
  await test.step('Reject All is kept', () => expectKept(page, 'Reject All', none));
  for (const [what, stored] of [
    ['of another version', JSON.stringify({ ...all, timestamp: '', version: 0 })],
    ['that cannot be read', '{"necessary":'],
    ['with a category missing', JSON.stringify({ necessary: true, version: 1 })],
  ] as const) {
    await test.step(`a choice ${what} is asked for again`, () => expectAskedAgain(page, stored));
  }
  await test.step('another tab follows', async () => {
    await forget(page);
    await open(page, '/impressum');
    await expect(banner(page)).toBeVisible();
    const other = await context.newPage();
    await open(other, '/impressum');
    await banner(other).getByRole('button', { name: 'Reject All' }).click();
    await expect(banner(page)).toBeHidden();
    await other.close();
  });
  await test.step('with a choice made before nobody is asked', async () => {
    await forget(page);
    await rejectBeforehand(context);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
  });
});

test('the preferences of the banner store what was chosen @journey', async ({ page }) => {
  await open(page, '/impressum');
  await banner(page).getByRole('button', { name: 'Preferences' }).click();
  const switches = banner(page).getByRole('switch');
  await expect(switches).toHaveCount(4);
  await expect(banner(page).getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  await expect(banner(page).getByRole('switch', { name: 'Necessary' })).toBeChecked();
  await expect(banner(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await banner(page).getByRole('switch', { name: 'Functional' }).check();
  await banner(page).getByRole('button', { name: 'Save Preferences' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await storedConsent(page)).toMatchObject({ ...none, functional: true });
});

test('the banner is not in the HTML, is first for the keyboard and covers no focus; its three ways weigh the same', async ({
  page,
}) => {
  expect(await (await page.request.get('/impressum')).text()).not.toContain('Reject All');
  await open(page, '/impressum');
  await expect(banner(page)).toBeVisible();
  const buttons = banner(page).getByRole('button');
  await expect(buttons).toHaveText(['Accept All', 'Reject All', 'Preferences']);
  const looks = await buttons.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, borderColor, color, fontSize, fontWeight } =
        getComputedStyle(element);
      const size = [Math.round(width), Math.round(height)];
      return JSON.stringify([size, backgroundColor, borderColor, color, fontSize, fontWeight]);
    }),
  );
  expect(new Set(looks).size).toBe(1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  const link = await last.boundingBox();
  const cover = await banner(page).boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
});

test('the preferences page says nothing of a choice before it is known, suggests one, and stores it, in German too', async ({
  page,
}) => {
  await test.step('nothing is said of a choice before it is known', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/cookie-preferences', { waitUntil: 'commit' });
    const suggested = page.getByRole('switch', { name: 'Functional', exact: true });
    const none = page.getByText('You have not chosen yet.');
    await expect(none).toBeAttached();
    await expect(none).toBeHidden();
    await expect(suggested).toBeHidden();
    held.resolve();
    await expect(none).toBeVisible();
    await expect(suggested).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('the page suggests, and stores with Save', async () => {
    await open(page, '/cookie-preferences');
    const turned = (name: string) => page.getByRole('switch', { name, exact: true });
    await expect(turned('Necessary')).toBeDisabled();
    for (const name of ['Necessary', 'Functional', 'Analytics']) {
      await expect(turned(name)).toBeChecked();
    }
    await expect(turned('Marketing')).not.toBeChecked();
    expect(await storedConsent(page)).toBeNull();

    await turned('Analytics').uncheck();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expectToast(page, 'Preferences Saved');
    expect(await storedConsent(page)).toMatchObject({ ...none, functional: true });
    await open(page, '/cookie-preferences');
    await expect(turned('Functional')).toBeChecked();
    await expect(turned('Analytics')).not.toBeChecked();

    await page.getByRole('button', { name: 'Accept All Cookies' }).click();
    await expectToast(page, 'All Cookies Accepted');
    await expect(turned('Marketing')).toBeChecked();
    expect(await storedConsent(page)).toMatchObject(all);

    await page.getByRole('button', { name: 'Reject All (Except Necessary)' }).click();
    await expectToast(page, 'Cookies Rejected');
    await expect(turned('Functional')).not.toBeChecked();
    await expect(turned('Necessary')).toBeChecked();
    expect(await storedConsent(page)).toMatchObject(none);
  });
  await test.step('in German too', async () => {
    await forget(page);
    await open(page, '/de/cookie-preferences');
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expectToast(page, 'Einstellungen gespeichert');
    await page.getByRole('button', { name: 'Alle Cookies annehmen' }).click();
    await expectToast(page, 'Alle Cookies angenommen');
    await page.getByRole('button', { name: 'Alle ablehnen (außer notwendigen)' }).click();
    await expectToast(page, 'Cookies abgelehnt');
  });
});

test('banner and page are accessible and fit a narrow phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [prefix, look] of [
    ['', expectAccessible],
    ['/de', expectAccessibleInLight],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `${prefix}/impressum`);
    await banner(page).getByRole('button').last().click();
    await expect(banner(page).getByRole('switch')).toHaveCount(4);
    await expectNoSidewaysScroll(page, `banner ${prefix}`);
    await look(page, `banner ${prefix}`);
    await open(page, `${prefix}/cookie-preferences`);
    await expectNoSidewaysScroll(page, `page ${prefix}`);
    await look(page, `page ${prefix}`);
  }
});
