import { z } from 'zod';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { layoutShift, watchLayout } from './support/layout-shift.ts';
import { open } from './support/open.ts';
import { expect, type Page, test } from './support/test.ts';

const english = { locale: 'en' } as const;

/** Every published article, newest first. */
async function published(page: Page) {
  const answer = await page.request.get('/api/news');
  const articles = z
    .array(z.object({ slug: z.string(), title: z.string(), category: z.string() }))
    .parse(await answer.json());
  const [newest] = articles;
  if (!newest) throw new Error('no demo news');
  return { articles, newest };
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const search = (page: Page) => page.getByRole('searchbox', { name: m.news_search({}, english) });

test('the news do not move while they arrive, are listed, searched and narrowed', async ({
  page,
}) => {
  await test.step('the news do not move while they arrive', async () => {
    const { newest } = await published(page);
    await watchLayout(page);
    for (const path of ['/news', `/news/${newest.slug}`]) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), path).toBeLessThan(0.02);
    }
  });
  await test.step('the list shows the articles newest first, is there without scripts, and says when a page beyond the last is empty', async () => {
    const { articles } = await published(page);
    const answer = await page.request.get('/news');
    expect(answer.status()).toBe(200);
    await open(page, '/news');
    const shown = articles.slice(0, 9).map(({ title }) => title);
    await expect(titles(page)).toHaveText(shown);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/news/rss.xml',
    );
    await open(page, '/de/news');
    await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible();
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/de/news/rss.xml',
    );
    await open(page, '/news?page=999');
    await expect(page.getByText(m.news_no_hits({}, english))).toBeVisible();
  });
  await test.step('search and category narrow the list and stand in the address', async () => {
    const { articles, newest } = await published(page);
    await open(page, '/news');
    await search(page).fill(newest.title);
    await expect(page).toHaveURL(/[?&]search=/);
    await expect(titles(page)).toHaveText([newest.title]);
    await page.reload();
    await expect(search(page)).toHaveValue(newest.title);

    await search(page).fill('zzqxy');
    await expect(page.getByText(m.news_no_hits({}, english))).toBeVisible();
    await page.getByRole('link', { name: m.news_show_all({}, english) }).click();
    await expect(page).toHaveURL('/news');
    await expect(search(page)).toHaveValue('');

    const categories = page.getByRole('navigation', { name: m.news_categories({}, english) });
    await categories.getByRole('link', { name: newest.category, exact: true }).click();
    const same = articles.filter(({ category }) => category === newest.category);
    await expect(titles(page)).toHaveText(same.slice(0, 9).map(({ title }) => title));
    await expect(categories.locator('[aria-current]')).toHaveText(newest.category);
  });
});

test('an article is read, and leads to its neighbours @journey', async ({ page }) => {
  const { articles, newest } = await published(page);
  await open(page, '/news');
  await page.getByRole('link', { name: newest.title, exact: true }).click();
  await expect(page).toHaveURL(`/news/${newest.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible();
  const body = page.locator('.article');
  await expect(body.locator('p').first()).toBeVisible();
  const width = await body.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeLessThan(800);

  const older = articles[1];
  if (older) {
    await page.getByRole('link', { name: older.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: older.title })).toBeVisible();
    await page.getByRole('link', { name: newest.title }).click();
    await expect(page).toHaveURL(`/news/${newest.slug}`);
  }
});

test('an unknown article is a 404 with a way back, in both languages', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/);
  for (const [prefix, locale] of [
    ['', 'en'],
    ['/de', 'de'],
  ] as const) {
    const answer = await page.goto(`${prefix}/news/no-such-article`);
    expect(answer?.status()).toBe(404);
    const heading = { level: 1, name: m.news_not_found({}, { locale }) };
    await expect(page.getByRole('heading', heading)).toBeVisible();
  }
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: m.news_all({}, { locale: 'de' }) }).click();
  await expect(page).toHaveURL('/de/news');
});
