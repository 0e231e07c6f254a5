import { randomUUID } from 'node:crypto';
import type { AdminApi } from './support/admin-api.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';

/** Names that begin with a mark of their own, so that a search finds these and no others. */
async function makeMany(adminApi: AdminApi, count: number): Promise<string> {
  const mark = `t${randomUUID().slice(0, 8)}`;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const atOnce = 6;
  for (let first = 0; first < count; first += atOnce) {
    await Promise.all(
      numbers.slice(first, first + atOnce).map((number) =>
        adminApi.makeApplication({
          applicantName: `${mark} ${String(number).padStart(2, '0')}`,
          englishTestScore: number % 11,
        }),
      ),
    );
  }
  return mark;
}

const nameCells = (page: Page) => page.getByRole('rowheader');
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Applications' });

test('search, status, order and page stand in the address and outlast a reload @journey', async ({
  adminPage: page,
  adminApi,
}) => {
  const mark = await makeMany(adminApi, 60);
  await page.goto('/admin/applications');
  await page.getByRole('searchbox', { name: 'Search applications' }).fill(mark);
  await expect(page.getByText('60 applications', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${mark}`));
  await expect(nameCells(page)).toHaveCount(25);

  await page.getByRole('button', { name: 'Applicant' }).click();
  await expect(page).toHaveURL(/sort=applicantName/);
  await expect(nameCells(page).first()).toHaveText(`${mark} 00`);
  await expect(nameCells(page).last()).toHaveText(`${mark} 24`);

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(nameCells(page).first()).toHaveText(`${mark} 25`);
  await page.reload();
  await expect(nameCells(page).first()).toHaveText(`${mark} 25`);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(nameCells(page)).toHaveCount(10);
  await expect(nameCells(page).last()).toHaveText(`${mark} 59`);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(nameCells(page).first()).toHaveText(`${mark} 25`);

  await page.getByRole('button', { name: 'Applicant' }).click();
  await expect(nameCells(page).first()).toHaveText(`${mark} 59`);
  await page.goBack();
  await expect(nameCells(page).first()).toHaveText(`${mark} 25`);
});

test('the list is put in order by score, narrowed by a status, worked by keys, and says when nothing is found', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('the order by final score puts the best first', async () => {
    const mark = await makeMany(adminApi, 4);
    await page.goto(`/admin/applications?search=${mark}`);
    await page.getByRole('button', { name: 'Final score' }).click();
    await expect(page).toHaveURL(/sort=finalScore&order=desc|order=desc&sort=finalScore/);
    await expect(nameCells(page).first()).toHaveText(`${mark} 03`);
  });
  await test.step('a status narrows the list, and the numbers beside the statuses are right', async () => {
    const mark = `t${randomUUID().slice(0, 8)}`;
    const first = await adminApi.makeApplication({ applicantName: `${mark} One` });
    await adminApi.makeApplication({ applicantName: `${mark} Two` });
    await adminApi.review(first.id, 'reviewing');
    await page.goto(`/admin/applications?search=${mark}`);
    await expect(page.getByRole('button', { name: 'All 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pending 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Reviewing 1' }).click();
    await expect(page).toHaveURL(/status=reviewing/);
    await expect(nameCells(page)).toHaveText([`${mark} One`]);
    await page.reload();
    await expect(nameCells(page)).toHaveText([`${mark} One`]);
    await expect(page.getByRole('button', { name: 'Reviewing 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('j, k, Enter and / work the table', async () => {
    const mark = await makeMany(adminApi, 3);
    await page.goto(`/admin/applications?search=${mark}&sort=applicantName&order=asc`);
    const review = (number: string) =>
      page.getByRole('button', { name: `Review ${mark} ${number}` });
    await expect(review('00')).toBeVisible();
    await page.keyboard.press('j');
    await expect(review('00')).toBeFocused();
    await page.keyboard.press('j');
    await expect(review('01')).toBeFocused();
    await page.keyboard.press('k');
    await expect(review('00')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(`${mark} 00`);
    await expect(dialog.getByText('1 of 3 on this page')).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog).toHaveAccessibleName(`${mark} 01`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(review('01')).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
  await test.step('nothing found says so and offers to clear the filters', async () => {
    await page.goto('/admin/applications?search=nobody-is-called-this&status=accepted');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/applications');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test('a list that does not load can be asked for again', async ({
  adminPage: page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const mend = await blockRequests(page, requestsTo('admin.applications.list'));
  await page.goto('/admin/applications');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('This did not load')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This did not load')).toBeHidden();
});
