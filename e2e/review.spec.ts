import { randomUUID } from 'node:crypto';
import { blockRequests, requestsTo } from './support/calls.ts';
import { people } from './support/people.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a review is opened by its link, each decision sets its status, and notes that were not sent are there again', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('a link opens the review of one application', async () => {
    const { id, applicantName } = await adminApi.makeApplication();
    await page.goto(`/admin/applications?review=${id}`);
    const dialog = page.getByRole('dialog', { name: applicantName });
    await expect(dialog.getByText('8/10')).toBeVisible();
    await expect(dialog.getByText('45 WPM, 95% accuracy')).toBeVisible();
    await expect(dialog.getByText('7/10')).toBeVisible();
    await expect(dialog.getByText('78%').first()).toBeVisible();
    await expect(dialog.getByText('Self-reported', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin/applications');
  });
  await test.step('each decision sets its status', async () => {
    for (const [button, status] of [
      ['Mark as Reviewing', 'Reviewing'],
      ['Reject', 'Rejected'],
      ['Accept', 'Accepted'],
    ] as const) {
      await test.step(button, async () => {
        const { id, applicantName } = await adminApi.makeApplication();
        const search = encodeURIComponent(applicantName);
        await page.goto(`/admin/applications?search=${search}&review=${id}`);
        const dialog = page.getByRole('dialog', { name: applicantName });
        await dialog.getByRole('button', { name: button, exact: true }).click();
        await expectToast(page, 'Application status updated successfully');
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('row').filter({ hasText: applicantName })).toContainText(
          status,
        );
        await expect(page.getByRole('button', { name: `Review ${applicantName}` })).toBeFocused();
      });
    }
  });
  await test.step('notes that were not sent are there again when the review is reopened, and after leaving', async () => {
    const { id, applicantName } = await adminApi.makeApplication();
    await page.goto(`/admin/applications?search=${encodeURIComponent(applicantName)}&review=${id}`);
    const review = page.getByRole('button', { name: `Review ${applicantName}` });
    const dialog = page.getByRole('dialog', { name: applicantName });
    await dialog.getByLabel('Review notes').fill('Ask about night shifts.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await review.click();
    await expect(dialog.getByLabel('Review notes')).toHaveValue('Ask about night shifts.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await review.click();
    await expect(dialog.getByLabel('Review notes')).toHaveValue('Ask about night shifts.');
    await page.goto('/admin');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog.getByLabel('Review notes')).toHaveValue('Ask about night shifts.');
    await dialog.getByRole('button', { name: 'Mark as Reviewing', exact: true }).click();
    await expect(dialog).toBeHidden();
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsent:')));
    expect(await kept()).toEqual([]);
  });
});

test('of two administrators the second sees what the first decided and keeps the notes', async ({
  adminPage,
  signIn,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const { id, applicantName } = await adminApi.makeApplication();
  const link = `/admin/applications?review=${id}`;
  const second = await signIn(people.secondAdministrator);
  await adminPage.goto(link);
  await second.goto(link);
  const firstDialog = adminPage.getByRole('dialog', { name: applicantName });
  const dialog = second.getByRole('dialog', { name: applicantName });
  await dialog.getByLabel('Review notes').fill('Needs another talk.');

  await firstDialog.getByLabel('Review notes').fill('Strong English.');
  await firstDialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expectToast(adminPage, 'Application status updated successfully');

  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog.getByText('Somebody else has saved meanwhile')).toBeVisible();
  await expect(dialog.getByText(/^Ada Reyes set the status to Accepted/)).toBeVisible();
  await expect(dialog.getByRole('alert').getByText('Strong English.')).toBeVisible();
  await expect(dialog.getByLabel('Review notes')).toHaveValue('Needs another talk.');

  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expectToast(second, 'Application status updated successfully');
  await expect(dialog).toBeHidden();
  const { body } = await adminApi.client.get('/api/applications');
  expect(Object(body).find((application: { id: string }) => application.id === id)).toMatchObject({
    status: 'rejected',
    reviewNotes: 'Needs another talk.',
  });
});

test('a decision without a line keeps dialog and notes @journey', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const { id, applicantName } = await adminApi.makeApplication();
  await page.goto(`/admin/applications?review=${id}`);
  const dialog = page.getByRole('dialog', { name: applicantName });
  await dialog.getByLabel('Review notes').fill('Call her on Monday.');
  const mend = await blockRequests(page, requestsTo('admin.applications.review'));
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expectToast(page, 'Failed to update application status');
  await expect(dialog.getByLabel('Review notes')).toHaveValue('Call her on Monday.');
  await mend();
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expectToast(page, 'Application status updated successfully');
});

test('a link of no application, or that is no id, says that there is nothing', async ({
  adminPage: page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  for (const id of [randomUUID(), 'nonsense']) {
    await test.step(id, async () => {
      await page.goto(`/admin/applications?review=${id}`);
      await expect(page.getByText('This application is not here any more')).toBeVisible();
      await page.getByRole('button', { name: 'Back to the list' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/admin/applications');
    });
  }
});
