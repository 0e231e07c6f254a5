import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { blockRequests, expectRetry, holdRequests, requestsTo } from './support/calls.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const unique = () => randomUUID().slice(0, 8);

async function send(adminApi: AdminApi, fields: { name?: string; message?: string } = {}) {
  const name = fields.name ?? `Writer ${unique()}`;
  const message = fields.message ?? `Please call back about ${unique()}.`;
  const answer = await adminApi.client.post('/api/contact', {
    name,
    email: 'writer@clients.example',
    company: 'Nordwind GmbH',
    message,
    consent: true,
  });
  expect(answer.status).toBe(200);
  const { rows } = await adminApi.client.trpc.admin.inbox.listMessages.query({ search: name });
  const [row] = rows;
  if (!row) throw new Error('the message did not arrive');
  return { ...row, message };
}

async function register(adminApi: AdminApi, mark = unique()) {
  const companyName = `Registered ${mark}`;
  const answer = await adminApi.client.post('/api/client-registration', {
    companyName,
    contactPerson: 'Ida Nord',
    contactEmail: 'ida@nordwind.example',
    phone: '+49 30 23125 111',
    plan: 'starter',
    privacyConsent: true,
  });
  expect(answer.status).toBe(200);
  return companyName;
}

const sheet = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a message is read by its link, answered, and archived @journey', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, name, message } = await send(adminApi, {
    message: `</script><img src=x onerror=alert(1)>\nSecond line ${unique()}`,
  });
  await page.goto(`/admin/inbox?search=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText('New');
  await page.getByRole('button', { name: `Open the message of ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`message=${id}`));
  await page.reload();
  await expect(sheet(page)).toContainText(message.split('\n')[1] ?? '');
  await expect(sheet(page)).toContainText('Version 2026-11');
  const reply = await sheet(page)
    .getByRole('link', { name: 'Reply by email' })
    .getAttribute('href');
  const url = new URL(reply ?? '');
  expect(url.searchParams.get('subject')).toContain('Your message to');
  expect(url.searchParams.get('body')).toContain('> Second line');

  await sheet(page).getByRole('button', { name: 'Mark as answered' }).click();
  await expectToast(page, 'Message marked as answered');
  await expect(sheet(page)).toContainText('Ada Reyes');
  await sheet(page).getByRole('textbox', { name: 'Internal note' }).fill('Called on Monday.');
  await sheet(page).getByRole('button', { name: 'Save note' }).click();
  await expectToast(page, 'Note saved');
  await sheet(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expectToast(page, 'Message archived');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(row(page, name)).toContainText('Archived');
  const stored = await adminApi.client.trpc.admin.inbox.getMessage.query({ id });
  expect(stored).toMatchObject({ status: 'archived', internalNote: 'Called on Monday.' });
});

test('messages, registrations, meetings and newsletter addresses are worked through', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('what is clicked while something is being saved follows after it', async () => {
    const { id } = await send(adminApi);
    await page.goto(`/admin/inbox?message=${id}`);
    await sheet(page).getByRole('textbox', { name: 'Internal note' }).fill('Called on Tuesday.');
    const held = Promise.withResolvers<void>();
    await page.route(
      requestsTo('admin.inbox.updateMessage'),
      async (route) => {
        await held.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await sheet(page).getByRole('button', { name: 'Save note' }).click();
    const archive = sheet(page).getByRole('button', { name: 'Archive', exact: true });
    await archive.click();
    await expect(archive).toHaveAttribute('aria-busy', 'true');
    held.resolve();
    await expectToast(page, 'Message archived');
    const stored = await adminApi.client.trpc.admin.inbox.getMessage.query({ id });
    expect(stored).toMatchObject({ status: 'archived', internalNote: 'Called on Tuesday.' });
  });
  await test.step('a note that is not saved is asked about', async () => {
    const { id } = await send(adminApi);
    await page.goto(`/admin/inbox?message=${id}`);
    const note = sheet(page).getByRole('textbox', { name: 'Internal note' });
    await note.fill('Half a thou');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Discard your changes?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(note).toHaveValue('Half a thou');
  });
  await test.step('j, k and Enter read through the messages', async () => {
    const mark = unique();
    for (const number of [1, 2]) {
      await send(adminApi, {
        name: `Writer ${number} of ${mark}`,
        message: `Text ${number} ${mark}`,
      });
    }
    await page.goto(`/admin/inbox?search=${mark}&sort=name&order=asc`);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toContainText(`Text 1 ${mark}`);
    await page.keyboard.press('j');
    await expect(sheet(page)).toContainText(`Text 2 ${mark}`);
    await page.keyboard.press('k');
    await expect(sheet(page)).toContainText(`Text 1 ${mark}`);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: `Open the message of Writer 1 of ${mark}` }),
    ).toBeFocused();
  });
  await test.step('a registration is handled, taken back, and set inactive', async () => {
    const name = await register(adminApi);
    await page.goto('/admin/inbox');
    await page.getByRole('tab', { name: /^Registrations/ }).click();
    await expect(page).toHaveURL('/admin/inbox?tab=registrations');
    await page.getByRole('searchbox').fill(name);
    await expect(row(page, name)).toContainText('Starter');
    await expect(page.getByText('1 registration', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Mark as handled: ${name}` }).click();
    await expectToast(page, 'Registration marked as handled');
    await expect(row(page, name)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'The registration waits again');
    await expect(row(page, name).getByRole('link')).toBeFocused();
    await page.getByRole('button', { name: `Mark as handled and set inactive: ${name}` }).click();
    await expectToast(page, 'Registration marked as handled, client set inactive');
    await page.getByRole('button', { name: /^Handled/ }).click();
    await expect(row(page, name)).toContainText('Inactive');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Inactive');
  });
  await test.step('two that are handled at once lead the focus to the one that is left', async () => {
    const mark = unique();
    const left = await register(adminApi, `${mark} left`);
    const second = await register(adminApi, `${mark} second`);
    const first = await register(adminApi, `${mark} first`);
    await page.goto(`/admin/inbox?tab=registrations&search=${mark}`);
    const handling = requestsTo('admin.inbox.handleRegistration');
    const release = await holdRequests(page, handling, { times: 1 });
    await page.getByRole('button', { name: `Mark as handled: ${first}` }).click();
    await page.getByRole('button', { name: `Mark as handled: ${second}` }).click();
    await expect(row(page, second)).toHaveCount(0);
    release();
    await expect(row(page, first)).toHaveCount(0);
    await expect(row(page, left).getByRole('link')).toBeFocused();
  });
  await test.step('the client’s page tells of a registration that waits', async () => {
    const name = await register(adminApi);
    await page.goto(`/admin/inbox?tab=registrations&search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    // The inbox names the client in its own buttons, until the page of the client is there.
    await page.getByRole('button', { name: 'Mark as handled', exact: true }).click();
    await expectToast(page, 'Registration marked as handled');
    await expect(page.getByText('This registration waits for somebody')).toBeHidden();
  });
  await test.step('without its filters a list stays in its view', async () => {
    await page.goto(`/admin/inbox?tab=registrations&state=handled&search=${unique()}`);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/inbox?tab=registrations&state=handled');
  });
  await test.step('meetings are told by every clock', async () => {
    const name = `Visitor ${unique()}`;
    const { slots } = await adminApi.client.trpc.public.listSlots.query();
    await adminApi.client.trpc.public.bookMeeting.mutate({
      startsAt: slots.at(-1) ?? new Date(),
      name,
      email: `${unique()}@clients.example`,
      topic: 'Calls at night',
      timeZone: 'America/New_York',
      consent: true,
    });
    await page.goto(`/admin/inbox?tab=bookings&search=${encodeURIComponent(name)}`);
    await expect(row(page, name)).toContainText('Calls at night');
    for (const zone of ['Berlin', 'Manila', 'New York (visitor)']) {
      await expect(row(page, name)).toContainText(zone);
    }
    const openMeeting = row(page, name).getByRole('button', { name: /^Open/ });
    await openMeeting.click();
    await expect(sheet(page)).toContainText('Calls at night');
    await page.reload();
    await expect(sheet(page)).toContainText('Calls at night');
    await page.keyboard.press('Escape');
    await expect(openMeeting).toBeFocused();
    await page.getByRole('button', { name: 'Past' }).click();
    await expect(page).toHaveURL(/period=past/);
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/inbox?tab=bookings&period=past');
  });
  await test.step('newsletter addresses: found, exported, removed', async () => {
    const email = `${unique()}@readers.example`;
    await adminApi.client.post('/api/newsletter', { email });
    await page.goto(`/admin/inbox?tab=newsletter&search=${encodeURIComponent(email)}`);
    await expect(row(page, email)).toContainText('Not confirmed');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^newsletter-.*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${email},Not confirmed,en`);
    await page.getByRole('button', { name: `Remove ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click();
    await expectToast(page, 'Address removed');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
});

test('what is deleted, refused, outdated or not loaded is told', async ({
  adminPage: page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('a message is deleted only after the question', async () => {
    const { id, name } = await send(adminApi);
    await page.goto(`/admin/inbox?search=${encodeURIComponent(name)}&message=${id}`);
    await sheet(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete this message?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await sheet(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete message' }).click();
    await expectToast(page, 'Message deleted');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.goto(`/admin/inbox?message=${id}`);
    await expect(page.getByText('This record is not here any more')).toBeVisible();
  });
  await test.step('the question stays when nothing was deleted, and goes with a message that is gone', async () => {
    const { id } = await send(adminApi);
    await page.goto(`/admin/inbox?message=${id}`);
    await sheet(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete this message?' });
    const restoreLine = await blockRequests(page, requestsTo('admin.inbox.deleteMessage'));
    await question.getByRole('button', { name: 'Delete message' }).click();
    await expectToast(page, 'The message was not deleted');
    await expect(question).toBeVisible();
    await restoreLine();
    await adminApi.client.trpc.admin.inbox.deleteMessage.mutate({ id });
    await question.getByRole('button', { name: 'Delete message' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('This record is not here any more')).toBeVisible();
  });
  await test.step('two administrators with one message: the second sees both notes', async () => {
    const { id, version } = await send(adminApi);
    await page.goto(`/admin/inbox?message=${id}`);
    const note = sheet(page).getByRole('textbox', { name: 'Internal note' });
    await note.fill('Mine');
    const update = adminApi.client.trpc.admin.inbox.updateMessage;
    await update.mutate({ id, version, internalNote: 'Theirs' });
    await sheet(page).getByRole('button', { name: 'Save note' }).click();
    await expect(sheet(page).getByRole('alert')).toContainText('Theirs');
    await expect(note).toHaveValue('Mine');
    await sheet(page).getByRole('button', { name: 'Save note' }).click();
    await expectToast(page, 'Note saved');
  });
  await test.step('a pasted text that is too long says how much of it is missing', async () => {
    const { id } = await send(adminApi);
    await page.goto(`/admin/inbox?message=${id}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(5507)));
    const note = sheet(page).getByRole('textbox', { name: 'Internal note' });
    await note.focus();
    await page.keyboard.press('Control+V');
    await expect(sheet(page).getByText('The last 507 characters you pasted')).toBeVisible();
    await expect(sheet(page).getByText('5,000 of 5,000 characters')).toBeVisible();
    await note.fill('');
    await expect(sheet(page).getByText('you pasted')).toHaveCount(0);
  });
  await test.step('messages that do not load can be asked for again', async () => {
    await expectRetry(page, {
      address: '/admin/inbox',
      query: 'admin.inbox.listMessages',
      list: page.getByRole('table', { name: 'Messages' }),
    });
  });
  await test.step('what could not be marked goes back to what it was', async () => {
    const { id, name } = await send(adminApi);
    await page.goto(`/admin/inbox?search=${encodeURIComponent(name)}&message=${id}`);
    const facts = sheet(page).getByRole('definition');
    await expect(facts.filter({ hasText: 'New' })).toBeVisible();
    await blockRequests(page, requestsTo('admin.inbox.updateMessage'));
    await sheet(page).getByRole('button', { name: 'Archive', exact: true }).click();
    await expectToast(page, 'The message was not changed');
    await expect(facts.filter({ hasText: 'New' })).toBeVisible();
    await expect(facts.filter({ hasText: 'Archived' })).toHaveCount(0);
  });
});

test('accessible, in German, and on a telephone', async ({ adminPage: page, adminApi }) => {
  const { id, name } = await send(adminApi, { message: 'Bitte rufen Sie zurück.' });
  const company = await register(adminApi);
  const path = (query: string, search = '') =>
    `/admin/inbox?${query}&search=${encodeURIComponent(search)}`;
  async function open(address: string) {
    await page.goto(address);
    const shown = address.includes('message=') ? page.getByRole('dialog') : page.getByRole('tab');
    await expect(shown.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  for (const query of ['', 'tab=registrations', 'tab=bookings', 'tab=newsletter']) {
    await open(path(query));
    await expectAccessible(page, query);
  }
  await open(path(`message=${id}`));
  await expectAccessible(page, 'message');

  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  // What visitors wrote is in whatever language they chose.
  for (const address of [
    path('', name),
    path(`message=${id}`, name),
    path('tab=registrations', company),
    path('tab=bookings', 'Oelschläger'),
    path('tab=newsletter'),
  ]) {
    await open(address);
    await expectNoSidewaysScroll(page, address);
    expect.soft(await englishTexts(page), address).toEqual([]);
  }
});
