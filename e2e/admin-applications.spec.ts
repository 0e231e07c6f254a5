import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Names that begin with a mark of their own, so that a search finds these and no others. */
async function makeSome(
  adminApi: AdminApi,
  count: number,
): Promise<{ mark: string; ids: string[] }> {
  const mark = `b${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id } = await adminApi.makeApplication({
      applicantName: `${mark} ${number}`,
      position: number % 2 === 0 ? 'sales' : 'data-entry',
    });
    ids.push(id);
  }
  return { mark, ids };
}

const sorted = (mark: string) => `/admin/applications?search=${mark}&sort=applicantName&order=asc`;
const names = (page: Page) => page.getByRole('rowheader');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

test('columns, filters, decisions on all, doubles and the print view', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('columns are chosen and kept in this browser', async () => {
    const { mark } = await makeSome(adminApi, 1);
    await page.goto(sorted(mark));
    await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeHidden();
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Columns' });
    await menu.getByRole('checkbox', { name: 'Phone' }).check();
    await menu.getByRole('checkbox', { name: 'Notes' }).check();
    await menu.getByRole('checkbox', { name: 'Email' }).uncheck();
    await expect(
      page.getByRole('columnheader', { name: 'Phone', includeHidden: true }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Notes' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeHidden();
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await menu.getByRole('button', { name: 'Reset to default' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  });
  await test.step('filters narrow the list, stand in the address, and say what is wrong with them', async () => {
    const { mark } = await makeSome(adminApi, 2);
    await page.goto(sorted(mark));
    await expect(names(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Filters' });
    await expect(form.getByRole('button', { name: 'Apply filters' })).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Score from (%)').fill('120');
    await form.getByRole('button', { name: 'Apply filters' }).click();
    await expect(form.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
    await form.getByLabel('Score from (%)').fill('70');
    await form.getByLabel('Applied from').fill('2020-01-01');
    await form.getByLabel('Position').click();
    await page.getByRole('option', { name: 'Sales Representative' }).click();
    await form.getByRole('button', { name: 'Apply filters' }).click();
    await expect(names(page)).toHaveText([`${mark} 0`]);
    await expect(page).toHaveURL(/position=sales/);
    await expect(page).toHaveURL(/scoreFrom=70/);
    await page.reload();
    await expect(names(page)).toHaveText([`${mark} 0`]);
    await page.getByRole('button', { name: '3 filters' }).click();
    await form.getByRole('button', { name: 'Clear filters' }).click();
    await expect(names(page)).toHaveCount(2);
  });
  await test.step('everything that matches is decided on, more than stand on the page', async () => {
    const { mark } = await makeSome(adminApi, 27);
    await page.goto(sorted(mark));
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('25 selected');
    await bar.getByRole('button', { name: 'Select all 27 matching' }).click();
    await expect(bar).toContainText('All 27 matches are selected');
    await bar.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the status of 27 applications' });
    await dialog.getByRole('radio', { name: 'Reviewing' }).click();
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect(dialog.getByText('27 applications changed.')).toBeVisible();
    await expect(dialog.getByText('27 of 27 done')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Reviewing 27' })).toBeVisible();
  });
  await test.step('another application of the same person is marked, and a link away', async () => {
    const mark = `b${randomUUID().slice(0, 8)}`;
    const email = `${mark}@applicants.example`;
    const first = await adminApi.makeApplication({ applicantName: `${mark} One`, email });
    await adminApi.makeApplication({ applicantName: `${mark} Two`, email: email.toUpperCase() });
    await page.goto(sorted(mark));
    await expect(page.getByTitle('Possible duplicate')).toHaveCount(2);
    await page.getByRole('button', { name: `Review ${mark} Two` }).click();
    const dialog = page.getByRole('dialog', { name: `${mark} Two` });
    await expect(dialog.getByText('same email')).toBeVisible();
    await dialog.getByRole('link', { name: `${mark} One` }).click();
    await expect(page.getByRole('dialog', { name: `${mark} One` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`review=${first.id}`));
  });
  await test.step('one application is printed from a page of its own', async () => {
    const { mark, ids } = await makeSome(adminApi, 1);
    await page.goto(`/admin/applications/${ids[0]}/print`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Application of ${mark} 0`);
    await expect(page.getByText('45 WPM, 95% accuracy')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page, 'print view');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  });
});

test('a view whose name is taken, and a decision without a line', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('a view is saved, applied, replaced after a question, and deleted', async () => {
    // The name that is taken.
    const { mark } = await makeSome(adminApi, 1);
    const name = `View ${mark}`;
    await page.goto(sorted(mark));
    const open = page.getByRole('button', { name: 'Saved views' });
    const views = page.getByRole('dialog', { name: 'Saved views' });
    await open.click();
    await views.getByRole('button', { name: 'Save view' }).click();
    await expect(views.getByText('Required', { exact: true })).toBeVisible();
    await views.getByLabel('Name of the view').fill(name);
    await views.getByRole('button', { name: 'Save view' }).click();
    await expectToast(page, 'View saved');

    await page.goto('/admin/applications');
    await open.click();
    await views.getByRole('button', { name: `Apply the view ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`search=${mark}`));
    await expect(page).toHaveURL(/sort=applicantName/);

    await open.click();
    await views.getByLabel('Name of the view').fill(name);
    await views.getByRole('button', { name: 'Save view' }).click();
    const question = page.getByRole('dialog', { name: `Replace the view “${name}”?` });
    await question.getByRole('button', { name: 'Replace view' }).click();
    await expectToast(page, 'View saved');
    await expect(question).toBeHidden();

    if (!(await views.isVisible())) await open.click();
    await views.getByRole('button', { name: `Delete the view ${name}` }).click();
    await expectToast(page, 'View deleted');
    await expect(views.getByRole('button', { name: `Apply the view ${name}` })).toBeHidden();
  });
  await test.step('a decision for many without a line says so and can be continued', async () => {
    const { mark } = await makeSome(adminApi, 1);
    await page.goto(sorted(mark));
    await box(page, `${mark} 0`).click();
    await page.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the status of 1 application' });
    await dialog.getByRole('radio', { name: 'Accepted' }).click();
    const mend = await blockRequests(page, requestsTo('admin.applications.reviewMany'));
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect(dialog.getByText('It broke off')).toBeVisible();
    await mend();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('1 application changed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo this batch' }).click();
    await expectToast(page, '1 decision undone, 0 left as they are');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pending 1' })).toBeVisible();
  });
});

test('some are chosen, also as a range, and decided on at once; what moved meanwhile is left out @journey', async ({
  adminPage: page,
  adminApi,
}) => {
  const { mark, ids } = await makeSome(adminApi, 5);
  await page.goto(sorted(mark));
  await box(page, `${mark} 1`).click();
  await box(page, `${mark} 3`).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('3 selected');
  await adminApi.review(ids[2] ?? '', 'accepted');

  await bar.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the status of 3 applications' });
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Rejected' }).click();
  await dialog.getByLabel('Review notes').fill('No free place.');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByText('2 applications changed.')).toBeVisible();
  await expect(dialog.getByText(/^1 was left alone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Rejected 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepted 1' })).toBeVisible();
});

test('the list is exported as it is filtered @journey', async ({ adminPage: page, adminApi }) => {
  const { mark } = await makeSome(adminApi, 3);
  await page.goto(`${sorted(mark)}&position=sales`);
  await expect(names(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n').filter((line) => line.includes(mark))).toHaveLength(2);
  expect(text).toContain('Sales Representative');
});

test('notes make a thread with the decisions; what is not sent is kept @journey', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const { mark, ids } = await makeSome(adminApi, 1);
  await adminApi.review(ids[0] ?? '', 'reviewing', 'First look.');
  await page.goto(`/admin/applications?search=${mark}&review=${ids[0]}`);
  const dialog = page.getByRole('dialog', { name: `${mark} 0` });
  await expect(dialog.getByText('Pending to Reviewing')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
  await dialog.getByLabel('New note').fill('Ask about night shifts.');
  await page.reload();
  await expect(dialog.getByLabel('New note')).toHaveValue('Ask about night shifts.');
  const mend = await blockRequests(page, requestsTo('admin.applications.addNote'));
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expectToast(page, 'Failed to add the note');
  await expect(dialog.getByLabel('New note')).toHaveValue('Ask about night shifts.');
  await mend();
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expectToast(page, 'Note added');
  await expect(dialog.getByLabel('New note')).toHaveValue('');
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'Ask about night shifts.' }),
  ).toContainText('Ada Reyes wrote');
});

test.describe('blind review', () => {
  test.afterEach(async ({ adminApi }) => {
    await adminApi.client.trpc.admin.settings.setSwitch.mutate({
      key: 'blind_review',
      value: 'false',
    });
  });

  test('covers the applicant until a note is in', async ({ signIn, adminApi }) => {
    const { mark, ids } = await makeSome(adminApi, 1);
    const id = ids[0] ?? '';
    const code = `Applicant ${id.slice(0, 6).toUpperCase()}`;
    const page = await signIn(people.administrator);
    await page.goto('/admin/applications');
    await page.getByRole('switch', { name: 'Blind review' }).click();
    await expectToast(page, 'Blind review is on');
    await page.goto(`/admin/applications?search=${mark}`);
    await expect(page.getByText('Nothing matches')).toBeVisible();

    await page.goto(`/admin/applications?review=${id}`);
    const dialog = page.getByRole('dialog', { name: code });
    await expect(dialog.getByText('Covered for a fair review')).toBeVisible();
    await expect(dialog.getByText(mark)).toHaveCount(0);
    await expectAccessible(page, 'covered application');
    await dialog.getByLabel('New note').fill('Types well.');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expectToast(page, 'Note added');
    await dialog.getByRole('button', { name: 'Uncover applicant' }).click();
    await expect(page.getByRole('dialog', { name: `${mark} 0` })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
  });
});

test('nothing of it is an obstacle, wide or narrow, in both languages', async ({
  adminPage: page,
  adminApi,
}) => {
  const { mark, ids } = await makeSome(adminApi, 2);
  await page.goto(sorted(mark));
  await box(page, `${mark} 0`).click();
  await expectAccessible(page, 'list with a selection');
  for (const menu of ['Columns', 'Filters', 'Saved views']) {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
    await expectAccessible(page, menu);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'decision for many');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sorted(mark));
  await box(page, `${mark} 0`).click();
  await expectNoSidewaysScroll(page, 'list at 390');
  await expectAccessible(page, 'list at 390');
  await page.goto(`/admin/applications?review=${ids[0]}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page, 'review at 390');
});
