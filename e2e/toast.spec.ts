import { randomUUID } from 'node:crypto';
import type { AdminApi } from './support/admin-api.ts';
import { picture, sizedPdf } from './support/files.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast, toasts } from './support/toast.ts';

const raise = async (page: Page) => {
  await page.locator('input[name="resume"]').setInputFiles(picture());
  await expectToast(page, 'Invalid file type');
};

/** Draws the toast to the right by that many pixels, and lets it go. */
async function swipe(page: Page, distance: number): Promise<void> {
  // A toast that is still arriving takes no pointer.
  await expect(toasts(page)).toHaveCSS('pointer-events', 'auto');
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

test('a press on a toast closes it, so that the next one meets what it covered', async ({
  page,
  wizard,
}) => {
  await wizard.start();
  await raise(page);
  await expect(toasts(page)).toHaveCSS('pointer-events', 'auto');
  await toasts(page).getByText('Invalid file type').click();
  await expect(toasts(page)).toHaveCount(0);
});

/** Opens the sheet of a new message, which is so long that it scrolls. */
async function openMessage(page: Page, adminApi: AdminApi): Promise<string> {
  const name = `Writer ${randomUUID().slice(0, 8)}`;
  const answer = await adminApi.client.post('/api/contact', {
    name,
    email: 'writer@clients.example',
    message: 'Please call back.\n'.repeat(30),
    consent: true,
  });
  expect(answer.status).toBe(200);
  const { rows } = await adminApi.client.trpc.admin.inbox.listMessages.query({ search: name });
  const id = rows[0]?.id ?? '';
  await page.goto(`/admin/inbox?message=${id}`);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  return id;
}

test('a toast leaves a sheet to the hand that works in it', async ({
  adminPage: page,
  adminApi,
}) => {
  const sheet = page.getByRole('dialog');
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  await test.step('it lies beside the sheet, where there is room', async () => {
    await openMessage(page, adminApi);
    await button('Mark as answered').click();
    await expectToast(page, 'Message marked as answered');
    await page.setViewportSize({ width: 1024, height: 720 });
    const [toast, dialog] = [await toasts(page).boundingBox(), await sheet.boundingBox()];
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(dialog?.x ?? 0);
  });
  await test.step('on a phone, what it covers takes the press until it has arrived', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await openMessage(page, adminApi);
    const stillArriving = await page.evaluateHandle(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('li { animation-play-state: paused !important; }');
      document.adoptedStyleSheets = [style];
      return style;
    });
    await button('Mark as answered').click();
    await expectToast(page, 'Message marked as answered');
    const toast = await toasts(page).boundingBox();
    const middle = (toast?.y ?? 0) + (toast?.height ?? 0) / 2;
    await button('Archive').evaluate((archive, y) => {
      const { top, height } = archive.getBoundingClientRect();
      archive.closest('section')?.scrollBy({ top: top + height / 2 - y, behavior: 'instant' });
    }, middle);
    const place = await button('Archive').boundingBox();
    const x = (place?.x ?? 0) + (place?.width ?? 0) / 2;
    expect(Math.abs((place?.y ?? 0) + (place?.height ?? 0) / 2 - middle)).toBeLessThan(2);
    await page.mouse.click(x, middle);
    await expectToast(page, 'Message archived');
    const stored = await adminApi.client.trpc.admin.inbox.getMessage.query({ id });
    expect(stored.status).toBe('archived');
    await stillArriving.evaluate((style) => style.replaceSync(''));
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});
