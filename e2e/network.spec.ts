import { blockRequests, dropNextResponse, requestsTo } from './support/calls.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(failedRequest));

const quizzes = [
  {
    step: 2,
    failure: 'Unable to load quiz questions. Please try again later.',
    skip: 'Skip Quiz',
  },
  {
    step: 4,
    failure: 'Unable to load English test questions. Please try again later.',
    skip: 'Skip Test',
  },
] as const;

for (const { step, failure, skip } of quizzes) {
  test(`step ${step}: questions that do not load can be asked for again`, async ({
    page,
    wizard,
    applicant,
  }) => {
    const mend = await blockRequests(page, requestsTo('careers.openQuiz'));
    await wizard.startAt(step, applicant);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: skip, exact: true })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(wizard.questions.first()).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();
  });

  test(`step ${step}: answers that cannot be sent are kept and sent later`, async ({
    page,
    wizard,
    applicant,
  }) => {
    await wizard.startAt(step, applicant);
    await wizard.answerAll();
    const count = await wizard.questions.count();
    const mend = await blockRequests(page, requestsTo('careers.submitQuiz'));
    await wizard.next.click();
    await expect(page.getByText('Your answers were not sent yet')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(count);
    await wizard.expectStep(step);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await wizard.expectStep(step === 2 ? 3 : 5);
  });
}

test('a skipped test has no score, and neither has the whole', async ({
  page,
  wizard,
  applicant,
  adminApi,
}) => {
  const mend = await blockRequests(page, requestsTo('careers.openQuiz'));
  await wizard.startAt(4, applicant);
  await page.getByRole('button', { name: 'Skip Test', exact: true }).click();
  await wizard.expectStep(5);
  await mend();
  await expect(page.getByText('N/A', { exact: true })).toHaveCount(2);
  await wizard.submit.click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  expect(await adminApi.applicationsOf(applicant.email)).toMatchObject([
    { englishTestScore: null, finalScore: null, generalQuizScore: expect.any(Number) },
  ]);
});

test('the quiz can be skipped without any line, and the server learns of it later', async ({
  page,
  wizard,
  applicant,
}) => {
  const mend = await blockRequests(page, /\/api\//);
  await wizard.startAt(2, applicant);
  await page.getByRole('button', { name: 'Skip Quiz', exact: true }).click();
  await wizard.expectStep(3);
  await mend();
  await wizard.typeAndComplete();
  await wizard.next.click();
  await wizard.expectStep(4);
  await wizard.answerAll();
  await wizard.next.click();
  await wizard.expectStep(5);
  await expect(page.getByText('N/A', { exact: true })).toHaveCount(2);
});

test('a typing result that cannot be sent is kept and sent later', async ({
  page,
  wizard,
  applicant,
}) => {
  await wizard.startAt(3, applicant);
  await wizard.type();
  const mend = await blockRequests(page, requestsTo('careers.submitTyping'));
  await page.getByRole('button', { name: 'Complete Test' }).click();
  await expect(page.getByText('Your typing test was not sent yet')).toBeVisible();
  await expect(wizard.typingArea).toBeDisabled();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Test complete', { exact: true })).toBeVisible();
  await wizard.next.click();
  await wizard.expectStep(4);
});

test('a cut while submitting loses nothing, and one application comes of it @journey', async ({
  page,
  wizard,
  applicant,
  adminApi,
}) => {
  await wizard.startAt(5, applicant);
  const mend = await blockRequests(page, requestsTo('careers.submitApplication'));
  await wizard.submit.click();
  await expectToast(page, 'Submission failed', 'Failed to submit application. Please try again.');
  await wizard.expectStep(5);
  expect(await wizard.storedDraft()).toContain(applicant.email);
  expect(await adminApi.applicationsOf(applicant.email)).toHaveLength(0);
  await mend();
  await wizard.submit.click();
  await expectToast(page, 'Application submitted!');
  expect(await adminApi.applicationsOf(applicant.email)).toHaveLength(1);
});

test('an answer lost after the server has stored it makes no second application @journey', async ({
  page,
  wizard,
  applicant,
  adminApi,
}) => {
  await wizard.startAt(5, applicant);
  await dropNextResponse(page, requestsTo('careers.submitApplication'));
  await wizard.submit.click();
  await expectToast(page, 'Submission failed');
  await wizard.submit.click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  expect(await wizard.storedDraft()).toBeNull();
  expect(await adminApi.applicationsOf(applicant.email)).toHaveLength(1);
});

test('the submit button says so while the application is on its way', async ({
  page,
  wizard,
  applicant,
}) => {
  await wizard.startAt(5, applicant);
  const held = Promise.withResolvers<void>();
  await page.route(requestsTo('careers.submitApplication'), async (route) => {
    await held.promise;
    await route.continue();
  });
  await wizard.submit.click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
});
