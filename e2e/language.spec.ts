import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test('the switch rewrites the path and keeps search and hash @journey', async ({ page }) => {
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/careers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Bewerbung starten' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('home is at /de and at /de/', async ({ page }) => {
  for (const path of ['/de', '/de/']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
});

test('the wizard goes on in the other language with the same entries @journey', async ({
  page,
  wizard,
  applicant,
}) => {
  await wizard.startAt(2, applicant);
  await wizard.answerFirst(0, 3);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/careers#apply');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(page.getByLabel('E-Mail')).toHaveValue(applicant.email);
});

test('a portal follows the stored choice without a prefix', async ({ adminPage }) => {
  await adminPage.goto('/admin/applications');
  await adminPage.getByRole('link', { name: 'Deutsch' }).click();
  await expect(adminPage.locator('html')).toHaveAttribute('lang', 'de');
  await expect(adminPage).toHaveURL('/admin/applications');
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Bewerbungen' })).toBeVisible();
});

test('a portal asks before another language drops what was typed, and stores nothing when that is declined', async ({
  adminPage: page,
}) => {
  const stored = () =>
    page.evaluate(() => [
      localStorage.getItem('language'),
      /language=\w+/.exec(document.cookie)?.[0],
    ]);
  await page.goto('/admin/content?edit=new');
  const title = page.getByRole('textbox', { name: 'Title (required)', exact: true });
  await title.fill('Half a sentence');
  const before = await stored();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('Half a sentence');
  expect(await stored()).toEqual(before);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await stored()).toEqual(['de', 'language=de']);
});

test.describe('a browser set to Austrian German', () => {
  test.use({ locale: 'de-AT' });

  test('gets German on / without being sent elsewhere, and English once somebody has chosen it', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/careers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/de/careers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
