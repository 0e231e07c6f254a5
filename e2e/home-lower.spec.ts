import type { Page } from '@playwright/test';
import { company } from '../src/shared/content/company.ts';
import type { Locale } from '../src/shared/contracts/fields.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

/** What each plan says, word for word. */
const plans: Record<Locale, { name: string; price: string; unit: string; features: string[] }[]> = {
  en: [
    {
      name: 'Starter',
      price: '€3.50 instead of €6.50',
      unit: 'per hour per agent',
      features: [
        'Up to 5 team members',
        'Email support',
        'Basic analytics',
        '10 hours/week',
        'Standard SLA',
      ],
    },
    {
      name: 'Professional',
      price: '€4.50 instead of €12.50',
      unit: 'per hour per agent',
      features: [
        '12 team members',
        'Priority support 24/7',
        'Advanced analytics',
        '40 hours/week',
        'Premium SLA',
        'Dedicated account manager',
      ],
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      unit: 'A price agreed for your case',
      features: [
        'Unlimited team members',
        '24/7 dedicated support',
        'Custom analytics',
        'Full-time coverage',
        'Custom SLA',
        'Executive reporting',
        'On-site visits',
      ],
    },
  ],
  de: [
    {
      name: 'Starter',
      price: '3,50 € statt 6,50 €',
      unit: 'pro Stunde und Agent',
      features: [
        'Bis zu 5 Teammitglieder',
        'Support per E-Mail',
        'Einfache Auswertungen',
        '10 Stunden/Woche',
        'Standard-SLA',
      ],
    },
    {
      name: 'Professional',
      price: '4,50 € statt 12,50 €',
      unit: 'pro Stunde und Agent',
      features: [
        '12 Teammitglieder',
        'Priorisierter Support 24/7',
        'Erweiterte Auswertungen',
        '40 Stunden/Woche',
        'Premium-SLA',
        'Persönliche Kundenbetreuung',
      ],
    },
    {
      name: 'Enterprise',
      price: 'Individuell',
      unit: 'Ein Preis, vereinbart für Ihren Fall',
      features: [
        'Unbegrenzt viele Teammitglieder',
        '24/7-Support nur für Sie',
        'Individuelle Auswertungen',
        'Besetzung in Vollzeit',
        'Individuelles SLA',
        'Berichte für die Geschäftsleitung',
        'Besuche bei Ihnen vor Ort',
      ],
    },
  ],
};

const ratings: Record<Locale, string[]> = {
  en: ['4.7 out of 5', '4.9 out of 5', '4.8 out of 5'],
  de: ['4,7 von 5', '4,9 von 5', '4,8 von 5'],
};

const plan = (page: Page, name: string) => page.locator('#pricing').getByRole('article', { name });

const homeOf = (locale: Locale) => (locale === 'de' ? '/de' : '/');
const prefixOf = (locale: Locale) => (locale === 'de' ? '/de' : '');

/** Twelve of them in five regions. */
async function expectOffices(page: Page): Promise<void> {
  const offices = page.locator('#offices');
  await expect(offices.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(offices.getByRole('listitem')).toHaveCount(company.offices);
}

/** What is certified and what is still to come. */
async function expectCertificates(page: Page, locale: Locale): Promise<void> {
  const section = page.locator('#certifications');
  const held = m.company_certificate_held({}, { locale });
  const coming = m.company_certificate_in_preparation({}, { locale });
  await expect(
    section
      .getByRole('list', { name: m.company_certifications_seals({}, { locale }) })
      .getByRole('listitem'),
  ).toHaveText([
    m.company_certificate_data_privacy({}, { locale }) + held,
    m.company_certificate_registration({}, { locale }) + held,
    m.company_certificate_gdpr({}, { locale }) + coming,
    m.company_certificate_pci({}, { locale }) + coming,
  ]);
  const rules = section
    .getByRole('list', { name: m.company_certifications_rules({}, { locale }) })
    .getByRole('listitem');
  const expected = [
    ['2025', m.company_rule_data_privacy({}, { locale })],
    [
      m.company_rule_since({ year: '2017' }, { locale }),
      m.company_rule_registration({}, { locale }),
    ],
    ['2023', m.company_rule_gdpr({}, { locale })],
    ['2024', m.company_rule_pci({}, { locale })],
  ];
  await expect(rules).toHaveCount(expected.length);
  for (const [index, [year = '', name = '']] of expected.entries()) {
    await expect(rules.nth(index)).toContainText(year);
    await expect(rules.nth(index)).toContainText(name);
  }
}

/** Three, each in a tab of its own. */
async function expectReviewSites(page: Page, locale: Locale): Promise<void> {
  const links = page.locator('#feedback').getByRole('link');
  const { maps, consumers, businesses } = company.reviewSites;
  await expect(links).toHaveCount(3);
  for (const [index, href] of [maps, consumers, businesses].entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleName(new RegExp(`^${ratings[locale][index]} `));
    await expect(link).toHaveAccessibleName(new RegExp(`${m.company_new_tab({}, { locale })}$`));
  }
}

/** Each plan leads to the registration with that plan. */
async function followPlans(page: Page, locale: Locale): Promise<void> {
  for (const { name } of plans[locale]) {
    await open(page, homeOf(locale));
    await plan(page, name).getByRole('link').click();
    await expect(page).toHaveURL(`${prefixOf(locale)}/register?plan=${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** It leads to the sections and to the legal pages. */
async function followFooter(page: Page, locale: Locale): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation');
  const sections = {
    about: m.company_footer_about,
    services: m.company_footer_services,
    pricing: m.company_footer_pricing,
    contact: m.company_footer_contact,
  };
  await open(page, `${prefixOf(locale)}/impressum`);
  for (const [id, label] of Object.entries(sections)) {
    await links.getByRole('link', { name: label({}, { locale }), exact: true }).click();
    await expect(page).toHaveURL(`${homeOf(locale)}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  for (const [path, label] of [
    ['/impressum', m.legal_link_impressum],
    ['/privacy-policy', m.legal_link_privacy],
    ['/accessibility', m.legal_link_accessibility],
    ['/cookie-preferences', m.company_footer_cookies],
  ] as const) {
    await links.getByRole('link', { name: label({}, { locale }), exact: true }).click();
    await expect(page).toHaveURL(prefixOf(locale) + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} ${company.legalName}`);
  for (const href of Object.values(company.social)) {
    await expect(footer.locator(`a[href="${href}"]`)).toHaveAttribute('rel', 'noopener');
  }
}

for (const locale of ['en', 'de'] satisfies Locale[]) {
  const home = homeOf(locale);

  test(`the plans, their prices and what they include, at ${home} @journey`, async ({ page }) => {
    await open(page, home);
    for (const { name, price, unit, features } of plans[locale]) {
      await expect(plan(page, name)).toContainText(price);
      await expect(plan(page, name)).toContainText(unit);
      await expect(plan(page, name).getByRole('listitem')).toHaveText(features);
    }
    await expect(plan(page, 'Enterprise').locator('s')).toHaveCount(0);
    await expect(page.getByText(m.company_pricing_popular({}, { locale }))).toHaveCount(1);
    await expect(page.getByText(m.company_pricing_promo({}, { locale }))).toHaveCount(2);
  });
}

test('offices, certificates, review sites, plans and footer, narrow and wide; a link of the footer stays where it was', async ({
  page,
  viewport,
}) => {
  for (const locale of ['en', 'de'] satisfies Locale[]) {
    const home = homeOf(locale);
    await test.step(`the lower half of ${home}`, async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, home);
      await expectNoSidewaysScroll(page, `the lower half of ${home} at 320 pixels`);
      if (viewport) await page.setViewportSize(viewport);
      await test.step('offices', () => expectOffices(page));
      await test.step('certificates', () => expectCertificates(page, locale));
      await test.step('review sites', () => expectReviewSites(page, locale));
      await test.step('plans', () => followPlans(page, locale));
      await test.step('footer', () => followFooter(page, locale));
    });
  }
  await test.step('a link of the footer stays where it was when the end of the page is reached', async () => {
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 720],
    ] as const) {
      await test.step(`${width} wide`, async () => {
        await page.setViewportSize({ width, height });
        await open(page, '/');
        const link = page
          .getByRole('contentinfo')
          .getByRole('link', { name: m.legal_link_impressum({}, { locale: 'en' }), exact: true });
        // Where it is seen first, before the sections above it are laid out.
        const seen = await link.evaluate(async (element) => {
          element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
          const { x, y, width, height } = element.getBoundingClientRect();
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          return { x: x + width / 2, y: y + height / 2 };
        });
        await page.mouse.click(seen.x, seen.y);
        await expect(page).toHaveURL('/impressum');
      });
    }
  });
});
