import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { englishTexts } from './support/english-text.ts';
import { mailTo, pathIn } from './support/mails.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** What a button gives to the browser's downloads. */
async function savedBy(page: Page, name: string) {
  const pending = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await pending;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('an application is followed, withdrawn and erased by the link in its mail @journey', async ({
  page,
  wizard,
  applicant,
  adminApi,
  adminPage,
  watch,
}) => {
  // The wrong digits are refused.
  watch.allow(/status of 403/);
  await wizard.startAt(5, applicant);
  await wizard.submit.click();
  await page.getByRole('link', { name: 'See your application' }).click();
  await expect(page.getByRole('heading', { name: 'Your application', level: 1 })).toBeVisible();
  await expect(page.getByText('Waiting to be read')).toBeVisible();
  // The browser that sent it is asked nothing.
  await expect(page.getByText(applicant.email, { exact: true })).toBeVisible();

  const link = pathIn(await mailTo(adminApi, applicant.email, 'application-received'));
  const { headers, html } = await page.request
    .get(link)
    .then(async (answer) => ({ headers: answer.headers(), html: await answer.text() }));
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(html).toContain('noindex');
  expect(html).not.toContain('Customer Service');

  // Whoever reads the mail elsewhere sees how it stands, and proves who they are for everything else.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await open(page, link);
  await expect(page.getByText('Customer Service Representative')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase application' })).toHaveCount(0);
  await expect(page.getByText(applicant.email)).toHaveCount(0);
  const digits = page.getByLabel('Last 4 digits of your phone number');
  await digits.fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(digits).toHaveAccessibleDescription(/Please enter the last 4 digits/);
  await digits.fill('0000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(digits).toHaveAccessibleDescription(/These are not the last digits/);
  await expect(digits).toBeFocused();
  await expectAccessible(page, 'the question for the digits');
  await digits.fill(applicant.phone.slice(-4));
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByText(applicant.email, { exact: true })).toBeVisible();
  await expectAccessible(page, 'an application’s own page');
  const data = JSON.parse((await savedBy(page, 'Download data')).text);
  expect(data.person).toMatchObject({ name: applicant.applicantName, email: applicant.email });
  expect(await savedBy(page, 'Download résumé')).toEqual({
    name: data.resume.fileName,
    text: expect.stringMatching(/^%PDF/),
  });

  await page.getByRole('button', { name: 'Withdraw application' }).click();
  const asking = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await asking.getByRole('button', { name: 'Withdraw', exact: true }).dblclick();
  await expect(page.getByText('Your application is withdrawn')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw application' })).toBeHidden();

  const [listed] = await adminApi.applicationsOf(applicant.email);
  await adminPage.goto(`/admin/applications?review=${listed?.id}`);
  const review = adminPage.getByRole('dialog', { name: applicant.applicantName });
  await expect(review.getByText('There is nothing left to decide.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Accept' })).toBeHidden();

  await page.setViewportSize({ width: 320, height: 800 });
  // In another language of the same tab nothing is asked again.
  await open(page, `/de${link}`);
  await expect(page.getByRole('button', { name: 'Bewerbung löschen' })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText('Kundenservice', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Letzte 4 Ziffern Ihrer Telefonnummer')).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await page.getByLabel('Letzte 4 Ziffern').fill(applicant.phone.slice(-4));
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bewerbung löschen' })).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await expectNoSidewaysScroll(page, 'an application’s own page at 320 px');
  await page.getByRole('button', { name: 'Bewerbung löschen' }).click();
  await expectAccessible(page, 'the question before erasing', '[role=dialog]');
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Bewerbung ist gelöscht' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'the farewell at 320 px');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    'career_application_sent',
  );
  expect(await adminApi.applicationsOf(applicant.email)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Es ist nichts mehr gespeichert' })).toBeVisible();
});

test('when the access ends the digits are asked for again, and what was half typed is there still', async ({
  page,
  wizard,
  applicant,
  adminApi,
  watch,
}) => {
  watch.allow(/status of 401|ERR_FAILED/);
  await page.clock.install();
  await wizard.startAt(5, applicant);
  await wizard.submit.click();
  const link = pathIn(await mailTo(adminApi, applicant.email, 'application-received'));
  await page.evaluate(() => sessionStorage.clear());
  await open(page, link);
  const digits = page.getByLabel('Last 4 digits of your phone number');
  await digits.fill(applicant.phone.slice(-4));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Correct the address' }).click();
  const address = page.getByLabel('The right email address');
  await address.fill(`right-${applicant.email}`);

  // A line that fails when the page looks for the end takes nothing away.
  const look = /careers\.getOwn/;
  await page.route(look, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.clock.fastForward('01:00:01');
  await failed;
  await expect(address).toHaveValue(`right-${applicant.email}`);
  await page.unroute(look);

  // The access is no longer one that the server takes.
  await page.route(look, (route) =>
    route.continue({
      postData: route.request().postData()?.replace('"access":"', '"access":"0') ?? '',
    }),
  );
  await page.clock.fastForward('01:00:01');
  await expect(digits).toBeFocused();
  await expect(page.getByText('enter the last digits of your phone number again')).toBeVisible();
  await expect(page.getByText(applicant.email, { exact: true })).toBeHidden();
  await expect(address).toBeHidden();
  await page.unroute(look);

  await digits.fill(applicant.phone.slice(-4));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(address).toHaveValue(`right-${applicant.email}`);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(`From now on we write to right-${applicant.email}.`)).toBeVisible();
});

test('an administrator erases an applicant from the review', async ({
  adminPage: page,
  adminApi,
}) => {
  const { id, applicantName } = await adminApi.makeApplication();
  await page.goto(`/admin/applications?search=${encodeURIComponent(applicantName)}&review=${id}`);
  const review = page.getByRole('dialog', { name: applicantName });
  await review.getByRole('button', { name: 'Erase applicant' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expectToast(page, 'The applicant is erased');
  await expect(review).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: applicantName })).toHaveCount(0);
});
