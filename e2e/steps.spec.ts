import { expect, failedRequest, test } from './support/test.ts';
import { expectToast, expectUnobscured, toasts } from './support/toast.ts';

test('the way back leads through the steps, a reload and a change of language keep the place in one, and the toast of the end goes with its view', async ({
  page,
  wizard,
  applicant,
  viewport,
}) => {
  await test.step('the toast of an application that was sent goes with the view it belongs to', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await wizard.startAt(5, applicant);
    await wizard.submit.click();
    await expectToast(page, 'Application submitted!');
    await expectUnobscured(page, page.getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: 'Return to Home' }).click();
    await expect(toasts(page)).toHaveCount(0);
    if (viewport) await page.setViewportSize(viewport);
  });
  await test.step('the way back of the browser leads through the steps, and forward as far as they are done', async () => {
    await wizard.startAt(2, applicant);
    await wizard.answerAll();
    await wizard.next.click();
    await wizard.expectStep(3);
    await page.goBack();
    await wizard.expectStep(2);
    await page.reload();
    await wizard.expectStep(2);
    await page.goForward();
    await wizard.expectStep(3);
    await page.goBack();
    await wizard.expectStep(2);
    // The server has not the other answer yet, so the way forward is closed.
    await wizard.questions.first().getByRole('radio').nth(1).click();
    await page.goForward();
    await wizard.expectStep(2);
    await wizard.next.click();
    await wizard.expectStep(3);
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await wizard.expectStep(2);
  });
  await test.step('a reload and a change of language keep the place within a step', async () => {
    await wizard.startAt(2, applicant);
    await wizard.questions.nth(5).scrollIntoViewIfNeeded();
    await wizard.questions.nth(5).getByRole('radio').first().click();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    const offset = () => page.evaluate((y) => Math.abs(window.scrollY - y), before);
    await page.reload();
    await wizard.expectStep(2);
    await expect.poll(offset).toBeLessThan(5);
    await page.evaluate((y) => window.scrollTo(0, y), before);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[hreflang="de"]')?.click(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quiz');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(offset).toBeLessThan(200);
  });
});

test('on a phone, answers that cannot be sent are told in the bar and sent when the line is back', async ({
  page,
  context,
  wizard,
  applicant,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await page.setViewportSize({ width: 390, height: 844 });
  await wizard.startAt(2, applicant);
  await wizard.answerAll();
  await wizard.questions.nth(3).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await wizard.next.click();
  await expect(page.getByText('Your answers were not sent yet')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await wizard.expectStep(3);
});
