import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { open } from './support/open.ts';
import { people } from './support/people.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast, toasts } from './support/toast.ts';

const review = (page: Page, name: string) => page.getByRole('dialog', { name });
const ownPage = (token: string, prefix = '') =>
  `${prefix}/application?token=${encodeURIComponent(token)}`;

test('a note that was typed and not sent goes with the decision, and a decision is undone from the message that confirms it, notes included', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('a note that was typed and not sent goes with the decision', async () => {
    const { id, applicantName } = await adminApi.makeApplication();
    await page.goto(`/admin/applications?search=${encodeURIComponent(applicantName)}&review=${id}`);
    const dialog = review(page, applicantName);
    await dialog.getByLabel('New note').fill('Speaks Italian, too.');
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: `Review ${applicantName}` }).click();
    await expect(dialog.getByRole('listitem').getByText('Speaks Italian, too.')).toBeVisible();
    await expect(dialog.getByLabel('New note')).toHaveValue('');
  });
  await test.step('a decision is undone from the message that confirms it, notes included', async () => {
    const { id, applicantName } = await adminApi.makeApplication();
    await page.goto(`/admin/applications?search=${encodeURIComponent(applicantName)}&review=${id}`);
    const dialog = review(page, applicantName);
    await dialog.getByLabel('Review notes').fill('Meant for somebody else.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: applicantName });
    await expect(row).toContainText('Rejected');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'The decision was undone');
    await expect(row).toContainText('Pending');
    await expect(row.getByRole('button', { name: `Review ${applicantName}` })).toBeFocused();

    await page.getByRole('button', { name: `Review ${applicantName}` }).click();
    await expect(dialog.getByLabel('Review notes')).toHaveValue('');
    await expect(dialog.getByText(/undone$/)).toBeVisible();
  });
});

test('an applicant sees a rejection once they are told', async ({ page, adminPage, adminApi }) => {
  const { id, applicantName, statusToken } = await adminApi.makeApplication();
  await adminPage.goto(`/admin/applications?review=${id}`);
  const dialog = review(adminPage, applicantName);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expectToast(
    adminPage,
    'Application status updated successfully',
    'The applicant sees nothing of it until you tell them.',
  );
  await open(page, ownPage(statusToken));
  await expect(page.getByText('Waiting to be read')).toBeVisible();
  await expect(page.getByText('Declined')).toBeHidden();

  await adminPage.goto(
    `/admin/applications?untold=true&search=${encodeURIComponent(applicantName)}`,
  );
  await adminPage.getByRole('button', { name: `Review ${applicantName}` }).click();
  await expect(dialog.getByText('Nobody has told the applicant of the rejection')).toBeVisible();
  await expectAccessible(adminPage, 'the review of a rejection that nobody was told of');
  await dialog.getByRole('button', { name: 'Tell them now' }).click();
  // It cannot be taken back, so it is asked first.
  const asking = adminPage.getByRole('dialog', { name: 'Tell the applicant now?' });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Nobody has told the applicant of the rejection')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tell them now' }).click();
  await asking.getByRole('button', { name: 'Send now' }).dblclick();
  await expectToast(adminPage, 'The mail to the applicant is on its way');
  await expect(dialog.getByText(/^The applicant was told on/)).toBeVisible();

  await open(page, ownPage(statusToken));
  await expect(page.getByText('Declined')).toBeVisible();
  await open(page, ownPage(statusToken, '/de'));
  await expect(page.getByText('Abgelehnt')).toBeVisible();
});

test('a decision on many is undone but for what changed since, on a narrow screen and in German', async ({
  signIn,
  adminApi,
}) => {
  const [one, two] = [await adminApi.makeApplication(), await adminApi.makeApplication()];
  const batch = crypto.randomUUID();
  const { applications } = adminApi.client.trpc.admin;
  await applications.reviewMany.mutate({
    status: 'rejected',
    batch,
    of: { kind: 'selected', applications: [one, two].map(({ id }) => ({ id, version: 1 })) },
  });
  await adminApi.review(two.id, 'accepted');

  const page = await signIn(people.secondAdministrator);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin/applications');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.getByText('Sammelentscheidungen der letzten 24 Stunden').click();
  const line = page.getByRole('listitem').filter({ hasText: '2 Bewerbungen: Abgelehnt' });
  await line.first().getByRole('button', { name: 'Sammelentscheidung zurücknehmen' }).click();
  await expectNoSidewaysScroll(page, 'the decisions on many');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Sammelentscheidung zurücknehmen' })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toasts(page)).toContainText('1');
  const statuses = await Promise.all(
    [one, two].map(async ({ id }) => (await applications.get.query({ id })).status),
  );
  expect(statuses).toEqual(['pending', 'accepted']);
  // The next test of this worker reads English.
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
});
