import { expect, test } from './support/test.ts';

test('an unknown address is a 404 page with the status 404, in both languages @journey', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/);
  for (const [address, heading] of [
    ['/no/such/page', 'This page does not exist'],
    ['/de/gibt/es/nicht', 'Diese Seite gibt es nicht'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});
