import type { Page } from '@playwright/test';
import { bytes, count } from '../support/format.ts';
import { atMost, type Figure, type Outcome, type Row, type Site } from '../support/row.ts';
import { sum } from '../support/statistics.ts';
import { byKind, recordTransfers, type Transfer } from '../support/transfer.ts';

const limit = 500_000;
const listed = 6;
const desktop = { name: 'desktop', viewport: { width: 1440, height: 900 } };
const phone = { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const pagesWithImages = ['/', '/gallery', '/news'];

const modernImage = /^image\/(avif|webp|svg\+xml)$/;
/** An icon of the browser's tab is no picture of the page. */
const tabIcon = /favicon/;

const oldImages = (transfers: Transfer[]) =>
  transfers.filter(
    ({ kind, file, contentType }) =>
      kind === 'image' && !tabIcon.test(file) && !modernImage.test(contentType),
  );

/** Pictures that would move the page when they arrive, or let the browser guess which size it needs. */
const imagesWithoutSizes = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter(
          (image) =>
            !image.hasAttribute('width') ||
            !image.hasAttribute('height') ||
            (image.hasAttribute('srcset') && !image.hasAttribute('sizes')),
        )
        .map((image) => image.getAttribute('src') ?? ''),
    );

async function visit({ browser, url }: Site, path: string, { name, ...options }: typeof desktop) {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  try {
    const page = await context.newPage();
    const transfers = await recordTransfers(page, `${url}${path}`);
    const doubtful = [
      ...oldImages(transfers).map(({ file }) => file),
      ...(await imagesWithoutSizes(page)),
    ];
    return { name, transfers, doubtful, images: await page.locator('img').count() };
  } finally {
    await context.close();
  }
}

async function weigh(site: Site, window: typeof desktop): Promise<Outcome> {
  const { name, transfers } = await visit(site, '/', window);
  const total = sum(transfers.map(({ size }) => size));
  const kinds = byKind(transfers).map(({ kind, size }) => `${kind} ${count(size)}`);
  const heaviest = transfers
    .toSorted((a, b) => b.size - a.size)
    .map(({ file, size }) => `${file} ${count(size)}`);
  return {
    figures: [atMost(`transferred before scrolling, ${name}`, total, limit, bytes)],
    notes: [
      `${name}, by kind: ${kinds.join(', ')}`,
      `${name}, the heaviest: ${heaviest.slice(0, listed).join(', ')}`,
    ],
  };
}

/** Everything the home page is sent before anybody scrolls, and how pictures are sent. */
export const row: Row = {
  id: 'B3',
  title: 'Weight of the home page',
  measure: async (site) => {
    const weights = [await weigh(site, desktop), await weigh(site, phone)];
    const figures: Figure[] = weights.flatMap((each) => each.figures);
    const notes = weights.flatMap((each) => each.notes);
    for (const path of pagesWithImages) {
      const { images, doubtful } = await visit(site, path, phone);
      figures.push(
        atMost(
          `of ${images} images on ${path}, not AVIF or WebP or without sizes`,
          doubtful.length,
          0,
          count,
        ),
      );
      notes.push(...doubtful.map((file) => `${path}, image to look at: ${file}`));
    }
    return { figures, notes };
  },
};
