import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { galleryItemSchema, likeOutput } from '../src/shared/contracts/gallery.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, holdRequests, requestsTo } from './support/calls.ts';
import { layoutShift, watchLayout } from './support/layout-shift.ts';
import { open } from './support/open.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const sessionKey = 'gallerySessionId';
const english = { locale: 'en' } as const;
const german = { locale: 'de' } as const;

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog');
const likeButton = (page: Page) => dialog(page).locator('button[aria-pressed]');

async function listed(page: Page) {
  const answer = await page.request.get('/api/gallery');
  return z.array(galleryItemSchema).parse(await answer.json());
}

/** All of them, and those that the tests open. */
async function someItems(page: Page) {
  const items = await listed(page);
  const [first, second] = items;
  const last = items.at(-1);
  if (!first || !second || !last || items.length < 3) throw new Error('too few demo pictures');
  return { items, first, second, last };
}

test('a picture opens large, is turned by keys and buttons, and its address opens it again @journey', async ({
  page,
}) => {
  const { items, first, second, last } = await someItems(page);
  await open(page, '/gallery');
  await tiles(page).first().click();
  await expect(dialog(page)).toHaveAccessibleName(first.caption ?? first.alt);
  await expect(page).toHaveURL(`/gallery?image=${first.id}`);

  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toHaveAccessibleName(second.caption ?? second.alt);
  await expect(page).toHaveURL(`/gallery?image=${second.id}`);
  await dialog(page)
    .getByRole('button', { name: m.gallery_previous({}, english) })
    .click();
  await expect(page).toHaveURL(`/gallery?image=${first.id}`);
  // Before the first comes the last.
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`/gallery?image=${last.id}`);
  await dialog(page)
    .getByRole('button', { name: m.gallery_next({}, english) })
    .click();
  await expect(page).toHaveURL(`/gallery?image=${first.id}`);
  const place = m.gallery_place({ place: 1, count: items.length }, english);
  await expect(dialog(page).getByText(place, { exact: true })).toBeVisible();

  await page.reload();
  await expect(dialog(page)).toHaveAccessibleName(first.caption ?? first.alt);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});

test('pictures, columns and likes of the gallery', async ({ page }) => {
  await test.step('a like is kept for this browser over reload and language, and can be taken back', async () => {
    const { first } = await someItems(page);
    const count = first.likeCount;
    const path = `gallery?image=${first.id}`;
    await open(page, `/${path}`);
    const session = () => page.evaluate((key) => localStorage.getItem(key), sessionKey);
    // Whoever only looks leaves nothing behind.
    expect(await session()).toBeNull();

    await expect(likeButton(page)).toHaveAccessibleName(m.gallery_likes({ count }, english));
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
    await likeButton(page).click();
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    const liked = { count: count + 1 };
    await expect(likeButton(page)).toHaveAccessibleName(m.gallery_likes(liked, english));
    await expect.poll(async () => (await listed(page))[0]?.likeCount).toBe(liked.count);
    // Below the dialog too, where the count was as the server wrote it.
    const tileBelow = page.locator('main li a').first();
    await expect(tileBelow).toContainText(m.gallery_likes(liked, english));
    expect(await session()).toMatch(/^[\w-]{8,}$/);

    await page.reload();
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    await open(page, `/de/${path}`);
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(likeButton(page)).toHaveAccessibleName(m.gallery_likes(liked, german));

    await likeButton(page).click();
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(likeButton(page)).toHaveAccessibleName(m.gallery_likes({ count }, german));
    await expect.poll(async () => (await listed(page))[0]?.likeCount).toBe(count);
    await expect(tileBelow).toContainText(m.gallery_likes({ count }, german));
  });
  await test.step('the server lists every picture, in columns by the width', async () => {
    const { items } = await someItems(page);
    const answer = await page.request.get('/gallery');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    for (const { imageUrl } of items) expect(html).toContain(imageUrl);

    await open(page, '/gallery');
    for (const [width, columns] of [
      [390, 2],
      [767, 2],
      [768, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(tiles(page)).toHaveCount(items.length);
      const countColumns = async () => {
        const lefts = await tiles(page).evaluateAll((links) =>
          links.map((link) => Math.round(link.getBoundingClientRect().left)),
        );
        return new Set(lefts).size;
      };
      await expect.poll(countColumns, { message: `${width} px` }).toBe(columns);
    }
  });
  await test.step('Back closes the picture, Forward opens it, and the focus returns to its tile', async () => {
    await open(page, '/gallery');
    const tile = tiles(page).nth(1);
    await tile.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(tile).toBeFocused();
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: m.ui_close({}, english) })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
  });
  await test.step('an unknown picture in the address shows the gallery alone', async () => {
    await open(page, '/gallery?image=00000000-0000-4000-8000-000000000000');
    await expect(tiles(page).first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('a like that is taken back before its answer is here is taken back', async () => {
    const { second } = await someItems(page);
    await open(page, `/gallery?image=${second.id}`);
    const before = m.gallery_likes({ count: second.likeCount }, english);
    await expect(likeButton(page)).toHaveAccessibleName(before);
    const letGo = await holdRequests(page, requestsTo('gallery.like'));
    const liked = page.waitForRequest(requestsTo('gallery.like'));
    await likeButton(page).click();
    // Taken back before it was sent, nothing would be sent at all.
    await liked;
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
    await likeButton(page).click();
    const unliked = page.waitForResponse(requestsTo('gallery.unlike'));
    await expect(likeButton(page)).toHaveAccessibleName(before);
    letGo();
    await unliked;
    await page.reload();
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(likeButton(page)).toHaveAccessibleName(before);
  });
  await test.step('somebody who comes from another page while the line is slow reads what is loading', async () => {
    const seen = Promise.withResolvers<void>();
    await page.route(requestsTo('gallery.list'), async (route) => {
      await seen.promise;
      await route.continue();
    });
    await open(page, '/impressum');
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByText('Loading gallery...')).toBeVisible();
    seen.resolve();
    await expect(tiles(page).first()).toBeVisible();
  });
  await test.step('the gallery and its dialog fit 320 px', async () => {
    await open(page, '/gallery');
    await tiles(page).first().click();
    await expect(dialog(page)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'picture at 320');
    await expect(likeButton(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expectNoSidewaysScroll(page, 'gallery at 320');
  });
});

const approaches = {
  // The pointer comes last: it would lie on a tile that is loaded below it.
  'by keyboard': {
    near: (page: Page) => tiles(page).nth(1).focus(),
    away: (page: Page) => page.getByRole('banner').getByRole('link').first().focus(),
    open: (page: Page) => tiles(page).first().press('Enter'),
  },
  'with a pointer': {
    near: (page: Page) => tiles(page).nth(1).hover(),
    away: (page: Page) => page.getByRole('heading', { level: 1 }).hover(),
    open: (page: Page) => tiles(page).first().click(),
  },
};

test('the gallery arrives without moving; who only looks asks for nothing, who comes near sees the counts of now', async ({
  page,
}) => {
  await test.step('nothing moves while the gallery arrives', async () => {
    await watchLayout(page);
    for (const path of ['/gallery', '/de/gallery']) {
      await open(page, path);
      await expect(tiles(page).first().getByRole('img')).toHaveJSProperty('complete', true);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), path).toBeLessThan(0.02);
    }
  });
  await test.step('who only looks asks for nothing; who comes near sees the counts of now', async () => {
    const { first } = await someItems(page);
    let asked: string[] = [];
    page.on('request', (request) => {
      if (requestsTo('gallery.list').test(request.url())) asked.push(request.url());
    });
    for (const [how, { near, away, open: openFirst }] of Object.entries(approaches)) {
      await test.step(how, async () => {
        asked = [];
        await open(page, '/gallery');
        const like = { data: { sessionId: `a-session-${how.replaceAll(' ', '-')}` } };
        const answer = await page.request.post(`/api/gallery/${first.id}/like`, like);
        expect(answer.ok()).toBe(true);
        const { likeCount: count } = likeOutput.parse(await answer.json());
        expect(asked).toEqual([]);

        await near(page);
        await expect(tiles(page).first()).toContainText(m.gallery_likes({ count }, english));
        // Away and back again asks for nothing more.
        await away(page);
        await near(page);
        await openFirst(page);
        await expect(dialog(page)).toBeVisible();
        expect(asked).toHaveLength(1);
      });
    }
  });
  await test.step('the like is one for one and many for more, in both languages', async () => {
    expect([1, 2, 0].map((count) => m.gallery_likes({ count }, english))).toEqual([
      '1 Like',
      '2 Likes',
      '0 Likes',
    ]);
    expect([1, 2].map((count) => m.gallery_likes({ count }, german))).toEqual([
      '1 Gefällt-mir-Angabe',
      '2 Gefällt-mir-Angaben',
    ]);
  });
});

test('no picture is asked for before the words are drawn', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  // Time stands still in the page's first drawing.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/images/'))).toEqual([]);

  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(tiles(page).first().getByRole('img')).toHaveJSProperty('complete', true);
  expect(asked.filter((path) => path.startsWith('/images/'))).not.toEqual([]);
});

test('a like that does not get through is taken back and told', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const { second } = await someItems(page);
  await open(page, `/gallery?image=${second.id}`);
  await expect(likeButton(page)).toBeVisible();
  const mend = await blockRequests(page, requestsTo('gallery.like'));
  await likeButton(page).click();
  await expectToast(page, m.gallery_like_failed({}, english), m.gallery_no_connection({}, english));
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
  const before = m.gallery_likes({ count: second.likeCount }, english);
  await expect(likeButton(page)).toHaveAccessibleName(before);

  await mend();
  await likeButton(page).click();
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
  await likeButton(page).click();
  await expect(likeButton(page)).toHaveAccessibleName(before);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  async function swipe(page: Page, context: BrowserContext, from: number, to: number) {
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await touch('touchStart', from);
    await touch('touchMove', (from + to) / 2);
    await touch('touchMove', to);
    await touch('touchEnd');
    await devtools.detach();
  }

  test('a swipe turns the picture', async ({ page, context }) => {
    const { first, second } = await someItems(page);
    await open(page, '/gallery');
    await tiles(page).first().tap();
    await expect(dialog(page)).toHaveAccessibleName(first.caption ?? first.alt);
    await swipe(page, context, 300, 90);
    await expect(page).toHaveURL(`/gallery?image=${second.id}`);
    await swipe(page, context, 90, 300);
    await expect(page).toHaveURL(`/gallery?image=${first.id}`);
    // A finger that only slips turns nothing.
    await swipe(page, context, 200, 180);
    await expect(page).toHaveURL(`/gallery?image=${first.id}`);
  });
});
