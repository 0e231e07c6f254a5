import type { Locale } from '../src/shared/contracts/fields.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { findViolations } from './support/accessibility.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

const pages = {
  '/privacy-policy': { title: m.legal_privacy_title, link: m.legal_link_privacy },
  '/impressum': { title: m.legal_impressum_title, link: m.legal_link_impressum },
  '/accessibility': { title: m.legal_accessibility_title, link: m.legal_link_accessibility },
};

/** Each of them in each language. */
const everyPage = (['en', 'de'] satisfies Locale[]).flatMap((locale) =>
  Object.entries(pages).map(([path, { title, link }]) => ({
    locale,
    home: locale === 'de' ? '/de' : '/',
    path: locale === 'de' ? `/de${path}` : path,
    heading: { level: 1, name: title({}, { locale }) } as const,
    link: link({}, { locale }),
  })),
);

test('the legal pages are there without scripts, and accessible', async ({ page, server }) => {
  for (const { path, heading } of everyPage) {
    await test.step(path, async () => {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain(`>${heading.name}</h1>`);

      await open(page, path);
      await expect(page.getByRole('heading', heading)).toBeVisible();
      // In the dark the colours alone are different, which are looked at with those of all other screens.
      expect(await findViolations(page, { rules: 'all' })).toEqual([]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        server.url + path,
      );
    });
  }
});

test('the footer leads to the legal pages, and their contents to every section; it stays within a narrow tablet', async ({
  page,
}) => {
  for (const { locale, home, path, heading, link } of everyPage) {
    await test.step(path, async () => {
      await open(page, home);
      await page
        .getByRole('contentinfo')
        .getByRole('navigation')
        .getByRole('link', { name: link, exact: true })
        .click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', heading)).toBeVisible();

      const contents = page
        .getByRole('navigation', { name: m.legal_contents({}, { locale }) })
        .getByRole('link');
      const sections = page.getByRole('main').getByRole('heading', { level: 2 });
      // The name of the contents is a heading of this level too.
      await expect(sections).toHaveCount((await contents.count()) + 1);
      const last = contents.last();
      await last.click();
      await expect(sections.last()).toBeInViewport();
      await expect(sections.last()).toHaveText((await last.textContent()) ?? '');
    });
  }
  await test.step('the footer stays within a narrow tablet', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    for (const path of ['/', '/de']) {
      await open(page, path);
      const mail = await page
        .getByRole('contentinfo')
        .getByRole('link', { name: '@' })
        .boundingBox();
      expect((mail?.x ?? 0) + (mail?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(
        768 - 24,
      );
    }
  });
});
