import { randomUUID } from 'node:crypto';
import { pdfFile } from '../src/server/uploads/testing/resume-files.ts';
import { storedDocumentSchema } from '../src/shared/contracts/resource.ts';
import { languageKey } from '../src/shared/i18n/locale.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { holdRequests, requestsTo } from './support/calls.ts';
import { makeEmployee } from './support/employees.ts';
import { englishTexts } from './support/english-text.ts';
import { open } from './support/open.ts';
import { people } from './support/people.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const password = 'a-long-enough-password-7';
const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

/** Sets the password behind an invitation's link, which logs in and leads to the portal. */
async function acceptInvitation(page: Page, link: string): Promise<void> {
  await open(page, link);
  await page.getByRole('textbox', { name: 'New password (required)' }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat the password (required)' }).fill(password);
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page).toHaveURL('/employee');
}

test('an invited employee edits the profile, and the public page says so at once @journey', async ({
  adminPage: page,
  adminApi,
  page: visitor,
  newContext,
  allowConsoleErrors,
}) => {
  // The public page at the end, when it is gone.
  allowConsoleErrors(failedRequest);
  const { id, name, slug } = await makeEmployee(adminApi, { bio: 'A first text.' });
  const email = `${randomUUID()}@people.example`;
  await visitor.goto(`/profile/${slug}`);
  await expect(visitor.getByText('A first text.')).toBeVisible();

  await page.goto('/admin/employees');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit employee' });
  await dialog.getByRole('button', { name: 'Invite instead' }).click();
  const account = dialog.getByRole('region', { name: 'Account' });
  const address = account.getByRole('textbox', { name: 'E-mail address (required)' });
  await address.fill(email);
  // What is begun here survives the other way, a closing that was not meant, and saving the profile.
  await account.getByRole('button', { name: 'Choose an account' }).click();
  await account.getByRole('button', { name: 'Invite instead' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  for (const position of ['Lead', 'Head']) {
    await dialog.getByRole('textbox', { name: 'Position (required)', exact: true }).fill(position);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(async () => (await adminApi.client.trpc.admin.employees.get.query({ id })).position)
      .toBe(position);
  }
  await expect(address).toHaveValue(email);
  await account.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await account.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
  await expect(account.getByRole('button', { name: 'Unlink' })).toBeVisible();

  const employee = await (await newContext()).newPage();
  await acceptInvitation(employee, link);
  await employee.goto('/employee/profile');
  await employee
    .getByRole('textbox', { name: 'Bio (required)', exact: true })
    .fill('A text of my own.');
  const phone = employee.getByLabel('Work phone');
  await phone.fill('+63 2 555 01');
  const letGo = await holdRequests(employee, requestsTo('employee.updateProfile'));
  await employee.getByRole('button', { name: 'Save', exact: true }).click();
  // Typed on while it is being saved: kept, and saved the next time.
  await phone.fill('+63 2 555 0123');
  letGo();
  await expectToast(employee, 'Profile saved');
  await expect(phone).toHaveValue('+63 2 555 0123');
  await employee.getByRole('button', { name: 'Save', exact: true }).click();
  const preview = employee.getByRole('region', { name: 'Your public page' });
  await expect(preview.getByText('A text of my own.')).toBeVisible();
  await expect(preview.getByText('+63 2 555 0123')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('A text of my own.')).toBeVisible();
  await expect(visitor.getByText('+63 2 555 0123')).toBeVisible();

  // What is private is kept for the administrators, and the page goes when the person wants it to.
  await employee.getByLabel('Private phone').fill('0917 555 0188');
  await employee.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await adminApi.client.trpc.admin.employees.get.query({ id })).privatePhone)
    .toBe('0917 555 0188');
  await expect(preview.getByText('to be shown here; recorded by')).toBeVisible();
  await preview.getByRole('button', { name: 'Take my profile down' }).click();
  const question = employee.getByRole('dialog', { name: 'Take your public profile down?' });
  await question.getByRole('button', { name: 'Take my profile down' }).click();
  await expectToast(employee, 'Your profile is no longer public');
  await expect(preview.getByText('You withdrew your consent')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Take my profile down' })).toHaveCount(0);
  expect((await visitor.reload())?.status()).toBe(404);
});

test('other government numbers are asked for, agreed to and never shown', async ({
  adminPage,
  adminApi,
  newContext,
  allowConsoleErrors,
}) => {
  const { id, name } = await makeEmployee(adminApi, { taxId: '111-222-333-444' });
  const email = `${randomUUID()}@people.example`;
  const { link } = await adminApi.client.trpc.admin.employees.invite.mutate({
    id,
    firstName: 'Ana',
    lastName: 'Reyes',
    email,
    locale: 'en',
  });
  const employee = await (await newContext()).newPage();
  await acceptInvitation(employee, link);
  await employee.goto('/employee/profile');
  await expect(employee.getByText('•••• -444')).toBeVisible();
  // The dialog lies over the page: it neither asks about what is unsaved there nor loses it.
  const bio = employee.getByRole('textbox', { name: 'Bio (required)', exact: true });
  await bio.fill('Not saved yet.');
  const question = employee.getByRole('dialog', { name: 'Discard your changes?' });
  const dialog = employee.getByRole('dialog', { name: 'Change government numbers' });
  await employee.getByRole('button', { name: 'Ask for a change' }).click();
  await expect(dialog).toBeVisible();
  await employee.keyboard.press('Escape');
  await expect(employee.getByRole('dialog')).toHaveCount(0);
  await expect(bio).toHaveValue('Not saved yet.');
  await employee.getByRole('link', { name: 'Resources' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(bio).toHaveValue('Not saved yet.');
  await employee.getByRole('button', { name: 'Ask for a change' }).click();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please enter at least one number')).toBeVisible();
  await dialog.getByLabel('Tax ID').fill('hello, world!');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please enter the number as it stands on the card')).toBeVisible();
  await dialog.getByLabel('Tax ID').fill('555-666-777-999');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectToast(employee, 'Your request has been sent');
  const requests = employee.getByRole('region', { name: 'Your requests' });
  // A mistake is taken back, and the right number sent at once.
  const mistake = requests.getByRole('listitem').filter({ hasText: 'Tax ID: •••• -999' });
  await mistake.getByRole('button', { name: 'Withdraw' }).click();
  const withdrawal = employee.getByRole('dialog', { name: 'Withdraw the request?' });
  await withdrawal.getByRole('button', { name: 'Withdraw the request' }).click();
  await expectToast(employee, 'Request withdrawn');
  await expect(mistake.getByText('Withdrawn')).toBeVisible();
  await expect(mistake.getByRole('button')).toHaveCount(0);
  await expect(mistake).toBeFocused();
  await employee.getByRole('button', { name: 'Ask for a change' }).click();
  await dialog.getByLabel('Tax ID').fill('555-666-777-888');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(requests.getByText('Tax ID: •••• -888')).toBeVisible();
  // Another number meanwhile would be a second truth.
  allowConsoleErrors(failedRequest);
  await employee.getByRole('button', { name: 'Ask for a change' }).click();
  await dialog.getByLabel('Tax ID').fill('555-666-777-000');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByLabel('Tax ID')).toHaveAccessibleDescription(
    /A request for this number waits already/,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();

  const { changeRequests, employees } = adminApi.client.trpc.admin;
  const { rows } = await changeRequests.list.query({ search: name });
  const [request] = rows;
  if (!request) throw new Error('no request arrived');
  await adminPage.goto(`/admin/inbox?tab=requests&request=${request.id}`);
  const sheet = adminPage.getByRole('dialog');
  await expect(sheet.getByText('•••• -888')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Approve and save to the profile' }).click();
  await expect(sheet.getByRole('alert')).toContainText('compare them with the card');
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await expect(sheet.getByText('555-666-777-888 (now 111-222-333-444)')).toBeVisible();
  await expect(sheet.getByText('Your name and the time are recorded')).toBeFocused();
  await expect(
    sheet.getByRole('button', { name: 'Approve and save to the profile' }),
  ).toBeVisible();
  await changeRequests.answer.mutate({
    id: request.id,
    status: 'approved',
    answer: 'The card was shown.',
    version: request.version,
  });
  expect(await employees.reveal.mutate({ id })).toMatchObject({ taxId: '555-666-777-888' });
  // The answer of another administrator has ended it while this one types.
  const answer = sheet.getByRole('textbox', { name: 'Answer' });
  await answer.fill('The number does not match.');
  await sheet.getByRole('button', { name: 'Decline' }).click();
  await expect(sheet.getByRole('alert')).toContainText('cannot be answered any more');
  await expect(answer).toHaveValue('The number does not match.');
  await expect(sheet.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await employee.reload();
  await expect(requests.getByText('The card was shown.')).toBeVisible();
  await expect(employee.getByText('555-666-777-888')).toHaveCount(0);
});

test('a document is published, read, acknowledged, and asked for again when it is new @journey', async ({
  adminPage: page,
  adminApi,
  signIn,
}) => {
  const title = unique('Fire drill');
  await page.goto('/admin/content?tab=resources');
  await page.getByRole('button', { name: 'Add resource' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add resource' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Category').fill('Policies');
  await dialog.getByRole('switch', { name: 'Ask for acknowledgement' }).click();
  await dialog.getByRole('button', { name: 'Add resource' }).click();
  await expect(dialog.getByText('Please choose a file')).toBeVisible();
  await dialog.getByLabel('Choose file').setInputFiles({
    name: 'drill.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfFile(),
  });
  await expect(dialog.getByText('drill.pdf (')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add resource' }).click();
  await expectToast(page, 'Resource added');

  const employee = await signIn(people.employee);
  await employee.goto('/employee/resources');
  const item = employee.getByRole('listitem').filter({ hasText: title });
  const download = employee.waitForEvent('download');
  await item.getByRole('link', { name: `Download “${title}”` }).click();
  expect((await download).suggestedFilename()).toBe('drill.pdf');
  await item.getByRole('button').click();
  await expect(item.getByText('Acknowledged on')).toBeFocused();

  await page.getByLabel('Search resources').fill(title);
  await page.getByRole('button', { name: `Who has acknowledged “${title}”` }).click();
  const readers = page.getByRole('dialog', { name: `Acknowledgements of “${title}”` });
  await readers.getByRole('button', { name: 'Acknowledged' }).click();
  await expect(readers.getByText(people.employee.email)).toBeVisible();

  const { resources } = adminApi.client.trpc.admin;
  const [row] = (await resources.list.query({ search: title })).rows;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await pdfFile())]));
  const upload = await adminApi.client.request('POST', '/api/admin/resources/files', {
    body: form,
  });
  const { uploadId } = storedDocumentSchema.parse(upload.body);
  await resources.addVersion.mutate({ id: row?.id ?? '', after: 1, uploadId });
  await employee.reload();
  await expect(item.getByText('New version')).toBeVisible();
  await expect(item.getByRole('button')).toBeVisible();
});

test('saving what is said of a resource leaves a begun version open, which is lost only on purpose', async ({
  adminPage: page,
  adminApi,
}) => {
  const { resources } = adminApi.client.trpc.admin;
  const { id, title } = await resources.create.mutate({
    title: unique('Handbook'),
    category: 'Policies',
    language: 'en',
    kind: 'link',
    url: 'https://intranet.example/',
  });
  await page.goto(`/admin/content?tab=resources&edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit resource' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const name = dialog.getByRole('textbox', { name: 'Title (required)' });
  const note = dialog.getByRole('textbox', { name: 'What is new' });
  const versionForm = dialog.locator('form').filter({
    has: page.getByRole('button', { name: 'Publish version 2' }),
  });
  const cancelVersion = versionForm.getByRole('button', { name: 'Cancel' });
  const titleNow = async () => (await resources.get.query({ id })).title;
  await dialog.getByRole('button', { name: 'New version' }).click();
  await note.fill('Chapter two.');
  for (const next of [`${title} A`, `${title} B`]) {
    await name.fill(next);
    await save.click();
    await expect.poll(titleNow).toBe(next);
    await expect(note).toHaveValue('Chapter two.');
  }

  await cancelVersion.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('Chapter two.');
  await cancelVersion.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(note).toHaveCount(0);
  await name.fill(`${title} C`);
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await titleNow()).toBe(`${title} C`);
});

test('an accepted applicant becomes an employee from the review @journey', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, applicantName } = await adminApi.makeApplication();
  await adminApi.review(id, 'accepted');
  await page.goto(`/admin/applications?review=${id}`);
  const section = page.getByRole('region', { name: 'Employee', exact: true });
  await section.getByRole('button', { name: 'Make employee' }).click();
  await expect(section.getByRole('textbox', { name: 'Link of the invitation' })).toHaveValue(
    /\/activate\?token=/,
  );
  await section.getByRole('link', { name: 'Open the profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit employee' });
  await expect(dialog.getByRole('textbox', { name: 'Name (required)', exact: true })).toHaveValue(
    applicantName,
  );
  await expect(dialog.getByRole('region', { name: 'Account' })).toContainText('Invited');
});

test('the new screens are accessible, German and 320 px wide', async ({
  adminPage,
  signIn,
  adminApi,
  server,
}) => {
  const { announcements, resources } = adminApi.client.trpc.admin;
  await announcements.create.mutate({ title: unique('A'), body: 'Text', isPublished: true });
  const resource = await resources.create.mutate({
    title: unique('R'),
    category: 'Policies',
    language: 'both',
    kind: 'link',
    url: 'https://intranet.example/',
    requiresAcknowledgement: true,
  });
  const cookie = { name: languageKey, value: 'de', url: server.url };
  const check = async (page: Page, path: string, ready: string) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByText(ready).first()).toBeVisible();
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, path);
  };
  const employee = await signIn(people.employee);
  for (const page of [adminPage, employee]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().addCookies([cookie]);
  }
  await check(employee, '/employee', 'Mit Ihrem Konto ist noch kein Profil verbunden');
  await check(employee, '/employee/resources', resource.title);
  await check(employee, '/employee/profile', 'Mit Ihrem Konto ist noch kein Profil verbunden');
  // No record of anybody stands on this screen, whose words would be in whatever language they were written.
  expect.soft(await englishTexts(employee)).toEqual([]);
  await check(adminPage, '/admin/content?tab=announcements', 'Sichtbar');
  await check(adminPage, '/admin/content?tab=announcements&edit=new', 'Oben anheften');
  await check(adminPage, '/admin/content?tab=resources', resource.title);
  const readers = adminPage.getByRole('button', { name: `Wer „${resource.title}“ bestätigt hat` });
  await expect(readers).toBeVisible();
  await check(adminPage, '/admin/content?tab=resources&edit=new', 'Bestätigung verlangen');
  await check(adminPage, `/admin/content?tab=resources&edit=${resource.id}`, 'Neue Version');
  await check(adminPage, `/admin/content?tab=resources&readers=${resource.id}`, 'Fehlen noch');
});
