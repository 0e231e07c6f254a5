import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { countCalls, daysOf, openContact, personPause, timesOf } from './support/contact.ts';
import { open } from './support/open.ts';
import { expect, failedRequest, test } from './support/test.ts';

/** Chooses a half hour; gives its start. */
async function choose(page: Page, day: number, time: number): Promise<string> {
  await daysOf(page).nth(day).check();
  const slot = timesOf(page).nth(time);
  await slot.check();
  return slot.inputValue();
}

async function fillDetails(page: Page, name: string): Promise<void> {
  await page.locator('#meeting-name').fill(name);
  await page.locator('#meeting-email').fill('guest@example.com');
  await page.locator('#meeting-topic').fill('A night shift');
  await page.locator('#meeting-consent').check();
  await personPause(page);
}

test.beforeEach(({ page }) => page.clock.install());

test('a meeting is booked, told in every zone and saved to the calendar @journey', async ({
  page,
}) => {
  await openContact(page);
  await expect(page.getByText(/All times in your time zone: .*\(Manila\)/)).toBeVisible();
  const startsAt = await choose(page, 1, 2);
  const calls = countCalls(page, 'public.bookMeeting');
  await fillDetails(page, 'Bea Booker');
  await page.getByRole('button', { name: 'Book this time', exact: true }).dblclick();
  const planner = page.locator('[data-planner]');
  await expect(planner.getByRole('heading', { name: 'Booked', exact: true })).toBeFocused();
  expect(calls()).toBe(1);
  const told = (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(startsAt));
  await expect(planner.getByText(`${told('Asia/Manila')} to`)).toBeVisible();
  await expect(planner.getByText(`${told('Europe/Berlin')} to`)).toBeVisible();
  const download = page.waitForEvent('download');
  await planner.getByRole('button', { name: 'Save to calendar (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('talabridge.ics');
  const calendar = readFileSync(await file.path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain(startsAt.replaceAll(/[-:]|\.\d+/g, ''));
  await openContact(page);
  await expect(page.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
});

test('free times that do not load can be asked for again; a booking that fails or whose time is gone keeps its entries', async ({
  page,
  newContext,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('free times that do not load can be asked for again', async () => {
    const mend = await blockRequests(page, requestsTo('public.listSlots'));
    await open(page, '/');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(page.getByText('The free times did not load')).toBeVisible({ timeout: 20_000 });
    await mend();
    await page.locator('[data-planner]').getByRole('button', { name: 'Try again' }).click();
    await expect(daysOf(page).first()).toBeVisible();
  });
  await test.step('a booking that fails keeps its time and its entries, also over a reload', async () => {
    await openContact(page);
    await choose(page, 4, 1);
    await fillDetails(page, 'Patient Person');
    const mend = await blockRequests(page, requestsTo('public.bookMeeting'));
    await page.getByRole('button', { name: 'Book this time', exact: true }).click();
    await expect(page.locator('[data-planner]').getByRole('alert')).toContainText('Not booked yet');
    await expect(timesOf(page).nth(1)).toBeChecked();
    await expect(page.locator('#meeting-name')).toHaveValue('Patient Person');
    await openContact(page);
    await choose(page, 4, 1);
    await expect(page.locator('#meeting-name')).toHaveValue('Patient Person');
    await expect(page.locator('#meeting-consent')).not.toBeChecked();
    await mend();
  });
  await test.step('somebody else was faster: the time is gone, the entries stay', async () => {
    await openContact(page, 'de');
    const startsAt = await choose(page, 2, 0);
    await fillDetails(page, 'Langsame Person');
    const other = await (await newContext()).newPage();
    await other.clock.install();
    await openContact(other);
    await choose(other, 2, 0);
    await fillDetails(other, 'Fast Person');
    await other.getByRole('button', { name: 'Book this time', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Booked', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Diese Zeit buchen', exact: true }).click();
    const alert = page.locator('[data-planner]').getByRole('alert');
    await expect(alert).toContainText('Diese Zeit ist vergeben');
    await expect(page.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
    await choose(page, 3, 0);
    await expect(page.locator('#meeting-name')).toHaveValue('Langsame Person');
    await expect(page.locator('#meeting-topic')).toHaveValue('A night shift');
    await page.getByRole('button', { name: 'Diese Zeit buchen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Gebucht', exact: true })).toBeVisible();
  });
});

test('days and times are chosen by arrow keys, narrow and accessible', async ({ page }) => {
  await openContact(page);
  await daysOf(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(daysOf(page).nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(timesOf(page).first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(timesOf(page).nth(1)).toBeChecked();
  // Leave out the other parts of the page, which are what they are before anything is chosen.
  await expectAccessible(page, 'booking', '#contact');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'booking at 320 px');
});
