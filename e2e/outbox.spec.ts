import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { englishTexts } from './support/english-text.ts';
import { open } from './support/open.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const unique = () => randomUUID().slice(0, 8);
const password = 'blue harbour lamp seven';

/** Where the first link of a mail leads on this site; the server of a test does not know its own port. */
async function pathIn(sheet: ReturnType<Page['getByRole']>, page: string): Promise<string> {
  const text = (await sheet.getByRole('tabpanel').textContent()) ?? '';
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(page));
  if (!link) throw new Error(`no link to ${page} in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function register(adminApi: AdminApi, contactEmail: string, locale: 'en' | 'de' = 'en') {
  const answer = await adminApi.client.post('/api/client-registration', {
    companyName: `Company ${contactEmail}`,
    contactPerson: 'Ida Nord',
    contactEmail,
    phone: '+49 30 23125 111',
    privacyConsent: true,
    locale,
  });
  expect(answer.status).toBe(200);
}

test('who registers finds the way from the mail to the portal of the company', async ({
  adminPage,
  adminApi,
  newContext,
}) => {
  const email = `ida-${unique()}@nordwind.example`;
  await register(adminApi, email);
  await adminPage.goto('/admin/outbox');
  await expect(adminPage.getByText('No mail leaves the house')).toBeVisible();
  await adminPage.getByRole('searchbox', { name: 'Search the outbox' }).fill(email);
  const row = adminPage.getByRole('row').filter({ hasText: email });
  // Without a mail server it is kept, as soon as the server comes to it.
  await expect(row).toContainText('Kept', { timeout: 20_000 });
  await row.getByRole('button', { name: /^Open/ }).click();
  const sheet = adminPage.getByRole('dialog');
  await expect(sheet).toContainText('PIN for the media kit');
  const link = await pathIn(sheet, '/activate');

  await expectAccessible(adminPage, 'a mail in the outbox', '[role="dialog"]');
  await sheet.getByRole('tab', { name: 'As mail programs show it' }).click();
  const shown = sheet.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Your registration has arrived' })).toBeVisible();
  await expect(sheet).toContainText('Kept as a file');
  await sheet.getByRole('button', { name: 'Write the file again' }).click();
  await expectToast(adminPage, 'The file is being written again');
  await expect(sheet).toContainText('Tries2', { timeout: 20_000 });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(row.getByRole('button', { name: /^Open/ })).toBeFocused();

  const client = await (await newContext()).newPage();
  await open(client, link);
  await client.getByRole('textbox', { name: 'New password (required)' }).fill(password);
  await client.getByRole('textbox', { name: 'Repeat the password (required)' }).fill(password);
  await client.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(client).toHaveURL('/client');
  await expect(client.getByText('Client Portal').first()).toBeVisible();
});

test('an address confirms the newsletter by the button behind its link, and leaves it again @journey', async ({
  adminPage,
  adminApi,
  page,
}) => {
  const email = `otto-${unique()}@readers.example`;
  await open(page, '/de');
  const form = page.getByRole('contentinfo');
  await form.getByRole('textbox', { name: 'Neues von beiden Seiten, einmal im Monat' }).fill(email);
  // Whoever is faster is taken for a program, which gets no mail.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1600);
  await form.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(form.getByText(/^Vielen Dank\./)).toBeVisible();
  const { mails, inbox } = adminApi.client.trpc.admin;
  const statusOf = async () =>
    (await inbox.listSubscribers.query({ search: email })).rows.map(({ status }) => status);

  await adminPage.goto(`/admin/outbox?search=${encodeURIComponent(email)}`);
  await adminPage.getByRole('button', { name: /^Open/ }).click();
  const link = await pathIn(adminPage.getByRole('dialog'), '/newsletter/confirm');
  expect(link).toMatch(/^\/de\/newsletter\/confirm\?token=/);
  await open(page, link);
  const confirm = page.getByRole('button', { name: 'Ja, Neuigkeiten schicken' });
  await expect(confirm).toBeVisible();
  // Whoever only looks, such as a program that follows every link, confirms nothing.
  expect(await statusOf()).toEqual(['pending']);
  await expectAccessible(page, 'confirming the newsletter');
  expect.soft(await englishTexts(page), 'confirming the newsletter').toEqual([]);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie stehen auf der Liste');
  await expect(page.getByText(/erhält ab jetzt unseren Newsletter\.$/)).toBeFocused();
  expect(await statusOf()).toEqual(['confirmed']);

  const { rows } = await mails.list.query({ search: email });
  expect(rows.map(({ kind }) => kind)).toEqual(['newsletter-confirmation']);
  await open(page, '/newsletter/unsubscribe?token=made-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not work any more',
  );
});

test('the outbox in German, narrow, by its filters and by keyboard', async ({
  adminPage: page,
  adminApi,
}) => {
  const email = `filter-${unique()}@nordwind.example`;
  await register(adminApi, email, 'de');
  await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/admin/outbox?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await expectNoSidewaysScroll(page, 'outbox');
  expect.soft(await englishTexts(page), 'outbox').toEqual([]);
  await expectAccessible(page, 'outbox');
  await page.getByRole('button', { name: /^Gescheitert/ }).click();
  await expect(page).toHaveURL(/status=failed/);
  await expect(page.getByText('Zu Suche und Filtern passt keine E-Mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/admin/outbox?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
