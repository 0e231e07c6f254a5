import { randomUUID } from 'node:crypto';
import {
  expectAccessible,
  expectAccessibleInLight,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { englishTexts } from './support/english-text.ts';
import { mailTo } from './support/mails.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const unique = () => randomUUID().slice(0, 8);

/** The free half hours of the last whole day on offer: the very last one ends with the hour that it is now. */
async function wholeDay(adminApi: AdminApi): Promise<Date[]> {
  const { slots } = await adminApi.client.trpc.public.listSlots.query();
  const days = [...Map.groupBy(slots, (slot) => slot.toISOString().slice(0, 10)).values()];
  return days.findLast(({ length }) => length > 8) ?? [];
}

/** Books a half hour of that day, counted from its end. */
async function book(adminApi: AdminApi, fromEnd: number) {
  const name = `Guest ${unique()}`;
  const email = `${unique()}@clients.example`;
  const startsAt = (await wholeDay(adminApi)).at(-fromEnd) ?? new Date();
  const { id } = await adminApi.client.trpc.public.bookMeeting.mutate({
    startsAt,
    name,
    email,
    topic: 'Calls at night',
    timeZone: 'Asia/Kolkata',
    consent: true,
  });
  return { id, name, email, startsAt, day: startsAt.toISOString().slice(0, 10) };
}

const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar of meetings' });
const meetingOf = (page: Page, name: string) =>
  calendar(page).getByRole('button', { name: new RegExp(`meeting with ${name}`) });

test('a meeting is found in the calendar, moved and cancelled with a word to the visitor', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const { id, name, email, startsAt, day } = await book(adminApi, 3);
  await page.goto(`/admin/inbox?tab=bookings&view=calendar&day=${day}`);
  await meetingOf(page, name).click();
  await expect(page).toHaveURL(new RegExp(`booking=${id}`));
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Calls at night');
  await expect(sheet).toContainText('Kolkata (visitor)');

  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(sheet.getByRole('group', { name: 'Free on this day' })).toBeVisible();
  const mend = await blockRequests(page, requestsTo('admin.bookings.listCalendar'));
  const anotherDay = new Date(startsAt.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByLabel('Day').fill(anotherDay);
  await expect(sheet.getByRole('alert')).toContainText('The free times of this day did not load');
  await expect(sheet.getByRole('button', { name: 'Move and send mail' })).toBeDisabled();
  await mend();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('alert')).toBeHidden();
  await sheet.getByLabel('Day').fill(day);
  await sheet.getByLabel('Time in Berlin').fill('21:10');
  await expect(sheet).toContainText('Visitors are not offered this time.');
  await sheet.getByLabel('A word to the visitor (optional)').fill('Our flight is late.');
  await sheet.getByRole('button', { name: 'Move and send mail' }).click();
  await expectToast(page, 'Meeting moved, a mail is on its way');
  const moved = await adminApi.client.trpc.admin.bookings.get.query({ id });
  expect(moved.startsAt).not.toEqual(startsAt);
  expect((await mailTo(adminApi, email, 'booking-moved')).text).toContain('> Our flight is late.');

  await sheet.getByRole('textbox', { name: 'Internal note' }).fill('Bring the offer.');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expectToast(page, 'Note saved');
  await sheet.getByRole('button', { name: 'Cancel meeting' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this meeting?' });
  await question.getByRole('button', { name: 'Cancel meeting' }).click();
  await expectToast(page, 'Meeting cancelled, a mail is on its way');
  await expect(sheet).toContainText('This meeting was cancelled');
  await mailTo(adminApi, email, 'booking-cancelled');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(meetingOf(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await expect(page).toHaveURL(/bookingStatus=cancelled/);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Cancelled');
});

test('a day is closed from the calendar, and opened again by Undo', async ({
  adminPage: page,
  adminApi,
}) => {
  const [first] = await wholeDay(adminApi);
  const date = first?.toISOString().slice(0, 10) ?? '';
  const offered = async () => {
    const now = await adminApi.client.trpc.public.listSlots.query();
    return now.slots.filter((slot) => slot.toISOString().startsWith(date)).length;
  };
  await page.goto(`/admin/inbox?tab=bookings&view=calendar&day=${date}`);
  const day = calendar(page)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: new RegExp(`^\\S+ ${Number(date.slice(8))}\\b`) }),
    });
  await day.getByRole('button', { name: /^Close .* for bookings$/ }).click();
  await expect(day.getByText('Closed', { exact: true })).toBeVisible();
  expect(await offered()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day.getByText('Closed', { exact: true })).toBeHidden();
  await expect(day.getByRole('button', { name: /^Close .* for bookings$/ })).toBeFocused();
  expect(await offered()).toBeGreaterThan(0);
});

test('the calendar by keyboard, accessible, in German, and on a telephone', async ({
  adminPage: page,
  adminApi,
}) => {
  const one = await book(adminApi, 5);
  const two = await book(adminApi, 4);
  const address = `/admin/inbox?tab=bookings&view=calendar&day=${one.day}`;
  await page.goto(address);
  await meetingOf(page, one.name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(meetingOf(page, two.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(two.name);
  await expectAccessible(page, 'a booking');
  await page.keyboard.press('Escape');
  await expect(meetingOf(page, two.name)).toBeFocused();
  await expectAccessible(page, 'the week');
  await page.keyboard.press('PageUp');
  await expect(meetingOf(page, two.name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Week after' }).click();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(/span=month/);
  await expect(meetingOf(page, two.name)).toBeVisible();
  await expectAccessible(page, 'the month');

  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const part of ['', '&span=month', '&zone=manila', `&booking=${one.id}`]) {
    await page.goto(`${address}${part}`);
    await expect(page.getByText(one.name).first()).toBeVisible();
    await expectNoSidewaysScroll(page, `calendar${part}`);
    expect.soft(await englishTexts(page), `calendar${part}`).toEqual([]);
    await expectAccessibleInLight(page, `calendar${part} on a telephone`);
  }
});
