import { picture, sizedPdf } from './support/files.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast, toasts } from './support/toast.ts';

const raise = async (page: Page) => {
  await page.locator('input[name="resume"]').setInputFiles(picture());
  await expectToast(page, 'Invalid file type');
};

/** Draws the toast to the right by that many pixels, and lets it go. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 5 });
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

test('a toast is seen, replaced and closed', async ({ page, wizard }) => {
  await page.clock.install();
  await wizard.start();
  const region = page.getByRole('region', { name: 'Notification' });
  await test.step('it goes away by itself after five seconds', async () => {
    await raise(page);
    await page.clock.fastForward(4000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(1500);
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step('F8 leads to the region, and the button closes it and leads back', async () => {
    await raise(page);
    await page.locator('input[name="resume"]').focus();
    await page.keyboard.press('F8');
    await expect(region.getByRole('list')).toBeFocused();
    await region.getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator('input[name="resume"]')).toBeFocused();
  });
  await test.step('the newest takes the place of the one before', async () => {
    await raise(page);
    await page.locator('input[name="resume"]').setInputFiles(await sizedPdf(10_485_761));
    await expectToast(page, 'File too large');
  });
  await test.step('from 768 px on it is at most 420 px wide', async () => {
    await expect(region.locator('ol')).toHaveCSS('width', '420px');
  });
  await test.step('a swipe to the right of 70 px closes it, one of 40 px does not', async () => {
    await swipe(page, 40);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(page, 70);
    await expect(toasts(page)).toHaveCount(0);
  });
});
