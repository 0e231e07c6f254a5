import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { MeetingAccess } from '../src/shared/contracts/booking.ts';
import type { Locale } from '../src/shared/contracts/fields.ts';
import { localizedPath } from '../src/shared/i18n/locale.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { openContact, personPause, timesOf } from './support/contact.ts';
import { englishTexts } from './support/english-text.ts';
import { mailTo, pathIn } from './support/mails.ts';
import { open } from './support/open.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const newAddress = () => `guest-${randomUUID().slice(0, 8)}@clients.example`;

const daysToMove = (page: Page) => page.locator('input[name="move-day"]');
const timesToMove = (page: Page) => page.locator('input[name="move-time"]');

/** Sets the room of all meetings, which another file may have done on the same server. */
async function setRoom({ client }: AdminApi, value: MeetingAccess): Promise<void> {
  const { settings } = client.trpc.admin;
  const { meetingAccess } = await settings.get.query();
  await settings.updateMeetingAccess.mutate({ value, seenAt: meetingAccess.updatedAt });
}

/** A booking without its form; gives the path of its link. */
async function book(adminApi: AdminApi, locale: Locale = 'en'): Promise<string> {
  const email = newAddress();
  const { slots } = await adminApi.client.trpc.public.listSlots.query();
  await adminApi.client.trpc.public.bookMeeting.mutate({
    startsAt: slots.at(-1) ?? new Date(),
    name: 'Guest',
    email,
    consent: true,
    timeZone: 'Asia/Manila',
    locale,
  });
  return pathIn(
    await mailTo(adminApi, email, 'booking-confirmed'),
    localizedPath('/booking', locale),
  );
}

test('a meeting is booked, moved and cancelled by the link in its mail', async ({
  page,
  adminApi,
}) => {
  const email = newAddress();
  await setRoom(adminApi, { link: '', phone: '', code: '' });
  await page.clock.install();
  await openContact(page);
  // Not the rest of a day that ends in the night of Manila.
  await page
    .getByRole('radio', { name: /, 1\d free times$/ })
    .nth(1)
    .check();
  await timesOf(page).nth(2).check();
  const startsAt = await timesOf(page).nth(2).inputValue();
  await page.locator('#meeting-name').fill('Bea Booker');
  await page.locator('#meeting-email').fill(email);
  await page.locator('#meeting-consent').check();
  await personPause(page);
  await page.getByRole('button', { name: 'Book this time', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Booked', exact: true })).toBeVisible();

  const confirmed = await mailTo(adminApi, email, 'booking-confirmed');
  expect(confirmed.subject).toBe('Your meeting with Talabridge');
  expect(confirmed.attachments).toEqual([
    { name: 'talabridge.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' },
  ]);

  const manageLink = pathIn(confirmed);
  await open(page, manageLink);
  await expect(page.getByRole('heading', { name: 'Your meeting', exact: true })).toBeVisible();
  await expect(page.locator(`time[datetime="${startsAt}"]`)).toHaveCount(2);
  await expect(page.getByText('We send you the way to join')).toBeVisible();
  const link = 'https://meet.bridge-services.de/first-talk';
  await setRoom(adminApi, { link, phone: '+49 30 901820', code: '4711' });
  expect((await mailTo(adminApi, email, 'booking-access')).text).toContain(link);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Join the meeting' })).toHaveAttribute('href', link);
  await expect(page.getByRole('link', { name: '+49 30 901820' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar (.ics)' }).click();
  const calendar = readFileSync(await (await download).path(), 'utf8');
  expect(calendar).toContain(`LOCATION:${link}`);
  expect(calendar).toContain(startsAt.replaceAll(/[-:]|\.\d+/g, ''));
  await expectAccessible(page, 'a booked meeting');

  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeFocused();
  await daysToMove(page).nth(5).check();
  const target = await timesToMove(page).nth(1).inputValue();
  await timesToMove(page).nth(1).check();
  await expectAccessible(page, 'moving a meeting');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'moving a meeting at 320 px');
  await page.getByRole('button', { name: 'Move to this time' }).dblclick();
  await expectToast(page, 'Moved');
  await expect(page.locator(`time[datetime="${target}"]`)).toHaveCount(2);
  expect((await mailTo(adminApi, email, 'booking-moved')).text).toContain(
    'The meeting was moved, as you asked.',
  );

  await page.getByRole('button', { name: 'Cancel meeting' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Cancel the meeting?');
  await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
  await expect(page.getByRole('heading', { name: 'This meeting is cancelled' })).toBeVisible();
  const cancelled = await mailTo(adminApi, email, 'booking-cancelled');
  expect(cancelled.attachments[0]?.contentType).toContain('method=CANCEL');
  expect(pathIn(cancelled)).toBe(manageLink);
  await page.getByRole('link', { name: 'Book a meeting' }).click();
  await expect(page.locator('#contact')).toBeInViewport();
});

test('somebody else takes the time that was chosen: another one is chosen', async ({
  page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await open(page, await book(adminApi));
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await daysToMove(page).nth(1).check();
  const taken = await timesToMove(page).nth(0).inputValue();
  await timesToMove(page).nth(0).check();
  await adminApi.client.trpc.public.bookMeeting.mutate({
    startsAt: new Date(taken),
    name: 'Faster',
    email: newAddress(),
    consent: true,
    timeZone: 'UTC',
  });
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.locator('#main').getByRole('alert')).toContainText('This time is gone');
  await expect(page.locator(`input[value="${taken}"]`)).toHaveCount(0);
  await timesToMove(page).nth(0).check();
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expectToast(page, 'Moved');
});

test('the page in German, and what it says of links that lead nowhere', async ({
  page,
  adminApi,
}) => {
  const link = await book(adminApi, 'de');
  expect(link).toMatch(/^\/de\/booking\?token=/);
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'Ihr Termin', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(daysToMove(page).first()).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bei dieser Zeit bleiben' }).click();
  await page.getByRole('button', { name: 'Termin absagen' }).click();
  expect(await englishTexts(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Termin absagen' }).click();
  await expect(page.getByRole('heading', { name: 'Dieser Termin ist abgesagt' })).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await open(page, '/de/booking?token=made-up');
  await expect(page.getByRole('heading', { name: 'Hier ist kein Termin' })).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await expectAccessible(page, 'a link that leads nowhere');
});
