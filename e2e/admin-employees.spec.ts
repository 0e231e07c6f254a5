import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { makeEmployee, photo } from './support/employees.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const uniqueName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;
/** The recorder of the trace asks for the file in the crop once more, which the policy refuses. */
const recordersRequest = /^Connecting to 'blob:/;
/** Says that the person agreed, and publishes what the dialog shows. */
async function publish(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: `Show ${name} on the website?` });
  await dialog.getByRole('checkbox', { name: 'The employee has agreed to be shown.' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
}
const firstTwo = async (page: Page) =>
  (await page.getByRole('rowheader').allInnerTexts()).slice(0, 2);

test('an employee is added with a photo cut by keyboard, and shown on the site at once', async ({
  adminPage: page,
  page: visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(recordersRequest);
  const name = uniqueName('Amélie');
  await visitor.goto('/');
  await page.goto('/admin/employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  const create = dialog.getByRole('button', { name: 'Create employee' });
  await expect(create).toBeDisabled();
  await expect(
    dialog.getByText('Still missing: Name, Position, Photo, Short bio, Bio'),
  ).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Name (required)', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Position (required)', exact: true }).fill('Team Lead');
  await dialog
    .getByRole('textbox', { name: 'Short bio (required)', exact: true })
    .fill('Leads the night shift.');
  await dialog.getByRole('textbox', { name: 'Bio (required)', exact: true }).fill('A long text.');
  await expect(dialog.getByText('Still missing: Photo', { exact: true })).toBeVisible();
  await expect(create).toBeDisabled();

  await dialog.getByLabel('Choose: Photo', { exact: true }).setInputFiles(await photo());
  await expect(dialog.getByText('A photo is still being chosen or uploaded.')).toBeVisible();
  const zoom = dialog.getByLabel('Zoom');
  await zoom.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('1.5');
  await dialog.getByRole('application').focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(dialog.getByRole('img', { name: 'Photo', exact: true })).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Skills' }).first().fill('Listening');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Skills' }).first().fill('Excel,');
  await dialog.getByRole('switch', { name: 'Public' }).click();
  await publish(page, name);
  await expect(dialog.getByRole('switch', { name: 'Public' })).toBeChecked();
  await dialog.getByLabel('Tax ID').fill('123-456-789-000');
  await create.click();
  await expectToast(page, 'Employee created successfully');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toContainText('Team Lead');

  await visitor.goto('/');
  await expect(visitor.getByText(name).first()).toBeAttached();
});

test('a person of the demo content is changed, hidden, and shown again', async ({
  adminPage: page,
  page: visitor,
}) => {
  const name = 'Marisol Ibarra Fuentes';
  await page.goto('/admin/employees');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit employee' });
  const phone = dialog.getByLabel('Phone', { exact: true });
  const before = await phone.inputValue();
  for (const number of ['+63 900 000 0199', before]) {
    await phone.fill(number);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(phone).toHaveValue(number);
  }
  await page.keyboard.press('Escape');
  const shown = page.getByRole('switch', { name: `Public: ${name}` });
  await shown.click();
  await expectToast(page, 'Employee updated successfully');
  await page.reload();
  await shown.click();
  await expect(page.getByRole('dialog')).toContainText('The employee has agreed to be shown.');
  await page.keyboard.press('Escape');
  await expect(shown).toBeFocused();
  await shown.click();
  await publish(page, name);
  await expect(shown).toBeChecked();
  await expect(shown).toBeFocused();
  await expectToast(page, 'Employee updated successfully');
  await visitor.goto('/profile/marisol-ibarra-fuentes');
  await expect(visitor.getByRole('img', { name: `Photo of ${name}` })).toBeVisible();
});

test('numbers, private records, deleting and QR codes', async ({
  adminPage: page,
  adminApi,
  server,
}) => {
  await test.step('numbers stay masked until they are shown, and untouched ones stay as they are', async () => {
    const { id, name } = await makeEmployee(adminApi, {
      taxId: '123-456-789',
      sssNumber: '33-1234567-8',
      birthdate: '1990-04-05',
    });
    await page.goto('/admin/employees');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit employee' });
    await expect(dialog.getByLabel('Tax ID')).toHaveValue('•••• -789');
    await dialog.getByRole('textbox', { name: 'Position (required)', exact: true }).fill('Manager');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Employee updated successfully');
    await expect(rowOf(page, name)).toContainText('Manager');

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(dialog.getByLabel('Tax ID')).toHaveValue('123-456-789');
    await expect(dialog.getByText('Your name and the time are recorded')).toBeFocused();
    await expect(dialog.getByLabel('Birthdate')).toHaveValue('1990-04-05');
    await dialog.getByLabel('Tax ID').fill('');
    await dialog.getByLabel('HDMF number').fill('1234-5678');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('1234-5678-9012')).toBeVisible();
    await dialog.getByLabel('HDMF number').fill('1234-5678-9012');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    const { employees } = adminApi.client.trpc.admin;
    expect(await employees.reveal.mutate({ id })).toEqual({
      taxId: null,
      sssNumber: '33-1234567-8',
      hdmfNumber: '1234-5678-9012',
      philhealthNumber: null,
      birthdate: '1990-04-05',
    });
  });
  await test.step('name and position make a private record, which takes a government number', async () => {
    const name = uniqueName('Agent');
    await page.goto('/admin/employees?edit=new');
    const dialog = page.getByRole('dialog', { name: 'Add Employee' });
    const keep = dialog.getByRole('button', { name: 'Save without publishing' });
    await dialog.getByRole('textbox', { name: 'Name (required)', exact: true }).fill(name);
    await expect(keep).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Position (required)', exact: true }).fill('Agent');
    await expect(dialog.getByRole('button', { name: 'Create employee' })).toBeDisabled();
    await dialog.getByLabel('Email', { exact: true }).fill('no address');
    await keep.click();
    await expect(dialog.getByText('Invalid email address')).toBeVisible();
    await dialog.getByLabel('Email', { exact: true }).fill('');
    await keep.click();
    await expectToast(page, 'Employee created successfully');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit employee' });
    await edit.getByLabel('SSS number').fill('33-7654321-0');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Employee updated successfully');
    const { employees } = adminApi.client.trpc.admin;
    const [row] = (await employees.list.query({ search: name })).rows;
    expect(await employees.reveal.mutate({ id: row?.id ?? '' })).toMatchObject({
      sssNumber: '33-7654321-0',
    });
  });
  await test.step('deleting needs no question and can be undone', async () => {
    const { name } = await makeEmployee(adminApi);
    await page.goto('/admin/employees');
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expectToast(page, 'Employee deleted successfully');
    await expect(rowOf(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Employee restored');
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
  });
  await test.step('the QR code is downloaded and leads to the public page', async () => {
    const { id, name, slug } = await makeEmployee(adminApi);
    await page.goto('/admin/employees');
    await page.getByRole('button', { name: `QR code of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `QR code of ${name}` });
    await expect(dialog.getByText(`${server.url}/profile/${slug}`, { exact: true })).toBeVisible();
    const image = dialog.getByRole('img', { name: /^QR code/ });
    await expect(image).toHaveAttribute('width', '256');

    const pngDownload = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PNG' }).click();
    const png = await pngDownload;
    expect(png.suggestedFilename()).toBe(`${slug}.png`);
    expect((await sharp(await png.path()).metadata()).width).toBe(256);
    const svgDownload = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download SVG' }).click();
    const svg = await svgDownload;
    expect(svg.suggestedFilename()).toBe(`${slug}.svg`);
    expect(await readFile(await svg.path(), 'utf8')).toContain(
      'xmlns="http://www.w3.org/2000/svg"',
    );
    await expectAccessible(page, 'QR code');
    await expect(dialog.getByRole('link', { name: 'Open public page' })).toHaveAttribute(
      'href',
      `${server.url}/profile/${slug}`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `QR code of ${name}` })).toBeFocused();

    await adminApi.client.put(`/api/employee-profiles/${id}`, { isPublic: false });
    await page.goto(`/admin/employees?qr=${id}`);
    await expect(dialog.getByRole('button', { name: 'Open public page' })).toBeDisabled();
    await expect(dialog.getByText('while the profile is private')).toBeVisible();
  });
});

test('switches, order, outdated records and photos, also when the line is cut', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest, recordersRequest);
  await test.step('the switches of a row take effect at once and go back when the line is cut', async () => {
    const { id, name } = await makeEmployee(adminApi);
    await page.goto('/admin/employees');
    const shown = page.getByRole('switch', { name: `Public: ${name}` });
    await shown.click();
    await expectToast(page, 'Employee updated successfully');
    await expect(shown).not.toBeChecked();
    expect((await adminApi.client.get(`/api/employee-profiles/${id}`)).status).toBe(404);

    const mend = await blockRequests(page, requestsTo('admin.employees.update'));
    await shown.click();
    await publish(page, name);
    await expectToast(page, 'Failed to update employee');
    await expect(shown).not.toBeChecked();
    await mend();
    await page.getByRole('switch', { name: `Active: ${name}` }).click();
    await expectToast(page, 'Employee updated successfully');
    await shown.click();
    await publish(page, name);
    await expectToast(page, 'Employee updated successfully');
    // The toast of the switch before says the same.
    await expect
      .poll(async () => (await adminApi.client.trpc.admin.employees.get.query({ id })).isPublic)
      .toBe(true);
    // Somebody else is faster.
    await adminApi.client.trpc.admin.employees.update.mutate({ id, isPublic: false });
    const active = page.getByRole('switch', { name: `Active: ${name}` });
    await active.click();
    await expectToast(
      page,
      'Failed to update employee',
      'Somebody else changed this in the meantime. You see the current state now.',
    );
    await expect(shown).not.toBeChecked();
    await expect(active).not.toBeChecked();
    await active.click();
    await expect(active).toBeChecked();
    await active.click();
    await expect(active).not.toBeChecked();
    await expect
      .poll(async () => (await adminApi.client.trpc.admin.employees.get.query({ id })).isActive)
      .toBe(false);
    await page.getByRole('button', { name: 'Inactive' }).click();
    await expect(page).toHaveURL('/admin/employees?state=inactive');
    await expect(rowOf(page, name)).toBeVisible();
  });
  await test.step('the order is changed by keyboard, kept, and taken back when it could not be saved', async () => {
    // At the head of the list, one after the other.
    const first = await makeEmployee(adminApi, { name: uniqueName('Aa'), displayOrder: -200 });
    const second = await makeEmployee(adminApi, { name: uniqueName('Bb'), displayOrder: -199 });
    await page.goto('/admin/employees');
    await expect(rowOf(page, second.name)).toBeVisible();
    await expect.poll(() => firstTwo(page)).toEqual([first.name, second.name]);

    async function moveDown(name: string) {
      await page.getByRole('button', { name: `Move ${name}` }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(`Lifted ${name}, place 1`)).toBeAttached();
      await page.keyboard.press('ArrowDown', { delay: 40 });
      await expect(page.getByText(`${name} is now at place 2`)).toBeAttached();
      await page.keyboard.press('Space');
    }
    await moveDown(first.name);
    await expectToast(page, 'Order saved');
    await expect.poll(() => firstTwo(page)).toEqual([second.name, first.name]);
    await page.reload();
    await expect(rowOf(page, second.name)).toBeVisible();
    await expect.poll(() => firstTwo(page)).toEqual([second.name, first.name]);

    await blockRequests(page, requestsTo('admin.employees.reorder'));
    await moveDown(second.name);
    await expectToast(page, 'Failed to save the order');
    await expect.poll(() => firstTwo(page)).toEqual([second.name, first.name]);

    await page.getByRole('searchbox').fill('Bb');
    await expect(page.getByText('To change the order, show everybody')).toBeVisible();
    await expect(page.getByRole('button', { name: `Move ${second.name}` })).toHaveCount(0);
  });
  await test.step('two administrators with one employee: the second sees both texts and loses nothing', async () => {
    const { id } = await makeEmployee(adminApi, { position: 'Agent' });
    await page.goto(`/admin/employees?edit=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit employee' });
    await dialog.getByRole('textbox', { name: 'Position (required)', exact: true }).fill('Mine');
    await adminApi.client.put(`/api/employee-profiles/${id}`, {
      position: 'Theirs',
      department: 'Their department',
    });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('Somebody else has saved meanwhile')).toBeVisible();
    await expect(dialog.getByText('Saved: Theirs')).toBeVisible();
    await expect(dialog.getByText('Yours: Mine')).toBeVisible();
    await expect(
      dialog.getByRole('textbox', { name: 'Position (required)', exact: true }),
    ).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Employee updated successfully');
    const stored = await adminApi.client.trpc.admin.employees.get.query({ id });
    expect(stored).toMatchObject({ position: 'Mine', department: 'Their department' });
  });
  await test.step('a file that is no picture, and one that only says so, are refused in words', async () => {
    await page.goto('/admin/employees?edit=new');
    const dialog = page.getByRole('dialog', { name: 'Add Employee' });
    const input = dialog.getByLabel('Choose: Photo', { exact: true });
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(dialog.getByText('Please choose a JPEG, PNG or WebP file.')).toBeVisible();
    await input.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(dialog.getByText('This file cannot be shown as a picture.')).toBeVisible();

    const mend = await blockRequests(page, /\/api\/admin\/images/);
    await input.setInputFiles(await photo());
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(dialog.getByText(/^The photo was not uploaded/)).toBeVisible();
    await mend();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('img', { name: 'Photo', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Discard your changes?')).toBeVisible();
  });
});

test('a hired person is shown only when all is there and agreed to, and their own phone never', async ({
  adminPage: page,
  adminApi,
  page: visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(recordersRequest, failedRequest);
  const [phone, email] = ['+63 918 555 0177', `${randomUUID()}@applicants.example`];
  const application = await adminApi.makeApplication({ phone, email });
  const name = application.applicantName;
  await adminApi.review(application.id, 'accepted');
  await page.goto(`/admin/applications?review=${application.id}`);
  const section = page.getByRole('region', { name: 'Employee', exact: true });
  await section.getByRole('button', { name: 'Make employee' }).click();
  await expect(section.getByRole('link', { name: 'Open the profile' })).toBeVisible();

  await page.goto(`/admin/employees?search=${encodeURIComponent(email)}`);
  await expect(rowOf(page, name)).toContainText(phone);
  const active = page.getByRole('switch', { name: `Active: ${name}` });
  await active.click();
  await expectToast(page, 'Employee updated successfully');
  const shown = page.getByRole('switch', { name: `Public: ${name}` });
  await shown.click();
  const question = page.getByRole('dialog', { name: `Show ${name} on the website?` });
  await expect(question.getByRole('alert').getByRole('listitem')).toHaveText([
    'Photo',
    'Short bio',
    'Bio',
  ]);
  await expect(question).not.toContainText(phone);
  await expect(question.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expectAccessible(page, 'what is missing');
  await question.getByRole('button', { name: 'Complete the profile' }).click();

  const dialog = page.getByRole('dialog', { name: 'Edit employee' });
  await expect(dialog.getByLabel('Private phone')).toHaveValue(phone);
  await expect(dialog.getByLabel('Private email')).toHaveValue(email);
  await expect(dialog.getByLabel('Phone', { exact: true })).toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Position (required)', exact: true }).fill('Agent');
  await dialog.getByRole('switch', { name: 'Public' }).click();
  await question.getByRole('button', { name: 'Complete the profile' }).click();
  await expect(dialog.getByLabel('Choose: Photo', { exact: true })).toBeFocused();
  await dialog.getByLabel('Choose: Photo', { exact: true }).setInputFiles(await photo());
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(dialog.getByRole('img', { name: 'Photo', exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Short bio' }).first().fill('Answers calls.');
  await dialog
    .getByRole('textbox', { name: 'Bio', exact: true })
    .first()
    .fill('Answers calls well.');
  await dialog.getByRole('switch', { name: 'Public' }).click();
  await expect(question).toContainText('Answers calls well.');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(
    question.getByText('Please confirm that the employee has agreed to be shown'),
  ).toBeVisible();
  await expectAccessible(page, 'what will be visible');
  await publish(page, name);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Employee updated successfully');
  await expect(shown).toBeChecked();

  const { rows } = await adminApi.client.trpc.admin.employees.list.query({ search: email });
  const slug = rows[0]?.slug ?? '';
  await visitor.goto(`/profile/${slug}`);
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(visitor.getByText('Answers calls well.')).toBeVisible();
  for (const path of [`/profile/${slug}`, `/de/profile/${slug}`, '/', '/sitemap.xml']) {
    const { text } = await adminApi.client.get(path);
    expect(text).not.toContain(email);
    expect(text).not.toMatch(/555.?0177/);
  }

  // Back again without a question. The switch shows it before the server has it.
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect.poll(async () => (await visitor.request.get(`/profile/${slug}`)).status()).toBe(404);
});

test('nothing breaks WCAG, in either theme', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(recordersRequest);
  const { id } = await makeEmployee(adminApi, { taxId: '123-456-789', skills: ['Listening'] });
  await page.goto('/admin/employees');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'list');
  await page.goto(`/admin/employees?edit=${id}`);
  await expect(page.getByLabel('Notes (internal)')).toBeVisible();
  await expectAccessible(page, 'form');
  await page.getByLabel('Replace: Photo', { exact: true }).setInputFiles(await photo());
  await expect(page.getByRole('button', { name: 'Use photo' })).toBeEnabled();
  await expectAccessible(page, 'crop');
});

test('in German, and on a phone', async ({ adminPage: page, adminApi }) => {
  const { id, name } = await makeEmployee(adminApi, { taxId: '123-456-789' });
  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/employees');
  await expect(page.getByRole('heading', { name: 'Mitarbeitende' })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await expectNoSidewaysScroll(page, 'list');
  await page.goto(`/admin/employees?edit=${id}`);
  await expect(page.getByLabel('Notizen (intern)')).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await expectNoSidewaysScroll(page, 'form');
});
