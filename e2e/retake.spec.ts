import { finishAssessment, uploadResume } from '../src/server/testing/applicant.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { dropNextResponse, requestsTo } from './support/calls.ts';
import { mailTo, pathIn } from './support/mails.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ language: 'de' });

test('a second attempt is allowed with a reason, taken from the mail, and shown beside the first @journey', async ({
  page,
  wizard,
  applicant,
  adminApi,
  adminPage,
  watch,
}) => {
  await wizard.startAt(5, applicant);
  await wizard.submit.click();
  await expect(page.getByText(wizard.text(m.careers_success_page_title))).toBeVisible();
  const [{ id = '', finalScore = null } = {}] = await adminApi.applicationsOf(applicant.email);

  await adminPage.goto(`/admin/applications?review=${id}`);
  const record = adminPage.getByRole('dialog', { name: applicant.applicantName });
  await record.getByRole('button', { name: 'Allow a second attempt' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Allow a second attempt' });
  const reason = question.getByLabel('Reason');
  await question.getByRole('button', { name: 'Allow and tell the applicant' }).click();
  await expect(reason).toHaveAccessibleDescription(/Please say why/);
  await reason.fill('The power was cut in the typing test.');
  // Closed and opened again it still holds what was typed.
  await question.getByRole('button', { name: 'Cancel' }).click();
  await record.getByRole('button', { name: 'Allow a second attempt' }).click();
  await expect(reason).toHaveValue('The power was cut in the typing test.');
  await expectAccessible(adminPage, 'the question for a reason');
  await question.getByRole('button', { name: 'Allow and tell the applicant' }).dblclick();
  await expectToast(adminPage, 'Second attempt allowed; the e-mail is on its way');
  await expect(record.getByRole('button', { name: 'Allow a second attempt' })).toHaveCount(0);
  await expect(record.getByText('The power was cut in the typing test.')).toBeVisible();
  await expect(record.getByText(/Allowed, not begun yet/)).toBeVisible();

  const link = pathIn(await mailTo(adminApi, applicant.email, 'application-retake'));
  expect(link).toMatch(/^\/de\/application\?token=/);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await open(page, link.replace('/application', '/application/tests'));
  await expect(page.getByText(wizard.text(m.careers_retake_locked))).toBeVisible();
  await page.getByRole('link', { name: wizard.text(m.careers_retake_back) }).click();
  await expect(page.getByRole('heading', { name: wizard.text(m.own_retake_title) })).toHaveCount(0);
  await expect(page.getByText(/ein zweites Mal machen/)).toBeVisible();
  await page.getByLabel(/Ziffern Ihrer Telefonnummer/).fill(applicant.phone.slice(-4));
  await page.getByRole('button', { name: wizard.text(m.own_unlock) }).click();
  await page.getByRole('link', { name: wizard.text(m.own_retake_begin) }).click();

  await wizard.expectStep(2);
  await expect(page.getByText('Schritt 1 von 4').first()).toBeVisible();
  await expect(wizard.button(m.ui_previous)).toHaveCount(0);
  await wizard.answerAll();
  await page.reload();
  await wizard.expectStep(2);
  await wizard.next.click();
  await wizard.expectStep(3);
  // The browser's way back and forth goes through the steps, and before the first one to the application's page.
  await page.goBack();
  await wizard.expectStep(2);
  await page.goBack();
  await expect(page.getByRole('link', { name: wizard.text(m.own_retake_go_on) })).toBeVisible();
  await page.goForward();
  await wizard.expectStep(2);
  await page.goForward();
  await wizard.expectStep(3);
  await wizard.type(5);
  await wizard.button(m.careers_typing_complete).click();
  await wizard.next.click();
  await wizard.expectStep(4);
  await wizard.answerAll();
  // The answer with the results is lost and the page is left: they are still to be had, here and in another browser.
  watch.allow(/net::ERR_CONNECTION_RESET/);
  await dropNextResponse(page, requestsTo('closeAttempt'));
  await wizard.next.click();
  await wizard.expectStep(5);
  await expect(page.getByText(wizard.text(m.careers_results_failed))).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await page.getByRole('link', { name: wizard.text(m.own_retake_results) }).click();
  await wizard.expectStep(5);
  await expect(page.getByText(wizard.text(m.careers_retake_results_lead))).toBeVisible();
  await expect(wizard.submit).toHaveCount(0);
  await expectAccessible(page, 'the results of a second attempt');
  await expectNoSidewaysScroll(page, 'the results of a second attempt');
  await wizard.button(m.ui_previous).click();
  await expect(page.getByText(wizard.text(m.careers_answers_closed_title))).toBeVisible();
  await wizard.next.click();
  await page.getByRole('link', { name: wizard.text(m.careers_retake_back) }).click();
  await expect(page.getByText(/ein zweites Mal gemacht/)).toBeVisible();
  await expect(page.getByRole('link', { name: wizard.text(m.own_retake_begin) })).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('career_retake')),
    ),
  ).toEqual([]);

  const [after] = await adminApi.applicationsOf(applicant.email);
  await adminPage.reload();
  const table = record.getByRole('table', { name: 'First and second attempt' });
  const percent = (score: number | null | undefined) =>
    typeof score === 'number' ? `${score}%` : 'N/A';
  await expect(
    table.getByRole('row').filter({ hasText: 'Final score' }).getByRole('cell'),
  ).toHaveText([percent(finalScore), percent(after?.finalScore)]);
  await expect(
    table.getByRole('columnheader', { name: /First attempt.*Does not count/ }),
  ).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /Second attempt.*Counts/ })).toBeVisible();
  await expect(record.getByText(/Second attempt finished/)).toBeVisible();
  await expectAccessible(adminPage, 'both attempts');
});

test('a second attempt that was not begun is taken back, which the page of the application says', async ({
  page,
  wizard,
  applicant,
  adminApi,
  adminPage,
  watch,
}) => {
  const { client } = adminApi;
  const { id, statusToken: token } = await client.trpc.careers.submitApplication.mutate({
    ...applicant,
    resumeUrl: await uploadResume(client),
    attempt: await finishAssessment(client),
    dataConsent: true,
    locale: 'de',
  });
  const { allowRetake } = client.trpc.admin.applications;
  await allowRetake.mutate({ id, reason: 'Allowed by mistake' });
  await mailTo(adminApi, applicant.email, 'application-retake');

  await open(page, `/de/application?token=${token}`);
  await page.getByLabel(/Ziffern Ihrer Telefonnummer/).fill(applicant.phone.slice(-4));
  await page.getByRole('button', { name: wizard.text(m.own_unlock) }).click();
  const begin = page.getByRole('link', { name: wizard.text(m.own_retake_begin) });
  await expect(begin).toBeVisible();

  await adminPage.goto(`/admin/applications?review=${id}`);
  const record = adminPage.getByRole('dialog', { name: applicant.applicantName });
  await record.getByRole('button', { name: 'Take back the second attempt' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Take back the second attempt?' });
  await expectAccessible(adminPage, 'the question before a second attempt is taken back');
  await question.getByRole('button', { name: 'Take back the second attempt' }).click();
  await expectToast(adminPage, 'Second attempt taken back; the applicant is told by e-mail');
  await expect(question).toBeHidden();
  await expect(record.getByText('Second attempt at the tests taken back')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Allow a second attempt' })).toBeVisible();
  await mailTo(adminApi, applicant.email, 'retake-withdrawn');

  // The page was open meanwhile.
  watch.allow(/status of 409/);
  await begin.click();
  await expect(page.getByText(wizard.text(m.careers_retake_withdrawn))).toBeVisible();
  await page.getByRole('link', { name: wizard.text(m.careers_retake_back) }).click();
  await expect(page.getByText(/wurde am .+ zurückgenommen/)).toBeVisible();
  await expect(begin).toHaveCount(0);
  await expectAccessible(page, 'a second attempt that was taken back');
});

test('a link that leads to no application, or to no second attempt, names an address to write to', async ({
  page,
}) => {
  for (const path of ['/de/application?token=abgeschnitten', '/de/application/tests']) {
    await open(page, path);
    const address = page.getByRole('main').getByRole('link', { name: /@/ });
    await expect(address).toHaveAttribute('href', /^mailto:careers@/);
    await expectAccessible(page, path);
  }
});
