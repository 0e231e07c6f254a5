import { randomUUID } from 'node:crypto';
import type { Role } from '../src/shared/domain/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { blockRequests, expectRetry, requestsTo } from './support/calls.ts';
import { englishTexts } from './support/english-text.ts';
import { open } from './support/open.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const password = 'lamp river onion sock';

/** Somebody with a name nobody else has, invited and not yet there. */
async function inviteSomebody(adminApi: AdminApi, role: Role = 'employee') {
  const lastName = `Adler${randomUUID().slice(0, 8)}`;
  const email = `nina.${lastName}@customer.example`.toLowerCase();
  const person = { firstName: 'Nina', lastName, email, role, locale: 'en' as const };
  const { user, link } = await adminApi.client.trpc.admin.users.invite.mutate(person);
  return { ...person, id: user.id, name: `Nina ${lastName}`, link };
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('users are found, get links and companies', async ({
  adminPage: page,
  adminApi,
  newContext,
}) => {
  await test.step('search, filters and order stand in the address, and keys move through the rows', async () => {
    const person = await inviteSomebody(adminApi, 'client');
    await page.goto('/admin/users');
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(`${person.lastName} nina`);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(row(page, person.email)).toContainText('Invited');
    await page.getByRole('button', { name: /^Client/ }).click();
    await expect(page).toHaveURL(/role=client/);
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Invited (1)' }).click();
    await expect(page).toHaveURL(/state=invited/);
    await page.getByRole('button', { name: 'Last login' }).click();
    await expect(page).toHaveURL(/sort=lastLoginAt/);
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveText([person.name]);
    await page.getByRole('button', { name: /^Administrator/ }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('rowheader').nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Edit user' })).toBeVisible();
    await expectAccessible(page, 'edit user');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page, 'users');
  });
  await test.step('the German link leads to a German page', async () => {
    const { link } = await adminApi.client.trpc.admin.users.invite.mutate({
      firstName: 'Jürgen',
      lastName: 'Groß',
      email: `juergen.${randomUUID().slice(0, 8)}@customer.example`,
      role: 'client',
      locale: 'de',
    });
    expect(link).toMatch(/^\/de\/activate/);
    const page = await (await newContext()).newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, link);
    await expect(page.getByRole('heading', { name: 'Willkommen, Jürgen' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'activate');
    expect(await englishTexts(page)).toEqual([]);
  });
  await test.step('a new link replaces the one before', async () => {
    const person = await inviteSomebody(adminApi);
    await page.goto(`/admin/users?edit=${person.id}`);
    await page.getByRole('button', { name: 'Make a new link' }).click();
    const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    expect(link).not.toContain(person.link);
    const theirs = await (await newContext()).newPage();
    await open(theirs, person.link);
    await expect(theirs.getByText('This link does not work any more')).toBeVisible();
    await open(theirs, link);
    await expect(theirs.getByText('Welcome, Nina')).toBeVisible();
  });
  await test.step('a company is found by typing and goes with the client', async () => {
    const companyName = `Harbour ${randomUUID().slice(0, 8)}`;
    await adminApi.client.post('/api/client-registration', {
      companyName,
      contactPerson: 'Ida Berg',
      contactEmail: 'ida@harbour.example',
      phone: '+49 30 5550101',
      privacyConsent: true,
    });
    const person = await inviteSomebody(adminApi, 'client');
    await page.goto(`/admin/users?edit=${person.id}`);
    const company = page.getByRole('combobox', { name: 'Client company' });
    await company.fill(companyName.toLowerCase());
    await expect(page.getByRole('option')).toHaveText([companyName]);
    await company.press('Enter');
    await expect(company).toHaveValue(companyName);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'User updated successfully');
    const { users } = adminApi.client.trpc.admin;
    expect((await users.get.query({ id: person.id })).company?.companyName).toBe(companyName);
  });
  await test.step('from the page of a client somebody is invited for its company', async () => {
    const { clients, users } = adminApi.client.trpc.admin;
    const { id, companyName } = await clients.create.mutate({
      companyName: `Pier ${randomUUID().slice(0, 8)}`,
      contactPerson: 'Ida Berg',
      contactEmail: 'ida@pier.example',
    });
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('link', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    const company = dialog.getByRole('combobox', { name: 'Client company' });
    await expect(company).toHaveValue(companyName);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(companyName);
    await page.goForward();
    await page.reload();
    await expect(company).toHaveValue(companyName);
    const email = `otto.${randomUUID().slice(0, 8)}@pier.example`;
    await dialog.getByLabel('First name').fill('Otto');
    await dialog.getByLabel('Last name').fill('Pier');
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expectToast(page, 'Invitation created');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/admin/users');
    const { rows } = await users.list.query({ search: email });
    expect(rows).toMatchObject([{ role: 'client', company: { id } }]);
  });
});

test('a user gets another role, and is logged out by it @journey', async ({
  adminPage: page,
  adminApi,
  newContext,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const person = await inviteSomebody(adminApi);
  const theirs = await (await newContext()).newPage();
  await acceptInvitation(theirs, person.link);
  await expect(theirs).toHaveURL('/employee');

  await page.goto(`/admin/users?search=${person.lastName}`);
  await page.getByRole('button', { name: `Change the role of ${person.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit role' });
  await expect(dialog.getByRole('radio', { name: 'Employee' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Client' }).click();
  await expectAccessible(page, 'edit role');
  await dialog.getByRole('button', { name: 'Update role' }).click();
  await expectToast(page, 'User role updated successfully');
  await expect(dialog).toBeHidden();
  await expect(row(page, person.name)).toContainText('Client');
  await theirs.reload();
  await expect(theirs.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('users who cannot be changed, are outdated, leave or do not load', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
  newContext,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('the last administrator stays one, and is told why', async () => {
    const { users } = adminApi.client.trpc.admin;
    const { rows } = await users.list.query({ role: 'admin', state: 'active' });
    const me = rows.find(({ email }) => email === 'admin@talabridge.example');
    const others = rows.filter(({ id }) => id !== me?.id);
    for (const { id } of others) await users.deactivate.mutate({ id });
    try {
      await page.goto(`/admin/users?changeRole=${me?.id}`);
      const dialog = page.getByRole('dialog', { name: 'Edit role' });
      await dialog.getByRole('radio', { name: 'Client' }).click();
      await expect(dialog.getByText('This is your own account')).toBeVisible();
      await dialog.getByRole('button', { name: 'Update role' }).click();
      const reason =
        'This is the last administrator who can log in. Make somebody else an administrator first.';
      await expectToast(page, 'Failed to update user role', reason);
      await expect(dialog.getByText(reason)).toBeVisible();
    } finally {
      for (const { id } of others) await users.reactivate.mutate({ id });
    }
  });
  await test.step('name and address are changed; of two administrators the second sees the other version', async () => {
    const person = await inviteSomebody(adminApi);
    await page.goto(`/admin/users?edit=${person.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit user' });
    await dialog.getByLabel('First name').fill('Mine');
    const { users } = adminApi.client.trpc.admin;
    await users.update.mutate({
      ...(await users.get.query({ id: person.id })),
      firstName: 'Theirs',
    });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText(`Theirs ${person.lastName}`);
    await expect(dialog.getByLabel('First name')).toHaveValue('Mine');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'User updated successfully');
    expect(await users.get.query({ id: person.id })).toMatchObject({ firstName: 'Mine' });
  });
  await test.step('somebody is logged out everywhere, deactivated, let in again, and erased', async () => {
    const person = await inviteSomebody(adminApi);
    const theirs = await (await newContext()).newPage();
    await acceptInvitation(theirs, person.link);
    const logIn = () =>
      theirs.request.post('/api/auth/login', { data: { username: person.email, password } });

    await page.goto(`/admin/users?edit=${person.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit user' });
    await expect(dialog.getByText('Logged in on 1 device.')).toBeVisible();
    await dialog.getByRole('button', { name: 'End all sessions' }).click();
    await expectToast(page, '1 session ended');
    await expect(dialog.getByText('Not logged in anywhere.')).toBeVisible();
    expect((await theirs.request.get('/api/auth/user')).status()).toBe(401);
    expect((await logIn()).status()).toBe(200);

    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    const question = page.getByRole('dialog', { name: `Deactivate ${person.name}?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await expectToast(page, 'User deactivated');
    await expect(dialog.getByText('Cannot log in. Nothing was deleted.')).toBeVisible();
    expect((await logIn()).status()).toBe(401);

    await dialog.getByRole('button', { name: 'Reactivate' }).click();
    await expectToast(page, 'User reactivated');
    expect((await logIn()).status()).toBe(200);

    await adminApi.client.trpc.admin.users.deactivate.mutate({ id: person.id });
    await page.reload();
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    await page
      .getByRole('dialog', { name: `Erase the account of ${person.name}?` })
      .getByRole('button', { name: 'Erase the account' })
      .click();
    await expectToast(page, 'The account is erased');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/users');
  });
  await test.step('companies that do not load can be asked for again where one is chosen', async () => {
    const person = await inviteSomebody(adminApi, 'client');
    const mend = await blockRequests(page, requestsTo('admin.users.findCompanies'));
    await page.goto(`/admin/users?edit=${person.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit user' });
    const company = dialog.getByRole('combobox', { name: 'Client company' });
    const problem = /^The clients did not load\. Open the list to try again\./;
    await expect(company).toHaveAccessibleDescription(problem);
    await mend();
    await company.click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expect(company).not.toHaveAccessibleDescription(problem);
  });
  await test.step('a list that does not load can be asked for again', async () => {
    await expectRetry(page, {
      address: '/admin/users',
      query: 'admin.users.list',
      list: page.getByRole('table', { name: 'Users' }),
    });
  });
});

async function setPassword(page: Page, first: string, second = first) {
  await page.getByRole('textbox', { name: 'New password (required)' }).fill(first);
  await page.getByRole('textbox', { name: 'Repeat the password (required)' }).fill(second);
  await page.getByRole('button', { name: 'Set password and log in' }).click();
}

async function acceptInvitation(page: Page, link: string) {
  await open(page, link);
  await setPassword(page, password);
  await expectToast(page, 'Your account is ready');
}

test('somebody is invited, sets a password and is let in; the link works once', async ({
  adminPage: page,
  adminApi,
  newContext,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const known = await inviteSomebody(adminApi);
  const email = `otto.${randomUUID().slice(0, 8)}@customer.example`;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  const send = dialog.getByRole('button', { name: 'Create invitation' });
  await send.click();
  await expect(dialog.getByText('Please enter the first name')).toBeVisible();
  await expect(dialog.getByText('Please choose a role')).toBeVisible();
  await dialog.getByLabel('First name').fill('Otto');
  await dialog.getByLabel('Last name').fill('Mayer');
  await dialog.getByLabel('E-mail address').fill(known.email.toUpperCase());
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Client', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Client company' })).toBeVisible();
  await expectAccessible(page, 'add user');
  await send.click();
  await expect(
    dialog.getByText('An account with this e-mail address exists already'),
  ).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Otto');
  await dialog.getByLabel('E-mail address').fill(email);
  await send.click();
  await expectToast(page, 'Invitation created');
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await expect(page.getByText(`The invitation goes to ${email} by mail`)).toBeVisible();
  await expectAccessible(page, 'invitation');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const theirs = await (await newContext()).newPage();
  await open(theirs, link);
  await expect(theirs.getByRole('heading', { name: 'Welcome, Otto' })).toBeVisible();
  await expect(theirs.getByText('o•••@customer.example')).toBeVisible();
  await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await setPassword(theirs, 'too short');
  await expect(theirs.getByText('The password needs at least 12 characters')).toBeVisible();
  await setPassword(theirs, password, 'something else entirely');
  await expect(theirs.getByText('The two passwords are not the same')).toBeVisible();
  await setPassword(theirs, 'Password1234!');
  await expect(
    theirs.getByRole('main').getByText('This password is one of those that are tried first'),
  ).toBeVisible();
  await expectAccessible(theirs, 'set the password');
  await setPassword(theirs, password);
  await expectToast(theirs, 'Your account is ready');
  await expect(theirs).toHaveURL('/client');

  const later = await (await newContext()).newPage();
  await open(later, link);
  await expect(
    later.getByRole('heading', { name: 'This link does not work any more' }),
  ).toBeVisible();
  await expect(later.getByText('Please ask the person who invited you')).toBeVisible();
  await expectAccessible(later, 'dead link');
});

test('on a phone and in German', async ({ adminPage: page, adminApi, server }) => {
  const person = await inviteSomebody(adminApi, 'client');
  await page.context().addCookies([{ name: 'language', value: 'de', url: server.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/users?search=${person.lastName}`);
  await expect(page.getByRole('list', { name: 'Benutzer' })).toContainText(person.name);
  await expectNoSidewaysScroll(page, 'users');
  await expectAccessible(page, 'users on a phone');
  expect(await englishTexts(page)).toEqual([]);
  await page.getByRole('button', { name: `Bearbeiten: ${person.name}` }).click();
  await expect(page.getByRole('dialog').getByText('Zugang')).toBeVisible();
  await expectNoSidewaysScroll(page, 'edit user');
  expect(await englishTexts(page)).toEqual([]);
  await page.goto(`/admin/users?changeRole=${person.id}`);
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await page.goto('/admin/users?edit=new');
  await expect(page.getByRole('dialog').getByLabel('Vorname')).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
});
