import type { Locale } from '../src/shared/contracts/fields.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import {
  expectAccessible,
  expectAccessibleInLight,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { open } from './support/open.ts';
import { openAt } from './support/stopped-clock.ts';
import { expect, type Page, test } from './support/test.ts';

const winter = '2026-01-15T11:05:08Z';
const summer = '2026-07-15T11:05:08Z';

const sections = {
  about: m.site_nav_about,
  services: m.site_nav_services,
  feedback: m.site_nav_feedback,
  pricing: m.site_nav_pricing,
  contact: m.site_nav_contact,
};

const header = (page: Page) => page.getByRole('banner');

/** The section stands right below the header. */
async function expectAt(page: Page, section: string): Promise<void> {
  await expect
    .poll(async () => {
      const [target, bar] = await Promise.all([
        page.locator(`#${section}`).boundingBox(),
        header(page).boundingBox(),
      ]);
      return target && bar ? Math.abs(target.y - bar.y - bar.height) : Number.NaN;
    })
    .toBeLessThan(8);
}

test('the header leads to every section, from home and from another page, and Back returns', async ({
  page,
}) => {
  const follow = async (home: string, locale: Locale, section: keyof typeof sections) => {
    const name = sections[section]({}, { locale });
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${home}#${section}`);
    await expectAt(page, section);
    await expect(page.locator(`#${section}`)).toBeFocused();
  };
  const all = ['about', 'services', 'feedback', 'pricing', 'contact'] as const;
  await test.step('an address with a section opens there', async () => {
    await open(page, '/#pricing');
    await expectAt(page, 'pricing');
  });
  await test.step('back returns to the page and the place one came from', async () => {
    await open(page, '/impressum');
    await follow('/', 'en', 'pricing');
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
  for (const locale of ['en', 'de'] satisfies Locale[]) {
    const [home, other] = locale === 'de' ? ['/de', '/de/impressum'] : ['/', '/impressum'];
    // Scroll smoothly in one language, and jump in the other: both come to the same place.
    await page.emulateMedia({ reducedMotion: locale === 'de' ? 'reduce' : 'no-preference' });
    await open(page, home);
    for (const section of all) {
      await test.step(`${section} from ${home}`, () => follow(home, locale, section));
    }
    // One from another page for the language that scrolls, as the sections are the same.
    for (const section of locale === 'de' ? all : (['contact'] as const)) {
      await test.step(`${section} from ${other}`, async () => {
        await open(page, other);
        await follow(home, locale, section);
      });
    }
  }
});

test('clocks and tickers go, rest and are paused', async ({ page }) => {
  await test.step('three clocks tick each second, in winter and in summer', async () => {
    for (const [season, moment, labels] of [
      ['winter', winter, ['CET', 'EST', 'PHT']],
      ['summer', summer, ['CEST', 'EDT', 'PHT']],
    ] as const) {
      await test.step(season, async () => {
        await openAt(page, '/impressum', moment);
        const clocks = ['Berlin (CET)', 'New York (EST)', 'Manila (PHT)'].map((name) =>
          header(page).getByRole('group', { name, exact: true }),
        );
        for (const [index, clock] of clocks.entries()) {
          await expect(clock).toContainText(labels[index] ?? '');
          await expect(clock.locator('time')).toHaveText(/^\d\d:05:09$/);
        }
        await page.clock.runFor(2000);
        for (const clock of clocks) await expect(clock.locator('time')).toHaveText(/:05:11$/);
        await header(page).getByRole('button', { name: 'Pause clocks and tickers' }).click();
        await page.clock.runFor(20);
        for (const clock of clocks) await expect(clock.locator('time')).toHaveText(/^\d\d:05$/);
      });
    }
  });
  await test.step('the clocks tell the time of today', async () => {
    const now = new Date(`${new Date().toISOString().slice(0, 10)}T12:05:08Z`);
    await openAt(page, '/impressum', now.toISOString());
    for (const [name, timeZone] of [
      ['Berlin (CET)', 'Europe/Berlin'],
      ['New York (EST)', 'America/New_York'],
      ['Manila (PHT)', 'Asia/Manila'],
    ] as const) {
      const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(now);
      const clock = header(page).getByRole('group', { name, exact: true });
      await expect(clock.locator('time')).toHaveText(`${hour}:05:09`);
    }
  });
  await test.step('e-mail and phone take turns every 4 seconds, and can be paused; without rates the ticker says that they load', async () => {
    await openAt(page, '/impressum', winter);
    await expect(header(page).getByText('Loading rates...', { exact: true })).toBeVisible();
    const mail = header(page).getByRole('link', { name: 'hello@talabridge.example' });
    const phone = header(page).getByRole('link', { name: '+49 30 23125 022' });
    await expect(mail).toBeVisible();
    await page.clock.runFor(3500);
    await expect(mail).toBeVisible();
    await page.clock.runFor(600);
    await expect(phone).toBeVisible();
    await expect(mail).toBeHidden();
    await page.clock.runFor(4000);
    await expect(mail).toBeVisible();

    await mail.hover();
    await page.clock.runFor(9000);
    await expect(mail).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(4100);
    await expect(phone).toBeVisible();

    await header(page).getByRole('button', { name: 'Pause clocks and tickers' }).click();
    await page.clock.runFor(9000);
    await expect(phone).toBeVisible();
    await header(page).getByRole('button', { name: 'Let clocks and tickers run' }).click();
    await page.clock.runFor(4100);
    await expect(mail).toBeVisible();

    await page.goto('/de/impressum');
    await expect(header(page).getByText('Kurse werden geladen ...', { exact: true })).toBeVisible();
  });
  await test.step('with less motion wished for, the tickers rest and the clocks go on', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAt(page, '/impressum', winter);
    await page.clock.runFor(9000);
    await expect(
      header(page).getByRole('link', { name: 'hello@talabridge.example' }),
    ).toBeVisible();
    await expect(header(page).locator('time').first()).toHaveText(/:05:18$/);
  });
});

test('on a phone everything is in the menu @journey', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/impressum');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Home', 'About', 'Gallery', 'Apply Here', 'hello@talabridge.example']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(menu.getByText('Loading rates...', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();

  await opener.click();
  await menu.getByRole('button', { name: 'Media Kit' }).click();
  await expect(page.getByRole('dialog', { name: 'Media Kit' })).toBeVisible();
});

/** Says why there is no way in while applications are closed. */
async function expectReasonForClosing(page: Page): Promise<void> {
  await open(page, '/impressum');
  const apply = header(page).getByRole('button', { name: 'Apply Here' });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await expect(apply).toHaveAccessibleDescription(/not taking applications/);
  const hint = page.getByRole('tooltip');
  await expect(hint).toBeHidden();
  await apply.hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await apply.focus();
  await expect(hint).toBeVisible();
}

test('the header is accessible and fits, in both languages, and says why the way in is closed', async ({
  page,
  adminApi,
}) => {
  await adminApi.setApplicationsEnabled(false);
  try {
    await expectReasonForClosing(page);
  } finally {
    await adminApi.setApplicationsEnabled(true);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, look] of [
    ['/impressum', expectAccessible],
    ['/de/impressum', expectAccessibleInLight],
  ] as const) {
    await open(page, path);
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
    await look(page, path);
  }
});
