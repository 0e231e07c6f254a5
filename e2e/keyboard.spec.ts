import type { Locator, Page } from '@playwright/test';
import { pdf } from './support/files.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until the focus is there; what Tab does not reach cannot be used. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Tab leads to each question in turn, the arrow chooses its first or second option. */
async function answerByArrows(page: Page) {
  const questions = page.getByRole('radiogroup');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) {
    await tabTo(page, question.getByRole('radio').first());
    // Held until it has done its work: the group chooses what gets the focus while an arrow is down.
    await page.keyboard.down('ArrowDown');
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.keyboard.up('ArrowDown');
  }
}

test('an application without a mouse', async ({ page, applicant, adminApi }) => {
  await open(page, '/careers');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, button('Start Application'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Application' })).toBeFocused();
  for (const [label, value] of [
    ['Full name', applicant.applicantName],
    ['Email', applicant.email],
    ['Phone number', applicant.phone],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('combobox', { name: 'Position' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][data-highlighted]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  // Waited for beforehand: the browser is asked to hand the window over, and not to open it, before a key is pressed.
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[name="resume"]'));
  await page.keyboard.press('Space');
  await (await chosen).setFiles(await pdf());
  await expect(button('Remove resume.pdf')).toBeVisible();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, button('Next'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'General Quiz' })).toBeFocused();
  await answerByArrows(page);
  await tabTo(page, button('Next'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Typing Test' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Type the text here' }));
  await page.keyboard.type('The quick brown fox');
  await tabTo(page, button('Complete Test'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Test complete', { exact: true })).toBeVisible();
  await tabTo(page, button('Next'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'English Test' })).toBeFocused();
  await answerByArrows(page);
  await tabTo(page, button('Next'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeFocused();
  await tabTo(page, button('Submit Application'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeFocused();
  await tabTo(page, button('Return to Home'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeFocused();
  expect(await adminApi.applicationsOf(applicant.email)).toHaveLength(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for longer than a moment', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0))
        .filter((milliseconds) => milliseconds > 100),
    );
    expect(moving).toEqual([]);
  });
});
