import type { Route } from '@playwright/test';
import { demoBankAccount } from '../src/server/seed/seed-client-portal.ts';
import { companyContact } from '../src/shared/content/company-contact.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { people } from './support/people.ts';
import { addPortalClient } from './support/portal-client.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const part = (page: Page, name: string) => page.getByRole('form', { name });
const contact = (page: Page) => part(page, 'Company contact data');
const phoneOf = (page: Page) => contact(page).getByRole('textbox', { name: /^Phone/ });
const hours = (page: Page) => part(page, 'Booking availability');
const save = (page: Page, name: string) =>
  part(page, name).getByRole('button', { name: 'Save', exact: true }).click();

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await expect(contact(page)).toBeVisible({ timeout: 20_000 });
}

/** The PIN as the page shows it once it is asked for. */
async function readPin(page: Page): Promise<string> {
  const section = page.getByRole('region', { name: 'Media kit PIN' });
  await section.getByRole('button', { name: 'Show PIN' }).click();
  const shown = section.getByText(/^\d{4}$/);
  await expect(shown).toBeVisible();
  const pin = (await shown.textContent()) ?? '';
  await section.getByRole('button', { name: 'Hide PIN' }).click();
  await expect(section.getByText('hidden', { exact: true })).toBeAttached();
  return pin;
}

/** Whether a PIN opens the media kit, asked as a visitor does. */
async function opensKit(page: Page, pin: string): Promise<number> {
  const answer = await page.request.post('/api/trpc/public.openMediaKit', {
    data: { json: { pin } },
  });
  return answer.status();
}

test('another phone number is on every page at once, and back again @journey', async ({
  adminPage: page,
  newContext,
}) => {
  const phone = '+49 30 23125 900';
  const visitor = await (await newContext()).newPage();
  await openSettings(page);
  await phoneOf(page).fill(phone);
  const number = contact(page).getByRole('textbox', { name: 'Registration number' });
  const until = contact(page).getByLabel('Valid until');
  await visitor.goto('/');
  await expect(visitor.getByText('Registered with the National Privacy Commission')).toHaveCount(0);
  await number.fill('PIC-012-345');
  await until.fill('2027-08-31');
  await save(page, 'Company contact data');
  await expectToast(page, 'Company contact data saved');
  await expect(page.getByRole('region', { name: 'Company contact data' })).toContainText(
    /Last changed .* by /,
  );
  for (const path of ['/', '/impressum', '/de/impressum']) {
    await visitor.goto(path);
    await expect(visitor.locator('a[href="tel:+493023125900"]').first(), path).toHaveText(phone);
    const html = await (await visitor.request.get(path)).text();
    expect(html, path).not.toContain(companyContact.phone);
    expect(html, path).toContain(`"telephone":"${phone}"`);
  }
  const registration = {
    '/': 'Registered with the National Privacy Commission of the Philippines: PIC-012-345, valid until 31 August 2027',
    '/de':
      'Registriert bei der National Privacy Commission der Philippinen: PIC-012-345, gültig bis 31. August 2027',
  };
  for (const [path, text] of Object.entries(registration)) {
    await visitor.goto(path);
    await expect(visitor.getByRole('contentinfo').getByText(text)).toBeVisible();
  }
  await visitor.goto('/privacy-policy');
  await expect(visitor.getByRole('main').getByText(registration['/'])).toBeVisible();
  await number.fill('');
  await until.fill('');
  await contact(page)
    .getByRole('button', { name: `Phone: reset to ${companyContact.phone}` })
    .click();
  await expect(phoneOf(page)).toBeFocused();
  // The toast of the first time may still be there.
  const saved = page.waitForResponse(requestsTo('admin.settings.updateContact'));
  await save(page, 'Company contact data');
  expect((await saved).ok()).toBe(true);
  await expectToast(page, 'Company contact data saved');
  await visitor.goto('/impressum');
  await expect(visitor.getByRole('main')).toContainText(companyContact.phone);
});

test('settings that are refused or outdated', async ({
  adminPage: page,
  allowConsoleErrors,
  adminApi,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('bad contact data are not sent, and a failure loses nothing', async () => {
    await openSettings(page);
    const link = contact(page).getByRole('textbox', { name: /^LinkedIn/ });
    await link.fill('javascript:alert(1)');
    await phoneOf(page).fill('030 1');
    await save(page, 'Company contact data');
    await expect(
      contact(page).getByText('A full address that starts with https://', { exact: true }),
    ).toBeVisible();
    await expect(phoneOf(page)).toBeFocused();
    await link.fill('https://linkedin.example/other');
    await phoneOf(page).fill('+49 30 23125 901');
    const mend = await blockRequests(page, requestsTo('admin.settings.updateContact'));
    await save(page, 'Company contact data');
    await expectToast(page, 'The setting was not saved');
    await expect(link).toHaveValue('https://linkedin.example/other');
    await mend();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toHaveValue('https://linkedin.example/other');
  });
  await test.step('of two administrators the second sees both versions', async () => {
    await openSettings(page);
    const { client } = adminApi;
    const { retention } = await client.trpc.admin.settings.get.query();
    await client.trpc.admin.settings.updateRetention.mutate({
      value: { ...retention.value, bookings: 7 },
      seenAt: retention.updatedAt,
    });
    const form = part(page, 'Retention periods');
    const months = form.getByLabel('Booked meetings, in months');
    await months.fill('9');
    await save(page, 'Retention periods');
    const alert = form.getByRole('alert');
    await expect(alert).toContainText(/Booked meetings.*Saved: 7.*Yours: 9/);
    await expect(months).toHaveValue('9');
    await save(page, 'Retention periods');
    await expectToast(page, 'Retention periods saved');
    const now = await client.trpc.admin.settings.get.query();
    expect(now.retention.value.bookings).toBe(9);
    await months.fill('0');
    await save(page, 'Retention periods');
    await expect(form.getByText('A whole number from 1 to 120', { exact: true })).toBeVisible();
    await months.fill('9');
  });
});

test('the account for invoices is changed by whoever knows the password, and clients are told where to pay', async ({
  adminPage: page,
  adminApi,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const title = 'Bank account';
  const { admin } = adminApi.client.trpc;
  const { login, company } = await addPortalClient(adminApi);
  const draft = await admin.invoices.create.mutate({
    clientId: company.id,
    currency: 'EUR',
    taxRate: 1900,
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    dueOn: null,
    lines: [{ description: 'Support, hours', quantity: 10_000, unitPrice: 450 }],
    note: null,
  });
  // The demo content has an account already.
  await page.route(/admin\.launch\.getChecklist/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"account":"demo"', '"account":"missing"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/admin/clients/${company.id}?tab=invoices&open=${draft.id}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Send this invoice?' });
  await expect(question.getByText('No bank account is set')).toBeVisible();
  await page.unroute(/admin\.launch\.getChecklist/);
  await question.getByRole('link', { name: 'Enter it in the settings' }).click();
  await expect(page).toHaveURL('/admin/settings#bank-account');

  const form = part(page, title);
  const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await expect(field('Your password')).toHaveCount(0);
  await field('Account holder').fill('Talabridge Business Services, Inc.');
  await field('Name of the bank').fill('Musterbank');
  await field('IBAN').fill('de88370400440532013000');
  await field('Your password').fill('not the password');
  await save(page, title);
  await expect(form.getByText('The check digits do not fit')).toBeVisible();
  await expect(field('IBAN')).toBeFocused();
  await field('IBAN').fill('de89370400440532013000');
  await save(page, title);
  await expect(form.getByText('This is not your present password')).toBeVisible();
  await field('Your password').fill(people.administrator.password);
  await save(page, title);
  await expectToast(page, 'Bank account saved');
  await expect(field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect(field('Your password')).toHaveCount(0);
  await page.goto('/admin/activity');
  await expect(
    page.getByText('Ada Reyes changed the bank account for invoices').first(),
  ).toBeVisible();

  const { number } = await admin.invoices.send.mutate(draft);
  const client = await signIn(login);
  await client.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await client.goto(`/client/invoices?invoice=${draft.id}`);
  const payment = client.getByRole('region', { name: 'How to pay' });
  await expect(payment).toContainText('DE89 3704 0044 0532 0130 00');
  await payment.getByRole('button', { name: 'Copy IBAN' }).click();
  const copied = () => client.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('DE89370400440532013000');
  await payment.getByRole('button', { name: 'Copy Payment reference' }).click();
  await expect.poll(copied).toBe(number);
  await expectAccessible(client, 'how to pay');
  await client.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(client, 'how to pay');

  await page.goto('/admin/settings#bank-account');
  await form.getByRole('button', { name: 'Clear the fields to remove the account' }).click();
  await expect(field('Account holder')).toBeFocused();
  await expect(form.getByText('Saving now removes the bank account')).toBeVisible();
  await save(page, title);
  await expect(field('Your password')).toBeFocused();
  await field('Your password').fill(people.administrator.password);
  await save(page, title);
  await expectToast(page, 'Bank account removed');
  await expect(form.getByText('Saving now removes the bank account')).toHaveCount(0);
  await client.reload();
  await expect(client.getByRole('dialog', { name: number ?? '' })).toBeVisible();
  await expect(payment).toHaveCount(0);
  // With nothing stored an empty form is no removal.
  await save(page, title);
  await expect(form.getByText('Please enter the IBAN')).toBeVisible();
  const { bankAccount } = await admin.settings.get.query();
  await admin.settings.updateBankAccount.mutate({
    value: demoBankAccount,
    seenAt: bankAccount.updatedAt,
    password: people.administrator.password,
  });
});

test('hours, PIN, switches and the list before going live', async ({
  adminPage: page,
  adminApi,
  newContext,
}) => {
  await test.step('other hours are offered to visitors', async () => {
    const offered = async () => (await adminApi.client.trpc.public.listSlots.query()).slots;
    const before = await offered();
    await openSettings(page);
    await expect(hours(page).getByText(/Free times in all: /)).toBeVisible();
    await hours(page).getByRole('button', { name: 'Saturday: add hours' }).click();
    await expect(hours(page).getByLabel('Saturday, from')).toBeFocused();
    await hours(page).getByLabel('Saturday, from').fill('10:00');
    await hours(page).getByLabel('Saturday, to').fill('10:15');
    await save(page, 'Booking availability');
    await expect(
      hours(page).getByText('At least 30 minutes after the start', { exact: true }),
    ).toBeVisible();
    await hours(page).getByLabel('Saturday, to').fill('11:00');
    await hours(page).getByLabel('Horizon, in days').fill('14');
    await save(page, 'Booking availability');
    await expectToast(page, 'Booking availability saved');
    const after = await offered();
    const isSaturday = (slot: Date) => slot.getUTCDay() === 6;
    expect(before.filter(isSaturday)).toHaveLength(0);
    // Two Saturdays of two half hours; of the first one the notice may have taken some.
    const onSaturdays = after.filter(isSaturday).length;
    expect(onSaturdays).toBeGreaterThanOrEqual(2);
    expect(onSaturdays).toBeLessThanOrEqual(4);
    expect(after.length).toBeLessThan(before.length);

    const [first] = after;
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(first);
    await hours(page).getByRole('button', { name: 'Add exception' }).click();
    await hours(page).getByLabel('Date').fill(day);
    await save(page, 'Booking availability');
    await expectToast(page, 'Booking availability saved');
    await expect.poll(async () => (await offered())[0]).not.toEqual(first);
  });
  await test.step('the way into meetings leads somewhere, or says that it does not', async () => {
    const form = part(page, 'Joining meetings');
    await expect(form.getByText('Nobody can join a meeting yet')).toBeVisible();
    await form.getByLabel('Code', { exact: true }).fill('4711');
    await save(page, 'Joining meetings');
    await expect(form.getByText(/^A code alone leads nowhere/)).toBeVisible();
    await form.getByLabel('Link to the video room').fill('http://meet.bridge-services.de/x');
    await save(page, 'Joining meetings');
    await expect(form.getByText('A full address that starts with https://')).toBeVisible();
    await form
      .getByLabel('Link to the video room')
      .fill('https://meet.bridge-services.de/first-talk');
    await save(page, 'Joining meetings');
    // Meetings of the demo content are to come: their visitors would be mailed.
    const asked = page.getByRole('dialog', { name: /^Save, and send (one mail|\d+ mails)\?$/ });
    await expect(asked).toContainText('is told how to join from now on');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await expect(form.getByText('Nobody can join a meeting yet')).toBeVisible();
    await save(page, 'Joining meetings');
    await asked.getByRole('button', { name: 'Save and send' }).click();
    await expect(page.getByText(/^Joining meetings saved/)).toBeVisible();
    await expect(form.getByText('Nobody can join a meeting yet')).toBeHidden();
  });
  await test.step('with another PIN the old one opens nothing', async () => {
    const visitor = await (await newContext()).newPage();
    const old = await readPin(page);
    expect(await opensKit(visitor, old)).toBe(200);
    const form = part(page, 'Media kit PIN');
    await form.getByLabel('New PIN').fill('12');
    await form.getByRole('button', { name: 'Change PIN' }).click();
    await expect(form.getByText('The PIN has four digits', { exact: true })).toBeVisible();
    const next = old === '2468' ? '1357' : '2468';
    await form.getByLabel('New PIN').fill(next);
    await form.getByRole('button', { name: 'Change PIN' }).click();
    await expectToast(page, 'The PIN was changed', 'The old one no longer opens the media kit.');
    await visitor.goto('/media-kit.html');
    await expect(visitor).toHaveURL('/media-kit');
    expect(await opensKit(visitor, old)).toBe(403);
    expect(await opensKit(visitor, next)).toBe(200);
    await form.getByRole('button', { name: 'Generate a PIN' }).click();
    const question = page.getByRole('dialog', { name: 'Replace the PIN?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await opensKit(visitor, next)).toBe(200);
    await form.getByRole('button', { name: 'Generate a PIN' }).click();
    await question.getByRole('button', { name: 'Replace the PIN' }).click();
    await expectToast(page, 'The PIN was changed');
    await expect(question).toBeHidden();
    expect(await opensKit(visitor, next)).toBe(403);
  });
  await test.step('applications are closed and opened, blind review is on and off, a test mail is kept', async () => {
    for (const _ of ['closed', 'open']) {
      await page.getByRole('switch', { name: /applications/i }).click();
      await expectToast(page, 'Application settings updated successfully');
    }
    const blind = page.getByRole('region', { name: 'Reviewing applications' }).getByRole('switch');
    await blind.click();
    await expect(blind).toBeChecked();
    await blind.click();
    await expect(blind).not.toBeChecked();
    const mail = part(page, 'Mail');
    await mail.getByLabel('Send a test mail to').fill('nobody');
    await mail.getByRole('button', { name: 'Send test mail' }).click();
    await expect(mail.getByText('Invalid email address', { exact: true })).toBeVisible();
    await mail.getByLabel('Send a test mail to').fill('ida@people.example');
    await mail.getByRole('button', { name: 'Send test mail' }).click();
    await expect(mail.getByText(/^In the data folder: mail\/.*\.eml$/)).toBeVisible();
  });
  await test.step('lines that are ticked in quick succession are sent one after the other, and none comes undone', async () => {
    const { launch } = adminApi.client.trpc.admin;
    const untick = async () => {
      await launch.setTick.mutate({ id: 'legal', isDone: false });
      await launch.setTick.mutate({ id: 'retention', isDone: false });
    };
    await untick();
    await openSettings(page);
    const list = page.getByRole('region', { name: 'Before going live', exact: true });
    const boxes = [
      list.getByRole('checkbox', { name: 'Have a lawyer read the legal texts' }),
      list.getByRole('checkbox', { name: 'Check the retention periods' }),
    ];
    const held: Route[] = [];
    await page.route(requestsTo('admin.launch.setTick'), (route) => {
      held.push(route);
    });
    for (const box of boxes) await box.click();
    for (const box of boxes) await expect(box).toBeChecked();
    await expect.poll(() => held).toHaveLength(1);
    await held[0]?.continue();
    // The answer to the first knows nothing of the second yet.
    await expect.poll(() => held).toHaveLength(2);
    for (const box of boxes) await expect(box).toBeChecked();
    await held[1]?.continue();
    for (const box of boxes) await expect(box).not.toHaveAttribute('aria-busy');
    for (const box of boxes) await expect(box).toBeChecked();
    await page.unroute(requestsTo('admin.launch.setTick'));
    await page.reload();
    for (const box of boxes) await expect(box).toBeChecked();
    await untick();
  });
  await test.step('what has to be settled before going live is checked by the server or ticked by a person', async () => {
    const { launch } = adminApi.client.trpc.admin;
    await launch.setTick.mutate({ id: 'backup', isDone: false });
    await page.goto('/admin');
    await page
      .getByRole('link', { name: /^Before going live, lines still open: \d+ of 21$/ })
      .click();
    await expect(page).toHaveURL('/admin/settings#launch');
    const list = page.getByRole('region', { name: 'Before going live', exact: true });
    const line = (text: string) => list.getByRole('listitem').filter({ hasText: text });
    await expect(line('Enter how people join a meeting')).toContainText('say how to join');
    await expect(
      line('Open: Keep the data in PostgreSQL').or(line('Done: Keep the data')),
    ).toBeVisible();
    await expect(line('Open: Set up a mail server')).toContainText('SMTP_URL');

    const box = list.getByRole('checkbox', { name: 'Make a backup, and restore it as a trial' });
    await box.click();
    await expect(box).toBeChecked();
    await expect(line('Make a backup')).toContainText(/Ticked .* by Ada Reyes/);
    await page.reload();
    await expect(box).toBeChecked();
    await box.click();
    await expect(line('Make a backup')).not.toContainText('Ticked');
    await page.goto('/admin/activity');
    const tick = 'Ada Reyes ticked “Make a backup, and restore it as a trial”';
    await expect(page.getByText(tick).first()).toBeVisible();

    // What no server of a test can be: ready in every way.
    await page.route(/admin\.launch\.getChecklist/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('"isDone":false', '"isDone":true');
      await route.fulfill({ response: answer, body });
    });
    await openSettings(page);
    await expect(list.getByText('Everything on this list is done.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(0);
    await list.getByRole('button', { name: 'Show the list' }).click();
    await expect(line('Done: Set up a mail server')).toBeVisible();
  });
});

test('the settings can be used by everybody, also on a phone', async ({ adminPage: page }) => {
  await openSettings(page);
  await expect(hours(page).getByText(/Free times in all: /)).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'settings');
});
