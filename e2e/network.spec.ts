import { blockRequests, dropNextResponse, holdRequests, requestsTo } from './support/calls.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';
import type { Wizard } from './support/wizard.ts';

type Mend = () => Promise<void>;

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(failedRequest));

const quizzes = {
  2: {
    failure: 'Unable to load quiz questions. Please try again later.',
    skip: 'Skip Quiz',
    next: 3,
  },
  4: {
    failure: 'Unable to load English test questions. Please try again later.',
    skip: 'Skip Test',
    next: 5,
  },
} as const;

/** Asks again for questions that did not load. */
async function askAgain(page: Page, wizard: Wizard, step: keyof typeof quizzes, mend: Mend) {
  const { failure, skip } = quizzes[step];
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: skip, exact: true })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(wizard.questions.first()).toBeVisible();
  await expect(page.getByText(failure)).toBeHidden();
}

/** Keeps answers that cannot be sent, and sends them later. */
async function sendAnswersLater(page: Page, wizard: Wizard, step: keyof typeof quizzes) {
  await wizard.answerAll();
  const count = await wizard.questions.count();
  const mend = await blockRequests(page, requestsTo('careers.submitQuiz'));
  await wizard.next.click();
  await expect(page.getByText('Your answers were not sent yet')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(count);
  await wizard.expectStep(step);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await wizard.expectStep(quizzes[step].next);
}

/** Keeps a typing result that cannot be sent, and sends it later. */
async function sendTypingLater(page: Page, wizard: Wizard) {
  await wizard.type();
  const mend = await blockRequests(page, requestsTo('careers.submitTyping'));
  await page.getByRole('button', { name: 'Complete Test' }).click();
  await expect(page.getByText('Your typing test was not sent yet')).toBeVisible();
  await expect(wizard.typingArea).toBeDisabled();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Test complete', { exact: true })).toBeVisible();
}

/** Says on the button that the application is on its way. */
async function submitSlowly(page: Page, wizard: Wizard) {
  const letGo = await holdRequests(page, requestsTo('careers.submitApplication'));
  await wizard.submit.click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
  letGo();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
}

test('questions that do not load can be asked for again; answers and a typing result that cannot be sent are kept and sent later', async ({
  page,
  wizard,
  applicant,
}) => {
  const openQuiz = requestsTo('careers.openQuiz');
  const mendGeneral = await blockRequests(page, openQuiz);
  await wizard.startAt(2, applicant);
  await test.step('questions of step 2', () => askAgain(page, wizard, 2, mendGeneral));
  await test.step('answers of step 2', () => sendAnswersLater(page, wizard, 2));
  await test.step('the typing result', () => sendTypingLater(page, wizard));
  const mendEnglish = await blockRequests(page, openQuiz);
  await wizard.next.click();
  await wizard.expectStep(4);
  await test.step('questions of step 4', () => askAgain(page, wizard, 4, mendEnglish));
  await test.step('answers of step 4', () => sendAnswersLater(page, wizard, 4));
  await test.step('the submit button says so while the application is on its way', () =>
    submitSlowly(page, wizard));
});

test('a quiz and a test can be skipped without a line: the server learns of it later, and what was skipped has no score', async ({
  page,
  wizard,
  applicant,
  adminApi,
}) => {
  const withoutScore = page.getByText('N/A', { exact: true });
  await test.step('the quiz can be skipped without any line, and the server learns of it later', async () => {
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
    await expect(withoutScore).toHaveCount(2);
  });
  await test.step('a skipped test has no score, and neither has the whole', async () => {
    const mend = await blockRequests(page, requestsTo('careers.openQuiz'));
    await wizard.startAt(4, applicant);
    await page.getByRole('button', { name: 'Skip Test', exact: true }).click();
    await wizard.expectStep(5);
    await mend();
    await expect(withoutScore).toHaveCount(2);
    await wizard.submit.click();
    await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
    expect(await adminApi.applicationsOf(applicant.email)).toMatchObject([
      { englishTestScore: null, finalScore: null, generalQuizScore: expect.any(Number) },
    ]);
  });
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
