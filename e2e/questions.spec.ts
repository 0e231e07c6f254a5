import { randomUUID } from 'node:crypto';
import { questionSortSchema } from '../src/shared/contracts/question.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectRetry } from './support/calls.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';
import { Wizard } from './support/wizard.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('questions are filtered, checked, closed and opened', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('the type stands in the address and outlasts a reload', async () => {
    await page.goto('/admin/questions');
    await page.getByRole('button', { name: /^English/ }).click();
    await expect(page).toHaveURL('/admin/questions?type=english');
    await expect(page.getByRole('cell', { name: 'General', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^English/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('cell', { name: 'English', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'General', exact: true })).toHaveCount(0);
  });
  await test.step('an incomplete question is not sent and says what is missing', async () => {
    await page.goto('/admin/questions?edit=new');
    const dialog = page.getByRole('dialog', { name: 'Add Question' });
    const create = dialog.getByRole('button', { name: 'Create question' });
    await create.click();
    await expect(dialog.getByText('Please enter the question', { exact: true })).toBeVisible();
    const question = dialog.getByRole('textbox', { name: 'Question text (required)' });
    await expect(question).toBeFocused();
    await question.fill('Which?');
    await create.click();
    await expect(dialog.getByText('Enter at least two options', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Option 1', exact: true }).fill('The same');
    await dialog.getByRole('textbox', { name: 'Option 2', exact: true }).fill('The same');
    await create.click();
    await expect(dialog.getByText('Each option must be different', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Another');
    await create.click();
    await expect(
      dialog.getByText('The correct answer must be one of the options', { exact: true }),
    ).toBeVisible();
    await choose(page, 'Correct answer', 'Another');
    await dialog.getByLabel('Points').fill('none');
    await create.click();
    await expect(dialog.getByText('Points must be a whole number from 1 to 100')).toBeVisible();
  });
  await test.step('the correct answer stays with the chosen option when a double of it is mended', async () => {
    await page.goto('/admin/questions?edit=new');
    const dialog = page.getByRole('dialog', { name: 'Add Question' });
    const option = (number: number) =>
      dialog.getByRole('textbox', { name: `Option ${number}`, exact: true });
    await dialog.getByRole('textbox', { name: 'Question text (required)' }).fill('Where?');
    await option(1).fill('Cebu City');
    await option(2).fill('Cebu City');
    await choose(page, 'Correct answer', 'Cebu City');
    await dialog.getByRole('button', { name: 'Create question' }).click();
    await expect(dialog.getByText('Each option must be different', { exact: true })).toBeVisible();
    await expect(option(2)).toBeFocused();
    await expect(option(2)).toHaveAttribute('aria-invalid', 'true');
    const correct = dialog.getByRole('combobox', { name: 'Correct answer' });
    await option(2).fill('Mandaue');
    await expect(correct).toHaveText('Cebu City');
    await option(1).fill('Cebu');
    await expect(correct).toHaveText('Cebu');
  });
  await test.step('closing with unsaved text asks first', async () => {
    await page.goto('/admin/questions');
    await page.getByRole('button', { name: 'Add Question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Question' });
    const question = dialog.getByRole('textbox', { name: 'Question text (required)' });
    await question.fill('Half a quest');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Discard your changes?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveValue('Half a quest');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/questions');
  });
  await test.step('j, k and Enter work here too', async () => {
    const mark = `q${randomUUID().slice(0, 8)}`;
    for (const number of [1, 2]) {
      await adminApi.makeQuestion({ questionText: `Question ${number} of ${mark}` });
    }
    await page.goto(`/admin/questions?search=${mark}&sort=questionText&order=asc`);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog').getByRole('textbox', { name: 'Question text (required)' }),
    ).toHaveValue(`Question 2 of ${mark}`);
  });
});

test('a question is added, edited and deleted @journey', async ({ adminPage: page, adminApi }) => {
  const text = `How do you greet a caller? ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/questions');
  await page.getByRole('button', { name: 'Add Question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Question' });
  await choose(page, 'Type', 'German');
  await dialog.getByLabel('Category').fill('Telephone');
  await dialog.getByRole('textbox', { name: 'Question text (required)' }).fill(text);
  await dialog.getByRole('textbox', { name: 'Option 1', exact: true }).fill('With a smile');
  await dialog.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Not at all');
  await choose(page, 'Correct answer', 'With a smile');
  await dialog.getByLabel('Points').fill('3');
  await choose(page, 'Difficulty', 'Hard');
  await dialog.getByRole('button', { name: 'Create question' }).click();
  await expectToast(page, 'Question created successfully');
  await expect(dialog).toBeHidden();
  const stored = (await adminApi.questions()).filter(({ questionText }) => questionText === text);
  expect(stored).toMatchObject([
    {
      type: 'german',
      category: 'Telephone',
      options: ['With a smile', 'Not at all'],
      correctAnswer: 'With a smile',
      points: 3,
      difficulty: 'hard',
      isActive: true,
    },
  ]);

  await page.getByRole('searchbox').fill(text);
  await expect(row(page, text)).toHaveCount(1);
  await page.getByRole('button', { name: `Edit: ${text}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit question' });
  await editing.getByLabel('Points').fill('5');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Question updated successfully');
  await expect(row(page, text)).toContainText('5');

  await page.getByRole('button', { name: `Delete: ${text}` }).click();
  await expectToast(page, 'Deleted');
  await expect(row(page, text)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Restored');
  await expect(row(page, text)).toHaveCount(1);
});

test('a text to type is added, and put into rotation', async ({
  adminPage: page,
  adminApi,
  newContext,
  applicant,
  server,
}) => {
  const opening = `Ask before you guess ${randomUUID().slice(0, 8)}.`;
  await page.goto('/admin/questions?edit=new');
  const dialog = page.getByRole('dialog', { name: 'Add Question' });
  await choose(page, 'Type', 'Typing');
  await expect(dialog.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveCount(0);
  const field = dialog.getByRole('textbox', { name: 'Text to type (required)' });
  await field.fill(opening);
  await dialog.getByRole('button', { name: 'Create question' }).click();
  await expect(dialog.getByText(/The text must have 500 to 900 characters; it has/)).toBeVisible();
  await expect(field).toBeFocused();
  const text = `${opening} ${'A steady hand and a clear head. '.repeat(18)}`.trim();
  await field.fill(text);
  await dialog.getByRole('switch', { name: 'In rotation' }).click();
  await dialog.getByRole('button', { name: 'Create question' }).click();
  await expectToast(page, 'Question created successfully');
  const made = (await adminApi.questions()).find(({ questionText }) => questionText === text);
  expect(made).toMatchObject({ type: 'typing', options: [], isActive: false });

  await page.goto(`/admin/questions?edit=${made?.id}`);
  const editing = page.getByRole('dialog', { name: 'Edit question' });
  await editing.getByRole('switch', { name: 'In rotation' }).click();
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Question updated successfully');

  // Of two texts each is drawn as often: in the end somebody gets this one.
  await expect(async () => {
    const visitor = await (await newContext()).newPage();
    const wizard = new Wizard(visitor, 'en', server.url);
    await wizard.startAt(3, applicant);
    await expect(visitor.getByText(text).first()).toBeAttached({ timeout: 1000 });
    await wizard.typingArea.pressSequentially(opening);
    await expect(visitor.locator('[data-kind="right"]')).toHaveText([opening]);
    await wizard.button(m.careers_typing_complete).click();
    await wizard.button(m.careers_typing_reset).click();
    await expect(visitor.locator('[data-kind="ahead"]')).toHaveText([text]);
  }).toPass({ timeout: 60_000 });
  await adminApi.deleteQuestion(made?.id ?? '');
});

test('cards on a phone are sorted by all that the heads of the table sort by', async ({
  adminPage: page,
  adminApi,
}) => {
  const mark = randomUUID().slice(0, 8);
  for (const points of [2, 3, 1]) {
    await adminApi.makeQuestion({ questionText: `${mark}: ${points}?`, points });
  }
  const order = () => page.getByRole('list', { name: 'Question Bank' }).getByText(`${mark}:`);
  const texts = (...points: number[]) => points.map((point) => `${mark}: ${point}?`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/questions?search=${mark}`);
  await expect(order()).toHaveText(texts(1, 3, 2));
  const sorting = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sorting).toHaveText('Date added');
  await sorting.click();
  await expect(page.getByRole('option')).toHaveCount(questionSortSchema.options.length);
  await page.getByRole('option', { name: 'Points' }).click();
  await expect(order()).toHaveText(texts(3, 2, 1));
  await page.getByRole('button', { name: 'Descending' }).click();
  await expect(order()).toHaveText(texts(1, 2, 3));
  await expect(page).toHaveURL(/sort=points&order=asc/);
});

test('questions that are outdated or do not load', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('two administrators with one question: the second sees the current version', async () => {
    const question = await adminApi.makeQuestion();
    await page.goto(`/admin/questions?edit=${question.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit question' });
    await dialog.getByLabel('Category').fill('Mine');
    await adminApi.client.patch(`/api/questions/${question.id}`, { category: 'Theirs' });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('Somebody else has saved meanwhile')).toBeVisible();
    await expect(dialog.getByLabel('Category')).toHaveValue('Mine');
    await expect(dialog.getByRole('alert')).toContainText('Theirs');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expectToast(page, 'Question updated successfully');
  });
  await test.step('a question that another has deleted goes, and the focus to the next', async () => {
    const mark = `d${randomUUID().slice(0, 8)}`;
    const gone = await adminApi.makeQuestion({ questionText: `First of ${mark}` });
    await adminApi.makeQuestion({ questionText: `Second of ${mark}` });
    await page.goto(`/admin/questions?search=${mark}&sort=questionText&order=asc`);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await adminApi.deleteQuestion(gone.id);
    await page.getByRole('button', { name: `Delete: First of ${mark}` }).click();
    await expectToast(page, 'This could not be deleted');
    await expect(row(page, `First of ${mark}`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Edit: Second of ${mark}` })).toBeFocused();
  });
  await test.step('a bank that does not load can be asked for again', async () => {
    await expectRetry(page, {
      address: '/admin/questions',
      query: 'admin.questions.list',
      list: page.getByRole('table', { name: 'Question Bank' }),
    });
  });
});
