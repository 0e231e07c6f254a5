import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Activity' }).getByRole('row');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

test('a record is found by its name, opened, and its kind narrows the list', async ({
  adminPage: page,
  adminApi,
}) => {
  const { questionText } = await adminApi.makeQuestion();
  const { applicantName } = await adminApi.makeApplication();
  await page.goto('/admin/activity');
  await expect(row(page, questionText)).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.type(questionText);
  await expect(page).toHaveURL(/search=/);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('1 entry')).toBeVisible();
  await page.reload();
  await row(page, questionText).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Edit question' })).toBeVisible();

  await page.goto('/admin/activity');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Applications', exact: true }).click();
  await expect(page).toHaveURL('/admin/activity?kind=application');
  await expect(row(page, applicantName)).toHaveCount(1);
  await expect(row(page, questionText)).toHaveCount(0);
});

test('acts are narrowed to a person and to days, paged and taken as a file; the list is accessible, fits a phone, and is German in German', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('one person’s acts, by a click on the name or by looking for it', async () => {
    const { questionText } = await adminApi.makeQuestion();
    await page.goto('/admin/activity?kind=question');
    await row(page, questionText).getByRole('button', { name: 'Only what Ada Reyes did' }).click();
    await expect(page).toHaveURL(/person=/);
    const person = page.getByRole('combobox', { name: 'Person' });
    await expect(person).toHaveValue('Ada Reyes');
    await expect(row(page, questionText)).toHaveCount(1);

    await person.fill('keller');
    await page.getByRole('option', { name: 'Bernd Keller' }).click();
    await expect(person).toHaveValue('Bernd Keller');
    await expect(row(page, questionText)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the choice' }).click();
    await expect(row(page, questionText)).toHaveCount(1);
  });
  await test.step('days narrow it, and nothing that fits says so', async () => {
    await adminApi.makeQuestion();
    await page.goto('/admin/activity');
    await expect(rows(page).nth(1)).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page).toHaveURL('/admin/activity?to=2020-01-01');
    await expect(page.getByText('No entry fits the filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/activity');
    await expect(rows(page).nth(1)).toBeVisible();
  });
  await test.step('long lists have pages, and keys lead through them', async () => {
    const category = randomUUID().slice(0, 8);
    for (let index = 0; index < 27; index += 1) {
      await adminApi.makeQuestion({ questionText: `${category} number ${index}` });
    }
    await page.goto(`/admin/activity?search=${category}`);
    await expect(rows(page)).toHaveCount(26);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(rows(page)).toHaveCount(26);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows(page).nth(2).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Edit question' })).toBeVisible();
  });
  await test.step('what is shown can be taken as a file, which is written down', async () => {
    const { questionText } = await adminApi.makeQuestion();
    await page.goto(`/admin/activity?kind=question&search=${encodeURIComponent(questionText)}`);
    await expect(rows(page)).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    await page.goto('/admin/activity?kind=activity');
    await expect(row(page, 'Ada Reyes exported the activity').first()).toBeVisible();
  });
  await test.step('it is accessible, fits a phone, and is German in German', async () => {
    await page.goto('/admin/activity');
    await expect(rows(page).nth(1)).toBeVisible();
    await expectAccessible(page, 'activity');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
      await expectNoSidewaysScroll(page, `activity at ${width}`);
    }
    await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
    await page.goto('/admin/activity?kind=user');
    await expect(page.getByRole('list', { name: 'Aktivitäten' })).toBeVisible();
    expect(await englishTexts(page)).toEqual([]);
  });
});

test('a file that does not arrive, and a list that does not load', async ({
  adminPage: page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('a file that does not arrive is no file, and is said', async () => {
    await page.goto('/admin/activity?kind=question');
    const link = page.getByRole('link', { name: 'Export as CSV' });
    const mend = await blockRequests(page, /export\.csv/);
    await link.click();
    await expectToast(page, 'The file could not be exported');
    await mend();
    await page.route(/export\.csv/, (route) =>
      route.fulfill({ status: 429, json: { code: 'rate-limited', message: 'Too many tries.' } }),
    );
    await link.click();
    await expectToast(page, 'The file could not be exported', 'Too many tries.');
  });
  await test.step('people that do not load can be asked for again where one is chosen', async () => {
    const mend = await blockRequests(page, requestsTo('admin.users.list'));
    await page.goto('/admin/activity');
    const person = page.getByRole('combobox', { name: 'Person' });
    await expect(person).toHaveAccessibleDescription(/^The people did not load/);
    await person.press('ArrowDown');
    await expect(page.getByRole('listbox', { name: 'Anybody' })).toHaveText(/did not load/);
    await mend();
    await person.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(person).toHaveAccessibleDescription('');
  });
  await test.step('what does not load is said and asked for again', async () => {
    await page.route(/admin\.activity\.find/, (route) => route.abort());
    await page.goto('/admin/activity');
    await expect(page.getByText('This did not load')).toBeVisible();
    await page.unroute(/admin\.activity\.find/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).nth(1)).toBeVisible();
  });
});
