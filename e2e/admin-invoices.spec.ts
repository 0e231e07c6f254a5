import { randomUUID } from 'node:crypto';
import { invoiceDraft } from '../src/server/testing/portal-people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const makeCompany = ({ client }: AdminApi, companyName: string, vatNumber?: string) =>
  client.trpc.admin.clients.create.mutate({
    companyName,
    contactPerson: 'Ida Nord',
    contactEmail: 'ida@invoices.example',
    address: 'Hafenstraße 1, 20457 Hamburg',
    vatNumber,
  });

test('the invoices of all clients are searched, filtered and opened, and the palette finds them', async ({
  adminPage: page,
  adminApi,
}) => {
  const { admin } = adminApi.client.trpc;
  const companyName = `Müller ${randomUUID().slice(0, 8)}`;
  const company = await makeCompany(adminApi, companyName);
  const fields = {
    clientId: company.id,
    currency: 'EUR' as const,
    taxRate: 0,
    taxCategory: 'outside_scope' as const,
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    dueOn: null,
    lines: [{ description: 'Customer support', quantity: 100, unitPrice: 123_450 }],
    note: null,
  };
  const draft = await admin.invoices.create.mutate({
    ...fields,
    periodFrom: null,
    periodTo: null,
  });
  const { id, number } = await admin.invoices.send.mutate(
    await admin.invoices.create.mutate(fields),
  );

  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('searchbox').fill(companyName.replace('ü', 'ue'));
  await expect(page.getByText('2 invoices')).toBeVisible();
  await expect(page.getByText('€1,234.50')).toHaveCount(3);
  await page.getByRole('button', { name: /^Open / }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page).toHaveURL(/\/admin\/invoices\?search=.*&state=sent$/);
  await page.reload();
  await expect(page.getByRole('row', { name: `${number}` })).toContainText(companyName);
  await expectAccessible(page, 'invoices');
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: `Download ${number} as PDF` }).getAttribute('href')) ??
      '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.getByRole('link', { name: `View invoice ${number}` }).click();
  await expect(page).toHaveURL(`/admin/clients/${company.id}?tab=invoices&open=${id}`);
  await expect(page.getByRole('dialog', { name: `${number}` })).toContainText('€1,234.50');
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(companyName);
  const found = page.getByRole('option', { name: new RegExp(`^Draft ${companyName}`) });
  await found.click();
  await expect(page).toHaveURL(`/admin/clients/${company.id}?tab=invoices&open=${draft.id}`);
  const sheet = page.getByRole('dialog', { name: 'Draft', exact: true });
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'This invoice is not complete yet' });
  await expect(question.getByText('The period of service is missing')).toBeVisible();
  await question.getByRole('button', { name: 'Edit the draft' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit the draft' })).toBeVisible();

  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/invoices?search=${number}`);
  await expect(page.getByRole('listitem').filter({ hasText: companyName })).toBeVisible();
  await expectNoSidewaysScroll(page, 'invoices at 360');
  expect(await englishTexts(page)).toEqual([]);
});

test('an invoice is begun in the list of all of them', async ({ adminPage: page, adminApi }) => {
  const companyName = `Begun ${randomUUID().slice(0, 8)}`;
  const { id, clientId } = await makeCompany(adminApi, companyName, 'ATU12345678');
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  const client = dialog.getByRole('combobox', { name: 'Client' });
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('button', { name: 'New invoice' }).click();
  await expectAccessible(page, 'the question for the client of an invoice');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New invoice' })).toBeFocused();
  await expect(page).toHaveURL('/admin/invoices');
  await page.keyboard.press('Enter');
  await expect(client).toBeFocused();
  await client.fill('no such company');
  await expect(dialog).toContainText('Nothing found');
  // Closes the list of choices, and forgets the search.
  await page.keyboard.press('Escape');
  await client.click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await client.fill(companyName);
  await dialog.getByRole('option', { name: companyName }).click();
  await expect(page).toHaveURL(`/admin/clients/${id}?tab=invoices&form=new`);
  await expect(page.locator('h1')).toContainText(companyName);
  await expect(dialog.getByRole('button', { name: 'Save the draft' })).toBeVisible();
  // Says whose invoice it will be, and how it is taxed there.
  await expect(dialog).toContainText(`${companyName} (${clientId})`);
  await expect(dialog.getByRole('combobox', { name: 'Kind of taxation' })).toHaveText(
    'Reverse charge (client within the EU)',
  );
  await expect(dialog.getByLabel('VAT no. of the recipient')).toHaveValue('ATU12345678');
  await page.goBack();
  await expect(page).toHaveURL('/admin/invoices');

  const draft = await adminApi.client.trpc.admin.invoices.create.mutate(invoiceDraft(id));
  await page.goto(`/admin/clients/${id}?tab=invoices&open=${draft.id}`);
  const sheet = page.getByRole('dialog', { name: 'Draft', exact: true });
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Send this invoice?' });
  await expect(sending).toContainText(
    'The invoice is taxed “With VAT”. Usual for this client (ATU12345678): “Reverse charge',
  );
  await sending.getByRole('button', { name: 'Cancel' }).click();
  await expect(sending).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'To the invoices of all clients' }).click();
  await expect(page).toHaveURL('/admin/invoices');
});

test('a company outside the EU is not charged German VAT, and an unknown country is asked for before sending', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id } = await makeCompany(adminApi, `Harbor Inc. ${randomUUID().slice(0, 8)}`);
  const draft = await adminApi.client.trpc.admin.invoices.create.mutate(invoiceDraft(id));
  await page.goto(`/admin/clients/${id}?tab=invoices&open=${draft.id}`);
  const sheet = page.getByRole('dialog', { name: 'Draft', exact: true });
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Send this invoice?' });
  await expect(sending).toContainText('The client’s country is not known');
  await sending.getByRole('link', { name: 'Open the client’s record' }).click();
  await expect(sending).toBeHidden();

  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Edit client' });
  const country = form.getByRole('combobox', { name: 'Country' });
  await country.fill('uk');
  await expect(form.getByRole('option').first()).toHaveText('United Kingdom');
  await country.fill('usa');
  await expect(form.getByRole('option').first()).toHaveText('United States');
  await country.press('Enter');
  await expect(country).toHaveValue('United States');
  // Written out, a name is a choice without one more key.
  await country.fill('austria');
  await country.press('Tab');
  await expect(country).toHaveValue('Austria');
  await expect(form.getByLabel('VAT number')).toBeFocused();
  await country.fill('USA');
  await country.press('Tab');
  await expect(country).toHaveValue('United States');
  await form.getByLabel('VAT number').fill('DE123456789');
  await expect(form).toContainText(
    'DE123456789 is no VAT number of the client’s country (United States)',
  );
  await form.getByLabel('VAT number').fill('');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('United States')).toBeVisible();

  await page.goto(`/admin/clients/${id}?tab=invoices&open=${draft.id}`);
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending).toContainText('Usual for this client (United States): “Not taxable here');
  await page.goto(`/admin/clients/${id}?tab=invoices&form=new`);
  await expect(page.getByRole('combobox', { name: 'Kind of taxation' })).toHaveText(
    'Not taxable here (client outside the EU)',
  );
});

test('with another person at work: a draft takes what was saved first, lines included, and a credit note that was issued meanwhile is shown', async ({
  adminPage: page,
  adminApi,
  watch,
}) => {
  await test.step('of two administrators with one draft the second takes what the first has saved, lines included', async () => {
    const { admin } = adminApi.client.trpc;
    const company = await makeCompany(adminApi, `Entwurf ${randomUUID().slice(0, 8)}`);
    const draft = await admin.invoices.create.mutate(invoiceDraft(company.id));
    await page.goto(`/admin/clients/${company.id}?tab=invoices&open=${draft.id}&form=${draft.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit the draft' });
    const descriptions = dialog.getByRole('textbox', { name: 'Description' });
    await descriptions.first().fill('Mine');
    const { clientId: _client, ...fields } = invoiceDraft(company.id);
    const theirs = ['Theirs', 'Theirs, too'].map((description) => ({
      description,
      quantity: 100,
      unitPrice: 5_000,
    }));
    await admin.invoices.update.mutate({
      ...fields,
      id: draft.id,
      version: draft.version,
      lines: theirs,
    });
    watch.allow(/status of 409/);
    await dialog.getByRole('button', { name: 'Save the draft' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Somebody else has saved meanwhile');
    await expect(descriptions.first()).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Load the saved version' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(descriptions).toHaveCount(2);
    await expect(descriptions.last()).toHaveValue('Theirs, too');
    await descriptions.first().fill('Agreed');
    await dialog.getByRole('button', { name: 'Save the draft' }).click();
    await expect(dialog).toBeHidden();
    const stored = await admin.invoices.get.query({ id: draft.id });
    expect(stored.lines.map(({ description }) => description)).toEqual(['Agreed', 'Theirs, too']);
  });
  await test.step('a credit note that another person has issued meanwhile closes the dialog and is shown', async () => {
    const { admin } = adminApi.client.trpc;
    const company = await makeCompany(adminApi, `Storno ${randomUUID().slice(0, 8)}`);
    const sent = await admin.invoices.send.mutate(
      await admin.invoices.create.mutate(invoiceDraft(company.id)),
    );
    await page.goto(`/admin/clients/${company.id}?tab=invoices&open=${sent.id}`);
    const paper = page.getByRole('dialog', { name: `${sent.number}` });
    await paper.getByRole('button', { name: 'Issue a credit note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue a credit note?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Charged twice.');
    const { creditNote } = await admin.invoices.credit.mutate({
      id: sent.id,
      version: sent.version,
      reason: 'Written to the wrong company.',
      settlement: 'none_paid',
    });
    watch.allow(/status of 409/);
    await dialog.getByRole('button', { name: 'Issue', exact: true }).click();
    await expectToast(
      page,
      'The credit note could not be issued',
      'There is a credit note for this invoice already',
    );
    await expect(dialog).toHaveCount(0);
    await expect(paper).toContainText(creditNote?.number ?? 'none');
    await expect(paper).toContainText('Written to the wrong company.');
  });
});

test('the payment of a credited invoice is noted after a warning, and no day before its issue is taken', async ({
  adminPage: page,
  adminApi,
}) => {
  const { admin } = adminApi.client.trpc;
  const company = await makeCompany(adminApi, `Nachzahlung ${randomUUID().slice(0, 8)}`);
  const { id, version, number, issuedOn } = await admin.invoices.send.mutate(
    await admin.invoices.create.mutate(invoiceDraft(company.id)),
  );
  await admin.invoices.credit.mutate({
    id,
    version,
    reason: 'Charged twice.',
    settlement: 'set_off',
  });
  await page.goto(`/admin/clients/${company.id}?tab=invoices&open=${id}`);
  const paper = page.getByRole('dialog', { name: `${number}` });
  await paper.getByRole('button', { name: 'Note a payment' }).click();
  const question = page.getByRole('dialog', { name: 'When was it paid?' });
  await expect(question).toContainText('set off against the next invoice');
  await expect(question).toContainText('cannot be taken back');
  const day = question.getByLabel('Day of payment');
  await day.fill('2020-01-01');
  await question.getByRole('button', { name: 'Note a payment' }).click();
  await expect(day).toHaveAccessibleDescription(/cannot have been paid before it was sent/);
  await day.fill(`${issuedOn}`);
  await question.getByRole('button', { name: 'Note a payment' }).click();
  await expectToast(page, 'The payment is noted');
  await expect(paper.getByRole('button', { name: 'Note a payment' })).toHaveCount(0);
  // Goes to the dialog around it, as the button that asked is gone.
  await expect(paper).toBeFocused();
});
