import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import {
  expectAccessible,
  expectAccessibleInLight,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

// Imported questions are of a type no applicant is asked: the server is shared with other tests.
const head = 'id,type,question,option1,option2,correct';

const choose = (page: Page, text: string) =>
  page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('questions are exported, shown as applicants see them and counted', async ({
  adminPage: page,
  adminApi,
  wizard,
  applicant,
}) => {
  await test.step('the export holds what the table shows', async () => {
    const mark = randomUUID().slice(0, 8);
    const { id } = await adminApi.makeQuestion({ questionText: `=Which ${mark}?` });
    await page.goto(`/admin/questions?search=${mark}`);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^questions-\d{4}-\d\d-\d\d\.csv$/);
    const rows: Record<string, string>[] = parse(await readFile(await download.path(), 'utf8'), {
      columns: true,
      bom: true,
    });
    expect(rows).toMatchObject([{ id, question: `'=Which ${mark}?` }]);
  });
  await test.step('a question is shown as applicants see it, also before it is saved', async () => {
    const mark = randomUUID().slice(0, 8);
    const { id, questionText } = await adminApi.makeQuestion({
      questionText: `Where is ${mark}?`,
      options: ['here', 'there'],
      correctAnswer: 'here',
      german: { questionText: `Wo ist ${mark}?`, options: ['hier', 'dort'] },
    });
    await page.goto(`/admin/questions?search=${mark}`);
    await page.getByRole('button', { name: `Preview: ${questionText}` }).click();
    const preview = page.getByRole('dialog', { name: 'As applicants see it' });
    await expect(preview.getByRole('radiogroup', { name: questionText })).toBeVisible();
    await preview.getByRole('radio', { name: 'dort' }).click();
    await expect(preview.getByRole('radio', { name: 'dort' })).toBeChecked();
    await expectAccessible(page, 'preview');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/preview/);

    await page.goto(`/admin/questions?edit=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit question' });
    await expect(dialog.getByText('Nobody has answered this question yet.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Question text (required)' }).fill('Unsaved?');
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview.getByRole('radiogroup', { name: 'Unsaved?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(dialog.getByRole('textbox', { name: 'Question text (required)' })).toHaveValue(
      'Unsaved?',
    );
  });
  await test.step('how often a question was answered and how rightly stands in the table', async () => {
    await wizard.startAt(5, applicant);
    await wizard.submit.click();
    await expect(wizard.submit).toBeHidden();
    await page.goto('/admin/questions?sort=answered&order=desc');
    const first = page.getByRole('row').nth(1);
    await expect(first.getByRole('cell', { name: /^[1-9]\d*$/ }).first()).toBeVisible();
    await expect(first.getByRole('cell', { name: /%$/ })).toBeVisible();
    await first.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog')).toContainText('These are few answers');
  });
});

test('a file is looked at line by line, then imported @journey', async ({
  adminPage: page,
  adminApi,
}) => {
  const mark = randomUUID().slice(0, 8);
  const { id } = await adminApi.makeQuestion({ questionText: `Before ${mark}?` });
  await page.goto(`/admin/questions?search=${mark}`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog.getByText('Columns of the file').click();
  await expect(dialog.getByRole('rowheader', { name: 'correct' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Download the template' })).toBeVisible();
  await expectAccessible(page, 'import');

  await choose(
    page,
    [
      head,
      `${id},german,After ${mark}?,left,right,1`,
      `,german,New ${mark}?,one,two,2`,
      `,german,Bad ${mark}?,one,two,7`,
    ]
      .join('\r\n')
      .replaceAll(',', ';'),
  );
  const lines = dialog.getByRole('table', { name: 'Lines of the file' });
  const line = (number: string) =>
    lines
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: number, exact: true }) });
  await expect(line('2')).toContainText('Changes: ');
  await expect(line('3')).toContainText('Adds');
  await expect(line('4')).toContainText('correct: The correct answer must be one of the options');
  await expectAccessible(page, 'lines of the file');
  await dialog.getByRole('button', { name: /^Refused/ }).click();
  await expect(lines.getByRole('rowheader')).toHaveText(['4']);
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  await expectToast(page, '2 questions imported successfully');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: `After ${mark}?` })).toBeVisible();
});

test('a file that is none, and one that is outdated', async ({
  adminPage: page,
  allowConsoleErrors,
  adminApi,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('a file that is none is refused with the reason, and another one can be chosen', async () => {
    await page.goto('/admin/questions?import=true');
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    await choose(page, 'type,question\ngeneral,Q?');
    await expect(
      dialog.getByText('These columns are missing: option1, option2, correct'),
    ).toBeVisible();
    await choose(page, 'x'.repeat(1_048_577));
    await expect(dialog.getByText('This file is larger than')).toBeVisible();
    await choose(page, `${head}\n,german,Bad?,a,b,9`);
    await expect(dialog.getByText('There is nothing to import in this file.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  });
  await test.step('when somebody changes the bank meanwhile, the lines are shown anew', async () => {
    const mark = randomUUID().slice(0, 8);
    const { id } = await adminApi.makeQuestion({ questionText: `Before ${mark}?` });
    await page.goto('/admin/questions?import=true');
    await choose(page, `${head}\n${id},german,After ${mark}?,left,right,1`);
    const confirm = page.getByRole('button', { name: 'Import 1 question' });
    await expect(confirm).toBeVisible();
    await adminApi.client.patch(`/api/questions/${id}`, { category: 'Theirs' });
    await confirm.click();
    await expectToast(page, 'The file could not be imported');
    await expect(page.getByText('The question bank has changed since.')).toBeVisible();
    await confirm.click();
    await expectToast(page, '1 question imported successfully');
  });
});

test('on a phone and in German', async ({ adminPage: page, server }) => {
  await page.context().addCookies([{ name: 'language', value: 'de', url: server.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/questions?import=true');
  await page.getByText('Spalten der Datei').click();
  await expectNoSidewaysScroll(page, 'import');
  expect(await englishTexts(page)).toEqual([]);
  await choose(page, `${head}\n,german,Bad?,a,b,9\n,english,Gut?,a,b,1`);
  await expect(page.getByRole('table', { name: 'Zeilen der Datei' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'lines');
  await expectAccessibleInLight(page, 'lines on a phone');
});
