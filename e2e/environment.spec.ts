import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { open } from './support/open.ts';
import { runOnOwnServer } from './support/own-server.ts';
import { completeRegistration, fillRegistration } from './support/register.ts';
import { startServer } from './support/server.ts';
import { openAt } from './support/stopped-clock.ts';
import { expect, test } from './support/test.ts';

const rates = { USD: 1 / 58.42, EUR: 1 / 63.1, GBP: 1 / 74.056 };
const bank = createServer((_, answer) => {
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify({ result: 'success', base_code: 'PHP', rates }));
});

// Start a server of its own, whose variables name services of others.
runOnOwnServer(async (kind) => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const { port } = bank.address() as AddressInfo;
  return startServer(kind, {
    EXCHANGE_RATE_URL: `http://127.0.0.1:${port}/`,
    BOOKING_EMBED_URL: 'https://calendar.example/talabridge',
  });
});
test.afterAll(() => new Promise((resolve) => bank.close(resolve)));

test('dollar, euro and pound take turns every 3 seconds', async ({ page }) => {
  await expect
    .poll(async () => (await page.request.get('/impressum')).text())
    .toContain('1 USD = ₱58.42');
  await openAt(page, '/impressum', '2026-01-15T11:05:08Z');
  const shown = page
    .getByRole('banner')
    .getByText(/^1 [A-Z]{3} = /)
    .filter({ visible: true });
  await expect(shown).toHaveText('1 USD = ₱58.42');
  for (const next of ['1 EUR = ₱63.10', '1 GBP = ₱74.06', '1 USD = ₱58.42']) {
    await page.clock.runFor(3000);
    await expect(shown).toHaveText(next);
  }
  await page.goto('/de/impressum');
  await expect(shown).toHaveText('1 USD = 58,42 ₱');
});

test('an external calendar loads with functional consent or on demand, never before', async ({
  browser,
  origin,
}) => {
  // Use a context that is not watched: the calendar is another site.
  const page = await browser.newPage({ baseURL: origin });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) asked.push(request.url());
  });
  await page.route('https://calendar.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Calendar</p>' }),
  );
  await open(page, '/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  const load = page.getByRole('button', { name: 'Load booking calendar', exact: true });
  await expect(load).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await load.click();
  const frame = page.locator('iframe[title="Booking calendar"]');
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText('Calendar')).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600);

  await page.evaluate(() =>
    localStorage.setItem(
      'cookie_consent',
      JSON.stringify({
        necessary: true,
        functional: true,
        analytics: false,
        marketing: false,
        version: 1,
        timestamp: new Date().toISOString(),
      }),
    ),
  );
  await open(page, '/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible({ timeout: 20_000 });

  await open(page, '/register');
  await fillRegistration(page);
  await completeRegistration(page).click();
  await expect(frame.contentFrame().getByText('Calendar')).toBeVisible({ timeout: 20_000 });
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await page.context().close();
});
