import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { AdminApi } from './support/admin-api.ts';
import { runOnOwnServer } from './support/own-server.ts';
import { people } from './support/people.ts';
import { startNewServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const applicantName = 'Greta Former';
const email = 'greta.former@applicants.example';

// Start a server of its own, whose database has a record from before the formula changed.
runOnOwnServer((kind) => startNewServer(kind, { FORMER_APPLICATION: email, DEMO_CONTENT: 'off' }));

test('a record of the former formula says so, shows what would change, and is computed anew; scores that came with an application cannot be', async ({
  adminPage: page,
  origin,
}) => {
  const adminApi = await AdminApi.open(origin);
  const [{ id = '' } = {}] = await adminApi.applicationsOf(email);
  await page.goto(`/admin/applications?review=${id}`);
  const record = page.getByRole('dialog', { name: applicantName });
  await expect(record.getByText('60 WPM, 28% accuracy')).toBeVisible();
  await record.getByText('How the final score comes about').click();
  await expect(
    record.getByText(/Marked with formula version 1\..* position by position/),
  ).toBeVisible();

  await record.getByRole('button', { name: 'Compute anew' }).click();
  const preview = page.getByRole('dialog', { name: 'Compute anew' });
  const line = (name: string) => preview.getByRole('row').filter({ hasText: name });
  await expect(line('Typing speed (WPM)').getByRole('cell')).toHaveText(['60', '16']);
  await expect(line('Accuracy').getByRole('cell')).toHaveText(['28%', '95%']);
  await expect(line('Final score').getByRole('cell')).toHaveText(['N/A', 'N/A']);
  await preview.getByRole('button', { name: 'Cancel' }).click();
  await expect(record.getByText('60 WPM, 28% accuracy')).toBeVisible();

  await page.context().addCookies([{ name: 'language', value: 'de', url: origin }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await record.getByText('So entsteht das Gesamtergebnis').click();
  await record.getByRole('button', { name: 'Neu berechnen' }).click();
  const narrow = page.getByRole('dialog', { name: 'Neu berechnen' });
  await expect(narrow.getByRole('row')).toHaveCount(4);
  expect((await narrow.boundingBox())?.width).toBe(360);
  await expect(narrow.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page, 'scores computed anew at 360');
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin }]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await record.getByText('How the final score comes about').click();

  await record.getByRole('button', { name: 'Compute anew' }).click();
  await preview.getByRole('button', { name: 'Apply the new figures' }).click();
  await expectToast(page, 'Score computed anew: N/A to N/A');
  await expect(preview).toBeHidden();
  await expect(record.getByText('16 WPM, 95% accuracy')).toBeVisible();
  await expect(record.getByText(/Marked with formula version 2\./)).toBeVisible();
  await expect(
    record.getByRole('listitem').filter({ hasText: 'Score computed anew' }),
  ).toContainText(people.administrator.firstName);
  await record.getByText('Typing test', { exact: true }).last().click();
  await expect(record.locator('[data-kind="missing"]')).toHaveText(['i']);
  await test.step('scores that came with the application have no such button, and it says why', async () => {
    const application = await adminApi.makeApplication();
    await page.goto(`/admin/applications?review=${application.id}`);
    const record = page.getByRole('dialog', { name: application.applicantName });
    await record.getByText('How the final score comes about').click();
    await expect(record.getByText(/nothing can be computed anew/)).toBeVisible();
    await expect(record.getByRole('button', { name: 'Compute anew' })).toHaveCount(0);
  });
});
