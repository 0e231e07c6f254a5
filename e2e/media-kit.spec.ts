import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { actEarly } from './support/held-scripts.ts';
import { open } from './support/open.ts';
import { runOnOwnServer } from './support/own-server.ts';
import { startNewServer } from './support/server.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const pin = '4711';
const wrong = '0000';

// Start a server of its own, whose PIN is known, and which counts the tries of each address that a proxy names.
runOnOwnServer((kind) =>
  startNewServer(kind, {
    MEDIA_KIT_PIN: pin,
    DEMO_CONTENT: 'off',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  }),
);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Media Kit' });
const field = (page: Page) => page.getByRole('textbox', { name: 'PIN' });

async function openDialog(page: Page): Promise<void> {
  await open(page, '/impressum');
  await page.getByRole('banner').getByRole('button', { name: 'Media Kit' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Comes from an address that has tried nothing yet. */
const comeFromElsewhere = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({
    'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
  });

test.beforeEach(async ({ context, allowConsoleErrors }) => {
  allowConsoleErrors(failedRequest);
  await comeFromElsewhere(context);
});

test('PINs that are short, wrong or without a line, and a dialog that closes', async ({
  page,
  context,
}) => {
  await test.step('a PIN of three digits is not sent; a wrong one clears the field and says so', async () => {
    await openDialog(page);
    await field(page).fill('471');
    await dialog(page).getByRole('button', { name: 'Open the Media Kit' }).click();
    await expect(dialog(page).getByText('The PIN has four digits', { exact: true })).toBeVisible();
    await field(page).clear();

    await field(page).pressSequentially(wrong);
    await expectToast(page, 'Access Denied', 'Incorrect PIN. Please try again.');
    await expect(dialog(page).getByText('Incorrect PIN. Please try again.')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('type', 'password');
    // Somebody who is used to it sends with Enter what the fourth digit has sent already.
    await field(page).press('Enter');
    await expect(dialog(page).getByText('Incorrect PIN. Please try again.')).toBeVisible();
  });
  await test.step('without a line the PIN stays in the field', async () => {
    await openDialog(page);
    const mend = await blockRequests(page, requestsTo('public.openMediaKit'));
    await field(page).pressSequentially(wrong);
    await expectToast(page, 'The Media Kit did not open');
    await expect(field(page)).toHaveValue(wrong);
    await mend();
  });
  await test.step('a dialog that closes after the right PIN sends nothing more', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (requestsTo('public.openMediaKit').test(request.url())) sent.push(request.url());
    });
    await openDialog(page);
    // It stays halfway out of sight.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const opened = context.waitForEvent('page');
    await field(page).pressSequentially(pin);
    await opened;
    const closing = page.locator('[role=dialog][data-state=closed]');
    await closing.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(closing).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
  await test.step('the kit asks for the PIN, in both languages; written in another case its address is no page', async () => {
    await comeFromElsewhere(context);
    for (const [prefix, title, name] of [
      ['', 'What you need to write about us', 'Print or save as PDF'],
      ['/de', 'Was Sie brauchen, um über uns zu schreiben', 'Drucken oder als PDF sichern'],
    ] as const) {
      await page.context().clearCookies({ name: 'media_kit' });
      await page.goto(`${prefix}/media-kit.html`);
      await expect(page).toHaveURL(`${prefix}/media-kit`);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('main').getByRole('textbox').pressSequentially(pin);
      await expect(page).toHaveURL(`${prefix}/media-kit.html`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('button', { name })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
    for (const address of ['/MEDIA-KIT.html', '/de/media-kit.HTML']) {
      expect((await page.request.get(address)).status(), address).toBe(404);
    }
  });
  await test.step('a tab that may not open becomes a link', async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await context.clearCookies({ name: 'media_kit' });
    await openDialog(page);
    await field(page).pressSequentially(pin);
    const link = dialog(page).getByRole('link', { name: 'Open the Media Kit' });
    await expect(link).toHaveAttribute('href', '/media-kit.html');
  });
});

test('a PIN that is typed before the scripts have come opens the kit, by the fourth digit or by what is pressed', async ({
  page,
  context,
}) => {
  const button = page.getByRole('main').getByRole('button', { name: 'Open the Media Kit' });
  for (const press of [async () => {}, () => button.click(), () => field(page).press('Enter')]) {
    await context.clearCookies({ name: 'media_kit' });
    await actEarly(page, '/media-kit', async () => {
      await field(page).pressSequentially(pin);
      await press();
    });
    await expect(page).toHaveURL('/media-kit.html');
  }
  await context.clearCookies({ name: 'media_kit' });
  await actEarly(page, '/media-kit', async () => {
    await field(page).pressSequentially('47');
    await page.getByRole('main').getByRole('button', { name: 'Show password' }).click();
  });
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(field(page)).toHaveValue('47');
});

test('the right PIN opens the kit in a tab of its own @journey', async ({ page, context }) => {
  await openDialog(page);
  const opened = context.waitForEvent('page');
  await field(page).pressSequentially(pin);
  const kit = await opened;
  await expect(kit).toHaveURL('/media-kit.html');
  await expect(kit.getByRole('heading', { level: 1 })).toHaveText(
    'What you need to write about us',
  );
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/impressum');
});

test('the kit has files, texts and colours to copy; printed on A4, the address for the press stands in one line', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/media-kit');
  await page.getByRole('main').getByRole('textbox').pressSequentially(pin);
  const main = page.getByRole('main');
  const files = main.getByRole('link', { name: /^Download / });
  await expect(files.first()).toBeVisible();
  for (const file of await files.all()) {
    const href = (await file.getAttribute('href')) ?? '';
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    expect((await answer.body()).byteLength).toBeGreaterThan(200);
  }
  await main.getByRole('button', { name: 'Copy #0B1B2B' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#0B1B2B');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'the kit');

  const address = page.locator('#facts dd').filter({ hasText: '@' });
  await expect(address).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins.
  await page.setViewportSize({ width: 658, height: 980 });
  const lines = await address.evaluate((value) => {
    const range = document.createRange();
    range.selectNodeContents(value);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('after too many tries it says how long to wait', async ({ page }) => {
  await openDialog(page);
  for (let tries = 0; tries < 5; tries += 1) {
    await field(page).pressSequentially(wrong);
    await expect(field(page)).toHaveValue('');
    await expect(dialog(page).getByText('Incorrect PIN. Please try again.')).toBeVisible();
  }
  await field(page).pressSequentially(pin);
  await expect(
    dialog(page).getByText('Too many tries. Please wait 15 minutes and try again.'),
  ).toBeVisible();
});
