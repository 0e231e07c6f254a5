import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { languageKey } from '../src/shared/i18n/locale.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { personPause } from './support/contact.ts';
import { englishTexts } from './support/english-text.ts';
import { mailTo, pathIn } from './support/mails.ts';
import { open } from './support/open.ts';
import { addLogin, addPortalClient, addService } from './support/portal-client.ts';
import { completeRegistration, fillRegistration } from './support/register.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const password = 'lamp river onion sock';
const unique = () => randomUUID().slice(0, 8);

/** A company registers on the site, and its contact follows the link of the mail into the portal. */
async function registerCompany(page: Page, adminApi: AdminApi): Promise<string> {
  const name = `Nordwind ${unique()}`;
  const email = `${randomUUID()}@nordwind.example`;
  await page.clock.install();
  await open(page, '/register?plan=professional');
  await fillRegistration(page, { companyName: name, contactEmail: email });
  await personPause(page);
  await completeRegistration(page).click();
  await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible();
  await open(page, pathIn(await mailTo(adminApi, email, 'client-registered'), '/activate'));
  await page.getByRole('textbox', { name: 'New password (required)' }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat the password (required)' }).fill(password);
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page).toHaveURL('/client');
  return name;
}

test('a company registers, follows its mail into the portal and asks for a change; the answer is there @journey', async ({
  adminPage,
  adminApi,
  page,
  allowConsoleErrors,
}) => {
  const company = await registerCompany(page, adminApi);
  const { rows } = await adminApi.client.trpc.admin.clients.list.query({ search: company });
  await addService(adminApi.client, rows[0]?.id ?? '');
  const wish = `Two more agents ${unique()}`;
  await page.goto('/client/services');
  await page.getByRole('button', { name: 'Request a change of Customer support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a change' });
  const send = dialog.getByRole('button', { name: 'Send the request' });
  await send.click();
  await expect(
    dialog.getByText('Please write what you would like to know or have changed'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What should change?' }).fill(wish);
  await dialog.getByRole('textbox', { name: 'Agents' }).fill('half');
  await send.click();
  await expect(dialog.getByText('Please enter a whole number')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Agents' }).fill('5');
  await send.click();
  await expectToast(page, 'Your request has reached us');
  await expect(
    page.getByRole('button', { name: 'Request a change of Customer support' }),
  ).toBeFocused();
  const request = page.getByRole('listitem').filter({ hasText: wish });
  await expect(request).toContainText('Waiting');
  await expect(request).toContainText('5 agents');

  await adminPage.goto(`/admin/inbox?tab=requests&search=${encodeURIComponent(wish)}`);
  await adminPage.getByRole('button', { name: /^Read the request of/ }).click();
  const sheet = adminPage.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: company })).toBeVisible();
  await sheet.getByRole('button', { name: 'Decline' }).click();
  await expect(sheet.getByText('Please say why')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Answer' }).fill('From December on.');
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expectToast(adminPage, 'The answer is in the portal');
  await expect(sheet).toContainText('Answered by Ada Reyes');

  // The page still shows it as waiting.
  allowConsoleErrors(failedRequest);
  await request.getByRole('button', { name: 'Withdraw' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw the request?' });
  await withdrawal.getByRole('button', { name: 'Withdraw the request' }).click();
  await expectToast(page, 'The request was not withdrawn');
  await expect(withdrawal).toHaveCount(0);
  await expect(request).toContainText('Approved');
  await expect(request).toContainText('From December on.');
});

test('an invoice is drafted, sent, and downloaded by its client @journey', async ({
  adminPage,
  adminApi,
  signIn,
}) => {
  const { login, company } = await addPortalClient(adminApi);
  const page = await signIn(login);
  await adminPage.goto(`/admin/clients/${company.id}?tab=invoices`);
  await adminPage.getByRole('button', { name: 'New invoice' }).click();
  const editor = adminPage.getByRole('dialog', { name: 'New invoice' });
  const line = (number: number) => editor.getByRole('group', { name: `Line ${number}` });
  const save = editor.getByRole('button', { name: 'Save the draft' });
  await save.click();
  await expect(line(1).getByText('Please describe what is charged')).toBeVisible();
  await line(1).getByRole('textbox', { name: 'Description' }).fill('Support, hours');
  await line(1).getByRole('textbox', { name: 'Quantity' }).fill('160.5');
  await line(1).getByRole('textbox', { name: 'Price' }).fill('4.50');
  await editor.getByRole('button', { name: 'Add a line' }).click();
  await line(2).getByRole('textbox', { name: 'Description' }).fill('Discount');
  await line(2).getByRole('textbox', { name: 'Price' }).fill('-20');
  // As it is typed, before anything is saved.
  await expect(editor).toContainText('€835.68');
  await expect(editor.getByText('VAT 19%')).toBeVisible();
  const taxation = editor.getByRole('combobox', { name: 'Kind of taxation' });
  await taxation.click();
  await adminPage.getByRole('option', { name: /^Reverse charge/ }).click();
  await expect(editor).toContainText('€702.25');
  await expect(editor.getByText(/^VAT \d/)).toHaveCount(0);
  await editor.getByLabel('Service from').fill('2026-10-01');
  await save.click();
  await expect(editor.getByText('Reverse charge needs the VAT number')).toBeVisible();
  await expect(editor.getByText('Please give both days of the period')).toBeVisible();
  await editor.getByLabel('Service until').fill('2026-10-31');
  await taxation.click();
  await adminPage.getByRole('option', { name: 'With VAT' }).click();
  await editor.getByRole('textbox', { name: 'VAT no.' }).fill('de 123 456 789');
  await save.click();
  await expectToast(adminPage, 'The draft is saved');
  await expect(editor).toBeHidden();
  await page.goto('/client/invoices');
  await expect(page.getByText('No invoices yet')).toBeVisible();

  await adminPage.getByRole('button', { name: 'View the draft' }).click();
  const sheet = adminPage.getByRole('dialog', { name: 'Draft', exact: true });
  await sheet.getByRole('button', { name: 'Edit the draft' }).click();
  const change = adminPage.getByRole('dialog', { name: 'Edit the draft' });
  await expect(change).toBeVisible();
  await adminPage.goBack();
  await expect(change).toBeHidden();
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  await adminPage
    .getByRole('dialog', { name: 'Send this invoice?' })
    .getByRole('button', { name: 'Send the invoice' })
    .click();
  const paper = adminPage.getByRole('dialog', { name: /^TB-\d{4}-\d{4}$/ });
  const number = (await paper.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await expect(paper.getByRole('button', { name: 'Edit the draft' })).toHaveCount(0);
  // Forward would be the form of what is only read now.
  await adminPage.goForward();
  await expect(adminPage).not.toHaveURL(/form=/);
  await expect(paper.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await expect(change).toHaveCount(0);

  await page.goto('/client');
  await expect(page.getByText('€835.68')).toBeVisible();
  await page.goto('/client/invoices');
  await page.getByRole('button', { name: `View invoice ${number}` }).click();
  const own = page.getByRole('dialog', { name: number });
  await expect(own).toContainText('160.5 × €4.50');
  await expect(own).toContainText(/1\s?–\s?31 Oct 2026/);
  await expect(own).toContainText('DE123456789');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('link', { name: `Download ${number} as PDF` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await paper.getByRole('button', { name: 'Mark as paid' }).click();
  await adminPage
    .getByRole('dialog', { name: 'When was it paid?' })
    .getByRole('button', { name: 'Mark as paid' })
    .click();
  await expectToast(adminPage, 'Marked as paid');
  await page.reload();
  await expect(page.getByRole('dialog', { name: number })).toContainText('Paid');

  await own.getByRole('button', { name: 'Ask a question' }).click();
  const question = page.getByRole('dialog', { name: 'Ask a question' });
  await expect(question).toContainText(`Invoice ${number}`);
  await question.getByLabel('Your question').fill('For which days?');
  await question.getByRole('button', { name: 'Send the question' }).click();
  await expectToast(page, 'Your question has reached us');
  await expect(question).toBeHidden();
  await expect(own).toContainText('For which days?');
  // The toast above the sheet does not keep the key to itself.
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await page.goto('/client/services');
  const asked = page.getByRole('listitem').filter({ hasText: 'For which days?' });
  await expect(asked).toContainText(`Invoice ${number}`);

  const requests = await adminPage.context().newPage();
  await requests.goto(`/admin/clients/${company.id}`);
  await expect(requests.getByText('Waiting for an answer')).toBeVisible();
  await expect(requests.getByText('For which days?')).toBeVisible();
  await requests.getByRole('link', { name: 'Answer in the inbox' }).click();
  const answering = requests.getByRole('dialog');
  await expect(answering.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await answering.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answering.getByText('Please write the answer')).toBeVisible();
  await answering.getByRole('textbox', { name: 'Answer' }).fill('For all of October.');
  await answering.getByRole('button', { name: 'Send the answer' }).click();
  await expectToast(requests, 'The answer is in the portal');
  await answering.getByRole('link', { name: number }).click();
  await expect(requests.getByRole('dialog', { name: number })).toContainText('For which days?');
  await requests.getByRole('button', { name: 'Close' }).click();
  await expect(requests.getByText('Waiting for an answer')).toHaveCount(0);
  await requests.close();
  await page.reload();
  await expect(asked).toContainText('For all of October.');
  await expect(asked).toContainText('Answered');
  await asked.getByRole('link', { name: `Invoice ${number}` }).click();
  await expect(own).toContainText('For all of October.');

  await paper.getByRole('button', { name: 'Issue a credit note' }).click();
  const credit = adminPage.getByRole('dialog', { name: 'Issue a credit note?' });
  await credit.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(
    credit.getByText(/^It goes by e-mail to .+ It shows in the client’s portal/),
  ).toBeVisible();
  await expect(credit.getByText('Choose what becomes of the money')).toBeVisible();
  await expect(credit.getByRole('radio', { name: 'The payment is refunded' })).toBeFocused();
  await credit.getByRole('button', { name: 'Cancel' }).click();
  await expect(credit).toBeHidden();
  await paper.getByRole('button', { name: 'Mark as unpaid' }).click();
  await adminPage
    .getByRole('dialog', { name: 'Mark this invoice as unpaid?' })
    .getByRole('button', { name: 'Mark as unpaid' })
    .click();
  await expectToast(adminPage, 'The invoice is open again');
  await expect(paper.getByRole('button', { name: 'Mark as paid' })).toBeVisible();

  await paper.getByRole('button', { name: 'Issue a credit note' }).click();
  await credit.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(credit.getByText('Please say what the credit note corrects')).toBeVisible();
  await credit.getByRole('radio', { name: 'The payment is set off' }).click();
  await credit.getByRole('textbox', { name: 'Reason' }).fill('The hours were charged twice.');
  await credit.getByRole('button', { name: 'Issue', exact: true }).click();
  const creditNumber = await paper.getByText(/^TB-CN-\d{4}-\d{4}$/).textContent();
  await expectToast(adminPage, `Credit note ${creditNumber} is issued`);
  await expect(paper.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await expect(paper.getByRole('button', { name: 'Issue a credit note' })).toHaveCount(0);
  await page.reload();
  await expect(own.getByRole('region', { name: 'Credit note' })).toContainText('-€835.68');
  await expect(own).toContainText('The hours were charged twice.');
  await expect(own).toContainText('is set off against your next invoice');
  const [creditNote] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('link', { name: `Download ${creditNumber} as PDF` }).click(),
  ]);
  expect(creditNote.suggestedFilename()).toBe(`${creditNumber}.pdf`);
  await page.goto('/client');
  await expect(page.getByText('Nothing to pay.')).toBeVisible();
  // The mail of the invoice brought its PDF.
  await adminPage.goto(`/admin/outbox?kind=invoice-sent&search=${number}`);
  const row = adminPage.getByRole('row').filter({ hasText: login.username });
  await expect(async () => {
    await adminPage.reload();
    await expect(row).toContainText('Kept');
  }).toPass({ timeout: 30_000 });
  await row.getByRole('button', { name: /^Open/ }).click();
  await expect(adminPage.getByRole('dialog')).toContainText(`${number}.pdf`);
});

test('a project is planned, told of and read @journey', async ({ adminPage, adminApi, signIn }) => {
  const { login, company } = await addPortalClient(adminApi);
  const page = await signIn(login);
  await adminPage.goto(`/admin/clients/${company.id}?tab=projects`);
  await adminPage.getByRole('button', { name: 'New project' }).click();
  const form = adminPage.getByRole('dialog', { name: 'New project' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Evening shift');
  for (const [index, title] of ['Team chosen', 'First evening'].entries()) {
    await form.getByRole('button', { name: 'Add a milestone' }).click();
    const step = form.getByRole('group', { name: `Milestone ${index + 1}` });
    await step.getByRole('textbox', { name: 'Title' }).fill(title);
    if (index === 0) await step.getByLabel('Done on').fill('2026-03-02');
  }
  await form.getByRole('button', { name: 'Move milestone 2 up' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(adminPage, 'The project is saved');
  await adminPage.getByRole('button', { name: 'View Evening shift' }).click();
  const sheet = adminPage.getByRole('dialog', { name: 'Evening shift' });
  await sheet
    .getByRole('textbox', { name: 'What is there to tell the client?' })
    .fill('Two of four are found.');
  await sheet.getByRole('button', { name: 'Post the update' }).click();
  await expectToast(adminPage, 'The client sees the update now');

  await page.goto('/client');
  await page.getByRole('link', { name: 'View Evening shift' }).click();
  const own = page.getByRole('dialog', { name: 'Evening shift' });
  await expect(own.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuetext',
    '50%',
  );
  await expect(own.getByRole('listitem').first()).toContainText('First evening');
  await expect(own).toContainText('Two of four are found.');
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await page.goto('/client/services');
  await page.goto('/client/projects');
  await page.getByRole('link', { name: 'View Evening shift' }).click();
  await expect(own).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  // Closing went back to the list, so that going back once more leaves it.
  await page.goBack();
  await expect(page).toHaveURL('/client/services');
});

test('in German, narrow and for everybody', async ({
  signIn,
  adminApi,
  server,
  allowConsoleErrors,
}) => {
  const { login, company } = await addPortalClient(adminApi, 'Kundendienst');
  const { admin } = adminApi.client.trpc;
  const clientId = company.id;
  const project = await admin.projects.create.mutate({
    clientId,
    name: 'Abendschicht',
    summary: 'Vier Abende in der Woche',
    status: 'active',
    startsOn: '2026-01-05',
    dueOn: '2026-12-01',
    setProgress: null,
    milestones: [{ id: randomUUID(), title: 'Auswahl', dueOn: '2026-03-02', doneOn: null }],
  });
  const draft = await admin.invoices.create.mutate({
    clientId,
    currency: 'EUR',
    taxRate: 1900,
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    dueOn: null,
    lines: [{ description: 'Kundenservice', quantity: 16_050, unitPrice: 450 }],
    note: 'Vielen Dank',
  });
  const invoice = await admin.invoices.send.mutate(draft);
  const page = await signIn(login);
  await page.context().addCookies([{ name: languageKey, value: 'de', url: server.url }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const look = async (address: string, text: string) => {
    await page.goto(address);
    await page.locator('#main').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect.soft(await englishTexts(page), address).toEqual([]);
    await expectNoSidewaysScroll(page, address);
    await expectAccessible(page, address);
  };
  for (const [address, text] of [
    ['/client', 'Guten Tag'],
    ['/client/services', 'Änderung anfragen'],
    ['/client/services?ask=company', 'Was soll sich ändern?'],
    [`/client/services?ask=${randomUUID()}`, 'Diese Leistung gibt es nicht mehr'],
    ['/client/projects', 'Projekte'],
    [`/client/projects?project=${project.id}`, 'Auswahl'],
    ['/client/invoices', 'Rechnungen'],
    [`/client/invoices?invoice=${invoice.id}`, 'Vielen Dank'],
  ] as const) {
    await look(address, text);
  }

  allowConsoleErrors(failedRequest);
  const { version } = await admin.clients.get.query({ id: clientId });
  await admin.clients.update.mutate({ id: clientId, version, status: 'inactive' });
  for (const address of ['/client', `/client/invoices?invoice=${invoice.id}`]) {
    await look(address, 'Das Portal Ihres Unternehmens ist geschlossen');
    await expect(page.getByText('Vielen Dank')).toHaveCount(0);
  }
});

test('a person without a company reads why there is nothing', async ({
  signIn,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const page = await signIn(await addLogin(adminApi.client, null));
  for (const path of ['/client', '/client/services', '/client/projects', '/client/invoices']) {
    await page.goto(path);
    await expect(page.getByText('Your account is not linked to a company yet')).toBeVisible();
  }
});
