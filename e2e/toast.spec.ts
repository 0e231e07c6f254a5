import { picture, sizedPdf } from './support/files.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast, toasts } from './support/toast.ts';

const raise = async (page: Page) => {
  await page.locator('input[name="resume"]').setInputFiles(picture());
  await expectToast(page, 'Invalid file type');
};

test.beforeEach(async ({ page, wizard }) => {
  await page.clock.install();
  await wizard.start();
});

test('a toast goes away by itself after five seconds', async ({ page }) => {
  await raise(page);
  await page.clock.fastForward(4000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(1500);
  await expect(toasts(page)).toHaveCount(0);
});

test('the newest takes the place of the one before', async ({ page }) => {
  await raise(page);
  await page.locator('input[name="resume"]').setInputFiles(await sizedPdf(10_485_761));
  await expectToast(page, 'File too large');
});

test('F8 leads to the region, and the button closes it', async ({ page }) => {
  await raise(page);
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: 'Notification' });
  await expect(region.getByRole('list')).toBeFocused();
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

for (const [distance, stays] of [
  [40, true],
  [70, false],
] as const) {
  test(`a swipe of ${distance} px to the right ${stays ? 'does not close' : 'closes'} it`, async ({
    page,
  }) => {
    await raise(page);
    const box = await toasts(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 5 });
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(stays ? 1 : 0);
  });
}

test('from 768 px on it is at most 420 px wide', async ({ page }) => {
  await raise(page);
  const region = page.getByRole('region', { name: 'Notification' }).locator('ol');
  await expect(region).toHaveCSS('width', '420px');
});
