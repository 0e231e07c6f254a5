import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { teamMemberSchema } from '../../src/shared/contracts/employee.ts';
import type { Locale } from '../../src/shared/contracts/fields.ts';
import { newsRecordSchema } from '../../src/shared/contracts/news.ts';
import { localizedPath } from '../../src/shared/i18n/locale.ts';
import { m } from '../../src/shared/i18n/paraglide/messages.js';
import { daysOf } from './contact.ts';
import { open } from './open.ts';

type Visit = (name: string) => Promise<void>;

async function first<Item extends z.ZodType>(page: Page, path: string, item: Item) {
  const answer = await page.request.get(path);
  const [found] = z.array(item).parse(await answer.json());
  if (!found) throw new Error(`nothing at ${path}`);
  return found;
}

/** The PIN as somebody who registers gets it. */
async function registeredPin(page: Page): Promise<string> {
  const answer = await page.request.post('/api/client-registration', {
    data: {
      companyName: `Screens ${randomUUID()}`,
      contactPerson: 'Sam Screen',
      contactEmail: 'sam@screens.example',
      phone: '+49 30 23125 001',
      privacyConsent: true,
    },
  });
  return z.object({ mediaKitPin: z.string() }).parse(await answer.json()).mediaKitPin;
}

async function visitHome(page: Page, at: (path: string) => string, visit: Visit): Promise<void> {
  await open(page, at('/'));
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(daysOf(page).first()).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await visit('home page');
  await page.locator('#team').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('person');
}

async function visitContent(page: Page, at: (path: string) => string, visit: Visit): Promise<void> {
  await open(page, at('/gallery'));
  const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(tile.getByRole('img')).toHaveJSProperty('complete', true);
  await visit('gallery');
  await tile.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('gallery picture');
  await open(page, at('/news'));
  await visit('news');
  await open(page, at('/news?search=nobody-wrote-this'));
  await visit('news without hits');
  const { slug } = await first(page, '/api/news', newsRecordSchema.pick({ slug: true }));
  await open(page, at(`/news/${slug}`));
  await visit('article');
  await open(page, at('/news/no-such-article'));
  await visit('article not found');
  const member = await first(
    page,
    '/api/employee-profiles/public',
    teamMemberSchema.pick({ id: true }),
  );
  await open(page, at(`/profile/${member.id}`));
  await visit('profile');
  await open(page, at('/profile/nobody'));
  await visit('profile not found');
}

async function visitForms(page: Page, locale: Locale, visit: Visit): Promise<void> {
  const at = (path: string) => localizedPath(path, locale);
  await open(page, at('/register?plan=professional'));
  await visit('register');
  await page.getByRole('button', { name: m.contact_register_submit({}, { locale }) }).click();
  await expect(page.getByText(m.validation_company_name({}, { locale }))).toBeVisible();
  await visit('register with errors');
  await open(page, at('/media-kit'));
  await visit('media kit locked');
  await page.getByRole('textbox', { name: 'PIN' }).fill(await registeredPin(page));
  await page.waitForURL(/media-kit\.html$/);
  await page.locator('html[data-hydrated]').waitFor();
  await visit('media kit');
  await open(page, at('/cookie-preferences'));
  await visit('cookie preferences');
  await open(page, at('/impressum'));
  await visit('impressum');
  await open(page, at('/privacy-policy'));
  await visit('privacy policy');
  await open(page, at('/accessibility'));
  await visit('accessibility statement');
}

/** Goes through everything a visitor of the site sees beside the careers pages, and calls `visit` on each screen. */
export async function visitSiteScreens(page: Page, locale: Locale, visit: Visit): Promise<void> {
  const at = (path: string) => localizedPath(path, locale);
  await visitHome(page, at, visit);
  await visitContent(page, at, visit);
  await visitForms(page, locale, visit);
}
