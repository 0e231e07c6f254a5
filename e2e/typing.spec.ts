import { typingSample } from '../src/shared/domain/scoring.ts';
import { expect, type Page, test } from './support/test.ts';

const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

async function expectFigures(page: Page, time: string, speed: string, accuracy: string) {
  await expect(figure(page, 'Time left')).toHaveText(time);
  await expect(figure(page, 'Speed')).toHaveText(speed);
  await expect(figure(page, 'Accuracy')).toHaveText(accuracy);
}

test.beforeEach(async ({ page, wizard, applicant }) => {
  await page.clock.install();
  await wizard.startAt(3, applicant);
});

test('the test waits, takes no paste, marks mistakes, ends and begins anew', async ({
  page,
  context,
  wizard,
}) => {
  await test.step('it waits for the first character', async () => {
    await expectFigures(page, '60 s', '0 WPM', '100%');
    await expect(page.getByRole('button', { name: 'Complete Test' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(wizard.next).toBeDisabled();
    await page.clock.fastForward(5000);
    await expectFigures(page, '60 s', '0 WPM', '100%');
  });
  await test.step('text cannot be pasted, dropped or inserted', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), typingSample);
    await wizard.typingArea.focus();
    await page.keyboard.press('Control+V');
    await expect(page.getByText(/Text cannot be pasted here/)).toBeVisible();
    await expect(wizard.typingArea).toHaveValue('');
    await expectFigures(page, '60 s', '0 WPM', '100%');
  });
  await test.step('the minute ends it, and the field is closed', async () => {
    await wizard.type();
    await page.clock.fastForward(60_000);
    await expect(wizard.typingArea).toBeDisabled();
    await expect(wizard.typingArea).toHaveValue(typingSample.slice(0, 40));
    await expect(page.getByText('Test complete', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete Test' })).toBeDisabled();
    await expect(wizard.next).toBeEnabled();
  });
  await test.step('a mark does not depend on colour', async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.emulateMedia({ forcedColors: 'active' });
    await wizard.typingArea.fill('The quck brown fax ');
    await expect(marked(page, 'right').first()).toHaveCSS('text-decoration-line', 'underline');
    await expect(marked(page, 'wrong')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(marked(page, 'missing')).toHaveCSS('outline-style', 'dashed');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('button', { name: 'Reset' }).click();
  });
  await test.step('Complete Test ends it early', async () => {
    await wizard.typeAndComplete();
    await expect(wizard.typingArea).toBeDisabled();
    await expect(wizard.next).toBeEnabled();
    await expect(figure(page, 'Time left')).not.toHaveText('0 s');
  });
  await test.step('Reset gives a full minute again', async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectFigures(page, '60 s', '0 WPM', '100%');
    await expect(wizard.typingArea).toHaveValue('');
    await expect(wizard.typingArea).toBeEnabled();
    await expect(wizard.next).toBeDisabled();
    await wizard.typeAndComplete();
    await wizard.next.click();
    await wizard.expectStep(4);
  });
});

test('speed, accuracy and time run along', async ({ page, wizard }) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await wizard.typingArea.fill('The quick brown fox ');
  // Fifteen seconds count at least, so that four words at once are no record.
  await expectFigures(page, '60 s', '16 WPM', '100%');
  await page.clock.runFor(10_000);
  await expectFigures(page, '50 s', '16 WPM', '100%');
  await wizard.typingArea.fill('The quick brown fax ');
  await expectFigures(page, '50 s', '16 WPM', '95%');
  await page.clock.runFor(20_000);
  await expectFigures(page, '30 s', '8 WPM', '95%');
  await page.clock.runFor(30_000);
  await expect(wizard.typingArea).toBeDisabled();
  await expect(figure(page, 'Time left')).toHaveText('0 s');
});

/** The parts of the sample that are marked so, in order. */
const marked = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);

test('a mistake is marked where it is, and what follows is right @journey', async ({
  page,
  wizard,
}) => {
  // A letter left out, another one wrong, one typed twice.
  await wizard.typingArea.pressSequentially('The quck brown fax jumpps over the lazy dog ');
  await expect(marked(page, 'missing')).toHaveText(['i']);
  await expect(marked(page, 'wrong')).toHaveText(['o']);
  await expect(marked(page, 'extra')).toHaveText(['+']);
  await expect(marked(page, 'right')).toHaveText([
    'The qu',
    'ck brown f',
    'x jum',
    'ps over the lazy dog ',
  ]);
  await expect(figure(page, 'Accuracy')).toHaveText('93%');
  await expect(
    page.getByText('3 places differ from the text, the last one at the word “jumps”.'),
  ).toBeAttached();
  // Mended from the end, the marks go one by one.
  for (let letter = 0; letter < 24; letter += 1) await wizard.typingArea.press('Backspace');
  await expect(marked(page, 'extra')).toHaveCount(0);
  await page.getByRole('button', { name: 'Complete Test' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(marked(page, 'ahead')).toHaveText([typingSample]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test('text, field and the button that ends it are in view together', async ({ page, wizard }) => {
    const sample = page.getByText(typingSample).locator('xpath=ancestor::div[1]').first();
    await wizard.typingArea.focus();
    await expect(sample).toBeInViewport({ ratio: 1 });
    await expect(wizard.typingArea).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Complete Test' })).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await sample.boundingBox())?.y).toBeGreaterThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
  });
});
