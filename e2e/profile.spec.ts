import { z } from 'zod';
import { company } from '../src/shared/content/company.ts';
import { publicProfileSchema } from '../src/shared/contracts/employee.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { requestsTo } from './support/calls.ts';
import { layoutShift, watchLayout } from './support/layout-shift.ts';
import { open } from './support/open.ts';
import { expect, type Page, test } from './support/test.ts';

const leader = company.leaders.generalManager;

/** Somebody of the demo team, with everything the page can show. */
async function somebody(page: Page) {
  const team = z
    .array(z.looseObject({ id: z.string().nullable() }))
    .parse(await (await page.request.get('/api/employee-profiles/public')).json());
  for (const { id } of team) {
    if (id === null) continue;
    const answer = await page.request.get(`/api/employee-profiles/${id}`);
    const { email, phone, ...profile } = publicProfileSchema.parse(await answer.json());
    if (email && phone && profile.skills.length > 0) return { ...profile, id, email, phone };
  }
  throw new Error('nobody of the demo team has an address, a phone and skills');
}

test('a profile shows the person, by id and by slug @journey', async ({ page }) => {
  const person = await somebody(page);
  for (const key of [person.id, person.slug]) {
    await open(page, `/profile/${key}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await expect(main.getByText(person.position, { exact: true })).toBeVisible();
    await expect(main.getByText('Active Employee', { exact: true })).toBeVisible();
    if (person.department) await expect(main.getByText(person.department)).toBeVisible();
    await expect(main.getByRole('link', { name: person.email })).toHaveAttribute(
      'href',
      `mailto:${person.email}`,
    );
    await expect(main.getByRole('link', { name: person.phone })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    await expect(main.getByRole('heading', { name: 'About' })).toBeVisible();
    for (const skill of person.skills) {
      await expect(main.getByRole('listitem').filter({ hasText: skill }).first()).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toContainText('©');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/profile/${person.slug}$`),
    );
  }
});

test('nobody there: a 404 with a way back, in both languages', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/);
  for (const [prefix, heading, back] of [
    ['', 'Profile Not Found', 'Back to Home'],
    ['/de', 'Profil nicht gefunden', 'Zur Startseite'],
  ] as const) {
    for (const key of ['nobody', '00000000-0000-4000-8000-000000000000', 'x'.repeat(300)]) {
      await test.step(`${prefix}/profile/${key}`, async () => {
        const answer = await page.goto(`${prefix}/profile/${key}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      });
    }
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(prefix || '/');
  }
});

test('a leader has a page by slug, in German too, which is accessible, does not move and waits for a slow line; a contact is downloaded', async ({
  page,
  viewport,
}) => {
  await test.step('a leader has a page by slug, in German too; it is accessible, does not move, and fits 320 px', async () => {
    await watchLayout(page);
    await open(page, `/profile/${leader.slug}`);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await expectAccessible(page, 'profile');
    const found = await page.goto(`/de/profile/${leader.slug}`);
    expect(found?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: leader.name })).toBeVisible();
    await expect(page.getByText('Im Team aktiv')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/de/profile/${leader.slug}`);
    await expectNoSidewaysScroll(page, 'profile at 320');
    if (viewport) await page.setViewportSize(viewport);
  });
  await test.step('on a slow line the shape of the profile waits for it', async () => {
    await open(page, '/impressum');
    const seen = Promise.withResolvers<void>();
    await page.route(requestsTo('public.getProfile'), async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/profile/${leader.slug}`);
    await expect(page.getByText(m.people_loading({}, { locale: 'en' }))).toBeAttached();
    seen.resolve();
    await expect(page.getByRole('heading', { level: 1, name: leader.name })).toBeVisible();
  });
  await test.step('the contact is downloaded as a vCard', async () => {
    const person = await somebody(page);
    await open(page, `/profile/${person.slug}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: m.people_vcard({}, { locale: 'en' }) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.vcf$/);
    const card = await page.request.get(file.url());
    expect(card.headers()['content-type']).toMatch(/^text\/vcard/);
    const text = await card.text();
    expect(text).toContain('BEGIN:VCARD');
    expect(text).toContain(person.email);
  });
});
