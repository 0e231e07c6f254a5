import { hourIn } from '../src/client/lib/local-time.ts';
import { getZoneTimeParts } from '../src/client/lib/time-zone.ts';
import { company } from '../src/shared/content/company.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { daysOf } from './support/contact.ts';
import { open } from './support/open.ts';
import { openAt } from './support/stopped-clock.ts';
import { expect, type Page, test } from './support/test.ts';

const english = { locale: 'en' } as const;

/** Which of the three headlines is in view, counted from 1. */
const headline = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .locator('[data-shown]')
    .evaluateAll((all) => all.findIndex((one) => one.getAttribute('data-shown') === 'true') + 1);

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');

/** The places below the carousel's buttons, one for each person. */
const indicators = (page: Page) => carousel(page).getByRole('group').getByRole('button');

const currentPlace = (page: Page) =>
  indicators(page).evaluateAll((all) =>
    all.findIndex((one) => one.getAttribute('aria-current') === 'true'),
  );

/** Opens the home page with a clock of our own. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page, '/');
}

/** Goes to the carousel, which is hydrated when it comes near. */
async function wakeCarousel(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(carousel(page).locator('.overflow-hidden').first()).toBeAttached();
}

test('hero and carousel go round by a clock, but not for whoever asked for less motion', async ({
  page,
}) => {
  await test.step('the hero shows three headlines in turn, nine seconds each, begins again, and waits while paused and for the pointer', async () => {
    await openWithClock(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'While Berlin sleeps, Manila works.',
    );
    expect(await headline(page)).toBe(1);
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(9000);
      await expect.poll(() => headline(page)).toBe(next);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'While Berlin sleeps, Manila works.',
    );

    await page.getByRole('button', { name: m.home_hero_pause({}, english) }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(30_000);
    expect(await headline(page)).toBe(1);
    await page.getByRole('button', { name: m.home_hero_play({}, english) }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(9000);
    await expect.poll(() => headline(page)).toBe(2);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(30_000);
    expect(await headline(page)).toBe(2);
  });
  await test.step('the carousel moves on every four seconds, goes round, is led by its buttons, and waits while paused', async () => {
    await page.mouse.move(2, 2);
    await wakeCarousel(page);
    const count = await indicators(page).count();
    expect(count).toBeGreaterThan(3);
    const first = await currentPlace(page);
    for (let step = 1; step <= count; step++) {
      await page.clock.runFor(4000);
      await expect.poll(() => currentPlace(page)).toBe((first + step) % count);
    }

    const press = (name: string) =>
      carousel(page).getByRole('button', { name, exact: true }).click();
    await press(m.home_team_pause({}, english));
    const start = await currentPlace(page);
    await press(m.home_team_next({}, english));
    await expect.poll(() => currentPlace(page)).toBe((start + 1) % count);
    await press(m.home_team_previous({}, english));
    await press(m.home_team_previous({}, english));
    await expect.poll(() => currentPlace(page)).toBe((start - 1 + count) % count);
    await indicators(page).nth(2).click();
    await expect.poll(() => currentPlace(page)).toBe(2);
    await page.mouse.move(2, 2);
    await page.clock.runFor(20_000);
    expect(await currentPlace(page)).toBe(2);
  });
  await test.step('nothing turns for whoever asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page);
    await wakeCarousel(page);
    await page.clock.runFor(30_000);
    expect(await headline(page)).toBe(1);
    expect(await currentPlace(page)).toBe(0);
  });
});

test('meetings, desks, people and what is still to come', async ({ page }) => {
  await test.step('Book meeting leads to the calendar, and the keyboard goes on from there', async () => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 360, height: 640 },
    ]) {
      await test.step(`${viewport.width} px wide`, async () => {
        await page.setViewportSize(viewport);
        await open(page, '/');
        await page.getByRole('link', { name: 'Book meeting' }).first().click();
        await expect(page).toHaveURL(/#meeting$/);
        await expect(page.getByRole('group', { name: 'Book a meeting' })).toBeFocused();
        await expect(daysOf(page).first()).toBeInViewport();
        await expect.poll(() => whereSectionStarts(page, 'meeting')).toBeGreaterThanOrEqual(-1);
        await expect.poll(() => whereSectionStarts(page, 'meeting')).toBeLessThan(40);
      });
    }
  });
  await test.step('the carousel shows as many as there is room for', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, shown] of [
      [1440, 3],
      [768, 2],
      [390, 1],
    ] as const) {
      await test.step(`${shown} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/');
        await carousel(page).scrollIntoViewIfNeeded();
        const row = carousel(page).getByRole('list');
        const [frame, slide] = await Promise.all([
          row.evaluate((list) => list.parentElement?.clientWidth ?? 0),
          row
            .getByRole('listitem')
            .first()
            .evaluate((item) => item.clientWidth),
        ]);
        expect(Math.round(frame / slide)).toBe(shown);
        await expectNoSidewaysScroll(page, `home at ${width}`);
      });
    }
  });
  await test.step('a person opens a dialog with a biography and a code for the phone', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Katrin Salvador' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Katrin Salvador' });
    await expect(dialog.getByText(m.home_leader_katrin_bio({}, english))).toBeVisible();
    await expect(
      dialog.getByRole('img', { name: m.home_person_qr({ name: 'Katrin Salvador' }, english) }),
    ).toHaveAttribute('width', '120');
    await expect(
      dialog.getByRole('link', { name: m.home_person_profile({}, english) }),
    ).toHaveAttribute('href', '/profile/katrin-salvador');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('what is still to come is marked in the timeline', async () => {
    await open(page, '/de');
    const milestones = page.locator('#about').getByRole('listitem');
    await expect(milestones).toHaveCount(5);
    await expect(milestones.last()).toContainText('2026');
    await expect(milestones.filter({ hasText: 'Steht bevor' })).toHaveCount(1);
  });
});

const whereSectionStarts = (page: Page, id: string) =>
  page.evaluate((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
    return Math.round(top - header);
  }, id);

test('on a phone an address that names a section opens it right below the header, and whoever reads on is not brought back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('an address that names a section opens it', async () => {
    for (const section of ['contact', 'feedback']) {
      await page.goto('/gallery');
      await open(page, `/#${section}`);
      // The section that grows with its data stands above one of them, and is the other.
      await daysOf(page).first().waitFor();
      await expect.poll(() => whereSectionStarts(page, section)).toBeGreaterThanOrEqual(-1);
      await expect.poll(() => whereSectionStarts(page, section)).toBeLessThan(8);
    }
  });
  await test.step('whoever reads on before the page is awake is not brought back', async () => {
    await page.goto('/gallery');
    const held = Promise.withResolvers<void>();
    await page.route(/entry-client.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/#services');
    await expect.poll(() => whereSectionStarts(page, 'services')).toBeLessThan(8);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => whereSectionStarts(page, 'services')).toBeLessThan(-1000);
    held.resolve();
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await whereSectionStarts(page, 'services')).toBeLessThan(-1000);
  });
});

/** A day in Berlin with the hours of each desk. */
const band = (page: Page) => page.locator('section[aria-labelledby="sun-title"]');

test('the band tells who is at work, and the sun is whole', async ({ page }) => {
  await test.step('the band tells the time at each desk and who is at work', async () => {
    // Today and half a year from now, when the clocks have been changed.
    for (const daysFromNow of [0, 183]) {
      const day = new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
      // Night in Berlin and New York, noon in Manila; and the other way round.
      for (const moment of [`${day}T04:35:08Z`, `${day}T17:05:08Z`]) {
        for (const locale of ['en', 'de'] as const) {
          await test.step(`${locale} at ${moment}`, async () => {
            await openAt(page, locale === 'de' ? '/de' : '/', moment);
            for (const { city, timeZone } of company.desks) {
              const local = { timeZone, timeStyle: 'short' } as const;
              const told = new Intl.DateTimeFormat(
                locale === 'en' ? 'en-GB' : locale,
                local,
              ).format(new Date(moment));
              const hour = hourIn(timeZone, new Date(moment));
              const { from, to } = company.deskHours;
              const state = hour >= from && hour < to ? m.home_sun_working : m.home_sun_resting;
              const desk = band(page).locator('dl > div').filter({ hasText: city });
              await expect(desk.locator('time')).toHaveText(told);
              await expect(desk.getByText(state({}, { locale }), { exact: true })).toBeVisible();
            }
          });
        }
      }
    }
  });
  await test.step('the sun is whole at the edge of the day, just after and just before midnight in Berlin', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const [, offset = ''] = getZoneTimeParts('Europe/Berlin', new Date());
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [when, clock] of [
      ['after', '00:01'],
      ['before', '23:59'],
    ] as const) {
      await test.step(`just ${when} midnight`, async () => {
        const moment = new Date(`${day}T${clock}:00${offset.replace('GMT', '')}`).toISOString();
        await openAt(page, '/', moment);
        const sun = band(page).locator('.size-3\\.5.bg-sun').first();
        await sun.scrollIntoViewIfNeeded();
        await expectNoSidewaysScroll(page, `home ${when} midnight`);
        const seen = await sun.evaluate((dot) => {
          const { left, right, top, height } = dot.getBoundingClientRect();
          return [left + 2, right - 2].map(
            (x) => document.elementFromPoint(x, top + height / 2) === dot,
          );
        });
        expect(seen).toEqual([true, true]);
      });
    }
  });
});

const opener = (page: Page) => page.getByRole('button', { name: 'Katrin Salvador' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Katrin Salvador' });

test('on a phone Back closes the dialog of a person, and leaves the page where it was closed otherwise or led to the profile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('closed otherwise it leaves nothing behind for Back', async () => {
    await page.goto('/gallery');
    await open(page, '/');
    for (let time = 0; time < 2; time++) {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  });
  await test.step('the profile it leads to is one step away from the page', async () => {
    await page.goto('/gallery');
    await open(page, '/');
    await opener(page).click();
    await dialog(page)
      .getByRole('link', { name: m.home_person_profile({}, english) })
      .click();
    await expect(page).toHaveURL('/profile/katrin-salvador');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  });
  await test.step('Back closes it, stays on the page, and asks for nothing', async () => {
    await page.clock.install();
    await page.goto('/gallery');
    await open(page, '/');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    // What was loaded is old by now.
    await page.clock.fastForward(120_000);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(opener(page)).toBeFocused();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  });
});
