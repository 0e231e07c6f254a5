import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { makeEmployee } from './support/employees.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const unique = () => randomUUID().slice(0, 8);

async function makeClient(adminApi: AdminApi, fields: Record<string, unknown> = {}) {
  const companyName = `Nordwind ${unique()}`;
  return adminApi.client.trpc.admin.clients.create.mutate({
    companyName,
    contactPerson: 'Ida Nord',
    contactEmail: `ida-${unique()}@nordwind.example`,
    ...fields,
  });
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });

test('a client is added, found and opened @journey', async ({ adminPage: page, adminApi }) => {
  const name = `Tidewater ${unique()}`;
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Client' });
  const add = dialog.getByRole('button', { name: 'Add client' });
  await add.click();
  await expectToast(page, 'Validation Error', 'Please fill in all required fields');
  await expect(dialog.getByText('Company name is required', { exact: true })).toBeVisible();
  await expect(field(page, 'Company name (required)')).toBeFocused();
  await field(page, 'Company name (required)').fill(name);
  await field(page, 'Contact person (required)').fill('Åsa Berg');
  await field(page, 'Email (required)').fill('asa@tidewater.example');
  await field(page, 'Website').fill('javascript:alert(1)');
  await field(page, 'Notes').fill('</script><img src=x onerror=alert(1)>');
  await add.click();
  await expect(dialog.getByText('Must be a valid URL', { exact: true })).toBeVisible();
  await field(page, 'Website').fill('https://tidewater.example');
  await choose(page, 'Payment method', 'PayPal');
  await choose(page, 'Preferred currency', 'GBP');
  await choose(page, 'Plan', 'Professional');
  await dialog.getByRole('switch', { name: 'NDA' }).click();
  await add.click();
  await expectToast(page, 'Client added successfully');
  await expect(dialog).toBeHidden();
  const { rows } = await adminApi.client.trpc.admin.clients.list.query({ search: name });
  expect(rows).toMatchObject([
    {
      contactPerson: 'Åsa Berg',
      website: 'https://tidewater.example',
      ndaSigned: true,
      paymentMethod: 'paypal',
      preferredCurrency: 'GBP',
      source: 'administrator',
      status: 'active',
    },
  ]);

  await page.getByRole('searchbox').fill(name);
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  await expect(card).toContainText('NDA signed');
  await expect(card).toContainText('PayPal, GBP');
  await expect(card).toContainText('</script><img src=x onerror=alert(1)>');
  await card.getByRole('link', { name: `View Details: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText(`added the client ${name}`)).toBeVisible();
});

test('clients are filtered, checked for doubles and edited', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('filters and the view stand in the address', async () => {
    const { companyName } = await makeClient(adminApi, { ndaSigned: true });
    await page.goto(`/admin/clients?search=${encodeURIComponent(companyName)}`);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page).toHaveURL(/view=table/);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await choose(page, 'Filter by NDA', 'NDA pending');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/clients?view=table');
    await choose(page, 'Filter by source', 'Registered');
    await expect(page).toHaveURL(/source=registration/);
    await page.getByRole('button', { name: /^Inactive/ }).click();
    await expect(page).toHaveURL(/status=inactive/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Inactive/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('a doubled name is a hint, and unsaved text is not lost', async () => {
    const { companyName, clientId } = await makeClient(adminApi);
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    await field(page, 'Company name (required)').fill(companyName.toUpperCase());
    await field(page, 'Industry').focus();
    await expect(page.getByText('There is a client like this already')).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(clientId);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Discard your changes?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Company name (required)')).toHaveValue(companyName.toUpperCase());
  });
  await test.step('the page of a client: edited in place, switched off and on', async () => {
    const { id, companyName } = await makeClient(adminApi);
    await page.goto(`/admin/clients/${id}`);
    await expect(page.getByText('Nobody of this company has an account yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Invite somebody' })).toHaveAttribute(
      'href',
      `/admin/users?invite=${id}`,
    );
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await field(page, 'Industry').fill('Logistics');
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Client updated successfully');
    await expect(page.getByRole('definition').filter({ hasText: 'Logistics' })).toBeVisible();
    await page.getByRole('switch', { name: 'Active client' }).click();
    await expectToast(page, `${companyName} is inactive now`);
    await page.getByRole('switch', { name: 'Active client' }).click();
    await expectToast(page, `${companyName} is active now`);
  });
});

test('clients that are not saved, outdated, not there or not loaded', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('an account manager who could not be saved stays chosen, and is saved by another try', async () => {
    const { id } = await makeClient(adminApi);
    const { name } = await makeEmployee(adminApi);
    const mendList = await blockRequests(page, requestsTo('admin.employees.list'));
    await page.goto(`/admin/clients/${id}`);
    const section = page.getByRole('region', { name: 'Account manager' });
    const chooser = section.getByRole('combobox', { name: 'Search by name' });
    await expect(chooser).toHaveAccessibleDescription(/^The people did not load/);
    await mendList();
    await chooser.click();
    await expect(section.getByRole('option').first()).toBeVisible();

    const mend = await blockRequests(page, requestsTo('admin.clients.setAccountManager'));
    await chooser.fill(name);
    await section.getByRole('option', { name }).click();
    await expect(section.getByRole('alert')).toContainText(
      'The account manager could not be saved',
    );
    await expect(chooser).toHaveValue(name);
    await mend();
    await section.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, 'The account manager is saved');
    await expect(section.getByRole('alert')).toBeHidden();
    await page.reload();
    await expect(chooser).toHaveValue(name);
  });
  await test.step('two administrators with one client: the second sees both texts', async () => {
    const { id, version } = await makeClient(adminApi);
    await page.goto(`/admin/clients/${id}?edit=true`);
    await field(page, 'Notes').fill('Mine');
    await adminApi.client.trpc.admin.clients.update.mutate({ id, version, notes: 'Theirs' });
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Theirs');
    await expect(field(page, 'Notes')).toHaveValue('Mine');
    await save.click();
    await expectToast(page, 'Client updated successfully');
    const { notes } = await adminApi.client.trpc.admin.clients.get.query({ id });
    expect(notes).toBe('Mine');
  });
  await test.step('a link that leads nowhere says so, within the portal', async () => {
    for (const id of [randomUUID(), 'nonsense']) {
      await page.goto(`/admin/clients/${id}`);
      await expect(page.getByRole('heading', { name: 'This client is not here' })).toBeAttached();
      await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to the clients' }).click();
    await expect(page).toHaveURL('/admin/clients');
  });
  await test.step('j and Enter open a client; a list that does not load can be asked for again', async () => {
    const { companyName } = await makeClient(adminApi);
    const mend = await blockRequests(page, requestsTo('admin.clients.list'));
    await page.goto(`/admin/clients?search=${encodeURIComponent(companyName)}`);
    await expect(page.getByText('This did not load')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: companyName })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(companyName);
  });
  await test.step('what the server says is told when it fails, and nothing typed is lost', async () => {
    await page.goto('/admin/clients?add=true');
    await field(page, 'Company name (required)').fill('Lost Line Ltd');
    await field(page, 'Contact person (required)').fill('Ida');
    await field(page, 'Email (required)').fill('ida@lost.example');
    await blockRequests(page, requestsTo('admin.clients.create'));
    await page.getByRole('dialog').getByRole('button', { name: 'Add client' }).click();
    await expectToast(page, 'The client was not added');
    await expect(field(page, 'Company name (required)')).toHaveValue('Lost Line Ltd');
  });
});

test('accessible, in German, and on a telephone', async ({ adminPage: page, adminApi }) => {
  const { id, companyName } = await makeClient(adminApi, { notes: 'Ruft lieber an.' });
  const visits = ['/admin/clients', '/admin/clients?view=table', `/admin/clients/${id}`];
  for (const path of visits) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
  await page.goto('/admin/clients?add=true');
  await expect(field(page, 'Company name (required)')).toBeVisible();
  await expectAccessible(page, 'add dialog');

  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  // What the demo content says is in whatever language its author wrote.
  for (const path of [
    `/admin/clients?search=${encodeURIComponent(companyName)}`,
    ...visits.slice(2),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page, path);
    expect.soft(await englishTexts(page), path).toEqual([]);
  }
});
