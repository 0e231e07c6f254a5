import { m } from '../src/shared/i18n/paraglide/messages.js';
import { open } from './support/open.ts';
import { runOnOwnServer } from './support/own-server.ts';
import { people } from './support/people.ts';
import { startNewServer } from './support/server.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const english = { locale: 'en' } as const;

// Start a server of its own, on which nothing has happened yet: the tests go in the order in which they stand.
runOnOwnServer((kind) => startNewServer(kind, { DEMO_CONTENT: 'off' }));
test.use({ consent: 'none' });

test('samples stand in for news that nobody has written yet', async ({ page }) => {
  await open(page, '/');
  const articles = page.locator('#news').getByRole('article');
  await expect(articles).toHaveCount(3);
  await expect(articles.first()).toContainText(m.home_news_one_title({}, english));
  await expect(articles.getByRole('link')).toHaveCount(0);
  const example = m.home_news_example({}, english);
  await expect(articles.getByText(example, { exact: true })).toHaveCount(3);
  await expect(page.locator('#news').getByRole('link')).toHaveCount(0);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  await open(page, '/news');
  await expect(page.getByText(m.news_empty_text({}, english))).toBeVisible();
});

test('a new installation says that there is nothing, and is filled by seeding', async ({
  page,
  context,
  wizard,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await open(page, '/careers');
  await wizard.openWithDraft(JSON.stringify({ version: 1, step: 2, applicantName: 'Ana Cruz' }));
  await expect(
    page.getByText('Unable to load quiz questions. Please try again later.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Skip Quiz' }).click();
  await wizard.expectStep(3);

  const { username, password } = people.administrator;
  await context.request.post('/api/auth/login', { data: { username, password } });
  await page.goto('/admin/applications');
  await expect(page.getByText('No applications yet')).toBeVisible();

  await page.goto('/admin/questions');
  await expect(page.getByText('No questions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Seed Questions' }).click();
  await expect(page.getByRole('table', { name: 'Question Bank' })).toBeVisible();
  const bank = await context.request.get('/api/questions');
  const { length: count } = await bank.json();
  expect(count).toBeGreaterThan(20);
  await expectToast(page, `${count} questions seeded successfully`);
  await page.getByRole('button', { name: 'Seed Questions' }).click();
  await expectToast(page, '0 questions seeded successfully');
});
