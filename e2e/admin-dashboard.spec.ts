import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { englishTexts } from './support/english-text.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const feed = (page: Page) => page.getByRole('list').filter({ hasText: 'logged in' });
const waiting = (page: Page) => page.getByRole('link', { name: /^\d+ New applications$/ });

/** The number in a text such as `12 New applications`. */
const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''));

test('the dashboard tells what waits, and leads to it @journey', async ({
  adminPage: page,
  adminApi,
}) => {
  const { applicantName } = await adminApi.makeApplication();
  await page.goto('/admin');
  await expect(page.getByText(/new in 30 days, [\d,]+ in the 30 before/)).toHaveCount(3);
  const count = numberIn(await waiting(page).textContent());
  await waiting(page).click();
  await expect(page).toHaveURL('/admin/applications?status=pending');
  await expect(page.getByText(applicantName).first()).toBeVisible();
  const pending = page.getByRole('button', { name: /^Pending/, pressed: true });
  // The list may come before its counts.
  await expect.poll(async () => numberIn(await pending.textContent())).toBe(count);
});

test('what happens elsewhere appears by itself, until it is paused', async ({
  adminPage: page,
  adminApi,
}) => {
  await page.clock.install();
  await page.goto('/admin');
  await expect(feed(page)).toBeVisible();
  const first = await adminApi.makeApplication();
  await page.clock.fastForward(21_000);
  await expect(feed(page).getByText(`${first.applicantName} sent an application`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: first.applicantName })).toHaveCount(1);

  await page.getByRole('button', { name: 'Pause updates' }).click();
  const second = await adminApi.makeApplication();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('listActivity')) asked += 1;
  });
  await page.clock.fastForward(120_000);
  expect(asked).toBe(0);
  await page.getByRole('button', { name: 'Resume updates' }).click();
  await page.clock.fastForward(21_000);
  await expect(feed(page).getByText(`${second.applicantName} sent an application`)).toBeVisible();
  await page.getByRole('link', { name: `${second.applicantName} sent an application` }).click();
  await expect(page.getByRole('dialog')).toContainText(second.applicantName);
});

test('figures that do not load say so and are asked for again', async ({
  adminPage: page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await page.route(/admin\.analytics\.get/, (route) => route.abort());
  await page.goto('/admin/analytics');
  await expect(page.getByText('The figures did not load')).toBeVisible();
  await page.unroute(/admin\.analytics\.get/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Application status' })).toBeVisible();
});

test('figures lead to what is behind them, charts are tables too, and a phone is enough for a decision', async ({
  adminPage: page,
  adminApi,
}) => {
  await test.step('the figures of the analytics are those of the table behind them', async () => {
    const { id } = await adminApi.makeApplication({ position: 'sales' });
    await adminApi.review(id, 'rejected');
    await page.goto('/admin/analytics');
    await page.getByRole('button', { name: 'All time' }).click();
    await expect(page).toHaveURL('/admin/analytics?period=all');
    await page.reload();
    await expect(page.getByRole('button', { name: 'All time', pressed: true })).toBeVisible();

    const rejected = page
      .getByRole('list', { name: 'Application status' })
      .getByRole('link', { name: /^Rejected/ });
    const count = numberIn(await rejected.textContent());
    expect(count).toBeGreaterThan(0);
    await rejected.click();
    await expect(page).toHaveURL('/admin/applications?status=rejected');
    const pressed = page.getByRole('button', { name: /^Rejected/, pressed: true });
    // The list may come before its counts.
    await expect.poll(async () => numberIn(await pressed.textContent())).toBe(count);

    await page.goBack();
    const sales = page
      .getByRole('list', { name: 'Positions' })
      .getByRole('link', { name: /^Sales Representative/ });
    const ofPosition = numberIn(await sales.textContent());
    await sales.click();
    await expect(page).toHaveURL('/admin/applications?position=sales');
    const all = page.getByRole('button', { name: /^All/, pressed: true });
    await expect.poll(async () => numberIn(await all.textContent())).toBe(ofPosition);
  });
  await test.step('charts are tables too', async () => {
    await adminApi.makeApplication();
    await page.goto('/admin/analytics?period=7');
    await page.getByText('As a table: Applications per day').click();
    const table = page.getByRole('table', { name: 'Applications per day' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await page.getByText('As a table: Final scores').click();
    await expect(page.getByRole('table', { name: 'Final scores' }).getByRole('row')).toHaveCount(
      11,
    );
  });
  await test.step('a decision is made on a phone', async () => {
    const { applicantName } = await adminApi.makeApplication();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/admin');
    await waiting(page).click();
    await page.getByRole('button', { name: `Review ${applicantName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await expectToast(page, 'Application status updated successfully');
  });
});

test('the analytics are accessible, and both screens fit every width and are German in German', async ({
  adminPage: page,
  adminApi,
}) => {
  await adminApi.makeApplication();
  for (const [path, ready] of [
    ['/admin', 'All activity'],
    ['/admin/analytics', 'Open the gallery'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('link', { name: ready })).toBeVisible();
    // The dashboard is looked at with the other screens of the portal.
    if (path === '/admin/analytics') await expectAccessible(page, path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
  }
  await test.step('both screens are German in German', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.context().addCookies([{ name: 'language', value: 'de', url: adminApi.client.url }]);
    for (const path of ['/admin', '/admin/analytics']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await englishTexts(page)).toEqual([]);
    }
  });
});
