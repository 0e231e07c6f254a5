import { open } from './support/open.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const closed = 'Applications are closed at the moment';

test.afterEach(({ adminApi }) => adminApi.setApplicationsEnabled(true));

test('switched off midway, the wizard keeps the draft, and goes on when switched on @journey', async ({
  page,
  wizard,
  applicant,
  adminPage,
  newContext,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await wizard.startAt(4, applicant);
  await wizard.answerAll();

  await adminPage.goto('/admin');
  const toggle = adminPage.getByRole('switch', { name: 'Accept applications' });
  await toggle.click();
  await expectToast(adminPage, 'Application settings updated successfully');
  await expect(toggle).not.toBeChecked();

  const visitor = await (await newContext()).newPage();
  await open(visitor, '/careers');
  await expect(visitor.getByText(closed)).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Start Application' })).toHaveCount(0);
  await open(visitor, '/');
  const apply = visitor.getByRole('button', { name: 'Apply Here' }).first();
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await expect(apply).toHaveAccessibleDescription(/not taking applications/);

  await wizard.next.click();
  await expect(page.getByText(closed)).toBeVisible();
  await wizard.expectStep(4);
  expect(await wizard.storedDraft()).toContain(applicant.email);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Applications are still closed.')).toBeVisible();

  await toggle.click();
  await expect(toggle).toBeChecked();
  await expectToast(adminPage, 'Application settings updated successfully');
  // The switch turns at once, and the toast may still be the one from before.
  const { getSettings } = adminApi.client.trpc.public;
  await expect.poll(async () => (await getSettings.query()).applicationsEnabled).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(closed)).toBeHidden();
  await wizard.next.click();
  await wizard.expectStep(5);
  await wizard.submit.click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  expect(await adminApi.applicationsOf(applicant.email)).toHaveLength(1);
});

test('a reload while closed does not lose the draft either', async ({
  page,
  wizard,
  applicant,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await wizard.startAt(2, applicant);
  await adminApi.setApplicationsEnabled(false);
  await open(page, '/careers');
  await expect(page.getByText(closed)).toBeVisible();
  await expect(
    page.getByText('The application you began is still saved on this device.'),
  ).toBeVisible();
  await adminApi.setApplicationsEnabled(true);
  await open(page, '/careers');
  await page.getByRole('button', { name: 'Continue your application' }).click();
  await wizard.expectStep(2);
});

test('the German careers page says that it is closed', async ({ page, adminApi }) => {
  await adminApi.setApplicationsEnabled(false);
  await open(page, '/de/careers');
  await expect(page.getByRole('button', { name: 'Bewerbung starten' })).toHaveCount(0);
  await expect(page.getByText(/careers@talabridge\.example/)).toBeVisible();
});
