import { typingSample } from '../src/shared/domain/scoring.ts';
import { pdf } from './support/files.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test('a half-filled form and its résumé survive a reload @journey', async ({
  page,
  wizard,
  applicant,
}) => {
  await wizard.start();
  await page.getByLabel('Full name').fill(applicant.applicantName);
  await page.getByLabel('Email').fill('not yet an addr');
  await page.getByLabel('Position').click();
  await page.getByRole('option', { name: 'Technical Support' }).click();
  await page.getByRole('checkbox').check();
  await wizard.attach(await pdf('my-resume.pdf'));

  await page.reload();
  await wizard.expectStep(1);
  await expect(page.getByLabel('Full name')).toHaveValue(applicant.applicantName);
  await expect(page.getByLabel('Email')).toHaveValue('not yet an addr');
  await expect(page.getByLabel('Position')).toHaveText('Technical Support');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(wizard.removeResume('my-resume.pdf')).toBeVisible();
});

test('half of the answers of a step survive a reload, a running typing test starts anew, and the landing page offers to go on', async ({
  page,
  wizard,
  applicant,
}) => {
  for (const step of [2, 4] as const) {
    await test.step(`half of the answers of step ${step} survive a reload`, async () => {
      await wizard.startAt(step, applicant);
      await expect(wizard.questions.first()).toBeVisible();
      const count = await wizard.questions.count();
      const half = Math.floor(count / 2);
      await wizard.answerFirst(0, half);
      const texts = await page.getByRole('radiogroup').allInnerTexts();
      await expect(page.getByText(`${half} of ${count} answered`)).toBeVisible();

      await page.reload();
      await wizard.expectStep(step);
      await expect(page.getByText(`${half} of ${count} answered`)).toBeVisible();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(half);
      expect(await page.getByRole('radiogroup').allInnerTexts()).toEqual(texts);
      await expect(wizard.next).toBeDisabled();
    });
  }
  await test.step('the landing page offers to go on with the draft', async () => {
    await wizard.startAt(3, applicant);
    await open(page, '/careers');
    await expect(page.getByText('Saved on this device at step 3 of 5: Typing Test')).toBeVisible();
    await page.getByRole('button', { name: 'Continue your application' }).click();
    await wizard.expectStep(3);
  });
  await test.step('a typing test that was running starts anew after a reload, and says so', async () => {
    await wizard.type();
    await page.reload();
    await wizard.expectStep(3);
    await expect(page.getByText(/the test starts from the beginning/)).toBeVisible();
    await expect(wizard.typingArea).toHaveValue('');
    await expect(wizard.typingArea).toBeEnabled();
    await expect(page.getByText('60 s', { exact: true })).toBeVisible();
  });
});

test('a finished typing test survives a reload @journey', async ({ page, wizard, applicant }) => {
  await wizard.startAt(3, applicant);
  await wizard.typeAndComplete();
  const figures = (await page.getByRole('main').locator('dl').textContent()) ?? '';

  await page.reload();
  await wizard.expectStep(3);
  await expect(wizard.typingArea).toHaveValue(typingSample.slice(0, 40));
  await expect(wizard.typingArea).toBeDisabled();
  await expect(page.getByRole('main').locator('dl')).toHaveText(figures);
  await expect(wizard.next).toBeEnabled();
});

test('the results survive a reload before they are sent @journey', async ({
  page,
  wizard,
  applicant,
}) => {
  await wizard.startAt(5, applicant);
  const results = page.getByRole('main').locator('dl');
  await expect(results).toBeVisible();
  const before = (await results.textContent()) ?? '';

  await page.reload();
  await wizard.expectStep(5);
  await expect(results).toHaveText(before);
  await wizard.submit.click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  expect(await wizard.storedDraft()).toBeNull();
});

test('once the results were seen the answers are read only, after a reload too', async ({
  page,
  wizard,
  applicant,
}) => {
  await wizard.startAt(5, applicant);
  const results = page.getByRole('main').locator('dl');
  await expect(results).toBeVisible();
  const before = (await results.textContent()) ?? '';

  const closed = page.getByText('Your answers are final');
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await wizard.expectStep(4);
  await page.reload();
  await wizard.expectStep(4);
  await expect(closed).toBeVisible();
  await expect(page.getByRole('radio', { checked: true }).first()).toBeDisabled();
  await expect(wizard.questions.first().getByRole('radio').nth(1)).toBeDisabled();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await wizard.expectStep(3);
  await expect(closed).toBeVisible();
  await expect(wizard.typingArea).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  await wizard.next.click();
  await wizard.expectStep(4);
  await wizard.next.click();
  await wizard.expectStep(5);
  await expect(results).toHaveText(before);
});

test('broken JSON or something else under the draft key does no harm; of a draft with wrong parts the rest is kept', async ({
  page,
  wizard,
  applicant,
}) => {
  for (const stored of ['{"version":1,"step":3,', '"hello"']) {
    await test.step(stored, async () => {
      await wizard.openWithDraft(stored);
      await expect(page).toHaveURL('/careers');
      await page.getByRole('button', { name: 'Start Application' }).click();
      await wizard.expectStep(1);
      await page.getByLabel('Full name').fill('Ana Cruz');
      expect(JSON.parse((await wizard.storedDraft()) ?? '')).toMatchObject({
        applicantName: 'Ana Cruz',
      });
    });
  }
  const { applicantName } = applicant;
  await wizard.openWithDraft(
    JSON.stringify({ version: 1, step: 99, applicantName, email: 7, resume: 'x', typing: [] }),
  );
  await wizard.expectStep(1);
  await expect(page.getByLabel('Full name')).toHaveValue(applicantName);
  await expect(page.getByLabel('Email')).toHaveValue('');
});
