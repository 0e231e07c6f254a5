import { open } from './support/open.ts';
import { people } from './support/people.ts';
import { startNewServer } from './support/server.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';
import { Wizard } from './support/wizard.ts';

// A server of its own, on which nothing has happened yet.
test('a new installation says that there is nothing, and is filled by seeding', async ({
  browser,
  watch,
}) => {
  watch.allow(failedRequest);
  const server = await startNewServer({ DEMO_CONTENT: 'off' });
  const context = await browser.newContext({ baseURL: server.url });
  watch.follow(context, server.url);
  const page = await context.newPage();
  try {
    const wizard = new Wizard(page, 'en', server.url);
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
  } finally {
    await context.close();
    await server.stop();
  }
});
