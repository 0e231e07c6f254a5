import { randomUUID } from 'node:crypto';
import {
  expectAccessible,
  expectAccessibleInLight,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast, toasts } from './support/toast.ts';

const address = (name: string, state: string) =>
  `/admin/retention?kind=contactMessages&state=${state}&search=${encodeURIComponent(name)}`;

test('what will go is seen, held with a reason, and let go', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const name = `Writer ${randomUUID().slice(0, 8)}`;
  const answer = await adminApi.client.post('/api/contact', {
    name,
    email: 'writer@clients.example',
    message: 'Please call back.',
    consent: true,
  });
  expect(answer.status).toBe(200);

  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'What goes next, and what is held' }).click();
  await page.getByRole('link', { name: /^Contact messages/ }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search these records' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  const due = new Date();
  due.setFullYear(due.getFullYear() + 2);
  await expect(row).toContainText(String(due.getFullYear()));
  await expect(page.getByText(/^1 record$/)).toBeVisible();

  await row.getByRole('button', { name: `Hold ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Hold this record?' });
  await question.getByRole('button', { name: 'Hold the record' }).click();
  await expect(question.getByText('Please say why it must be kept')).toBeVisible();
  const reason = question.getByRole('textbox', { name: /^Reason/ });
  await reason.fill('Claim of 3 March');
  const mendLine = await blockRequests(page, requestsTo('admin.retention.setHold'));
  await question.getByRole('button', { name: 'Hold the record' }).click();
  await expectToast(page, 'The record could not be held');
  await expect(reason).toHaveValue('Claim of 3 March');
  await mendLine();
  await question.getByRole('button', { name: 'Hold the record' }).click();
  await expectToast(page, 'The record is held');
  await expect(question).toBeHidden();
  await expect(row).toContainText('Claim of 3 March');

  // The message itself says so too, and cannot be deleted meanwhile.
  const { rows } = await adminApi.client.trpc.admin.inbox.listMessages.query({ search: name });
  await page.goto(`/admin/inbox?message=${rows[0]?.id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Claim of 3 March');
  await sheet.getByText('Show the wording').click();
  await expect(sheet.getByText(/^I consent to the processing/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await expect(toasts(page).getByText(/^For a legal reason this is kept/)).toBeVisible();

  await page.goto(address(name, 'held'));
  await row.getByRole('button', { name: `Lift the hold on ${name}` }).click();
  await page
    .getByRole('dialog', { name: 'Lift the hold?' })
    .getByRole('button', { name: 'Lift the hold' })
    .click();
  await expectToast(page, 'The hold is lifted');
  await expect(row).toHaveCount(0);
});

test('the screen reads well in German, in the dark and on a narrow phone', async ({
  adminPage: page,
  adminApi,
}) => {
  const name = `Leser ${randomUUID().slice(0, 8)}`;
  await adminApi.client.post('/api/contact', {
    name,
    email: 'leser@clients.example',
    message: 'Bitte melden.',
    consent: true,
  });
  await page.goto(address(name, 'all'));
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expectAccessible(page, 'retention');
  await page.getByRole('button', { name: `Hold ${name}` }).click();
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await expectAccessible(page, 'the question', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Hold ${name}` })).toBeFocused();

  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aufbewahrung' })).toBeVisible();
  await expect(page.getByRole('button', { name: `${name} sperren` })).toBeVisible();
  await expectNoSidewaysScroll(page, 'retention');
  await expectAccessibleInLight(page, 'retention in German');
  expect(await englishTexts(page)).toEqual([]);
});
