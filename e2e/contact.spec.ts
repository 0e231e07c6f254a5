import type { Locator, Page } from '@playwright/test';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, dropNextResponse, requestsTo } from './support/calls.ts';
import { countCalls, openContact } from './support/contact.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast, expectUnobscured, toasts } from './support/toast.ts';

type Toast = readonly [title: string, description: string];
type Texts = {
  consent: string;
  send: string;
  consentRequired: Toast;
  sent: Toast;
  failed: Toast;
  thanks: string;
};

const texts: Record<'en' | 'de', Texts> = {
  en: {
    consent:
      'I consent to the processing of my personal data in accordance with the Privacy Policy',
    send: 'Send message',
    consentRequired: ['Consent Required', 'Please agree to the privacy policy before submitting.'],
    sent: ['Message Sent!', "We'll get back to you soon."],
    failed: ['Error', 'Failed to send message. Please try again.'],
    thanks: 'Thank you, Erika Muster',
  },
  de: {
    consent:
      'Ich willige in die Verarbeitung meiner personenbezogenen Daten gemäß der Datenschutzerklärung ein',
    send: 'Nachricht senden',
    consentRequired: [
      'Einwilligung erforderlich',
      'Bitte stimmen Sie der Datenschutzerklärung zu, bevor Sie das Formular absenden.',
    ],
    sent: ['Nachricht gesendet!', 'Wir melden uns bald bei Ihnen.'],
    failed: [
      'Fehler',
      'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    ],
    thanks: 'Vielen Dank, Erika Muster',
  },
};

const typed = {
  name: 'Erika Muster',
  email: 'erika@example.com',
  company: 'Muster & Söhne',
  message: 'Our inbox is full.\nCan you help?',
};

async function fill(section: Locator): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    await section.locator(`#contact-${field}`).fill(value);
  }
}

async function expectTyped(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    await expect(page.locator(`#contact-${field}`)).toHaveValue(value);
  }
}

for (const language of ['en', 'de'] as const) {
  const text = texts[language];

  test(`a message is sent with consent only and is thanked for, ${language} @journey`, async ({
    page,
  }) => {
    const calls = countCalls(page, 'public.sendContact');
    const section = await openContact(page, language);
    await fill(section);
    const send = section.getByRole('button', { name: text.send, exact: true });
    await send.click();
    await expectToast(page, ...text.consentRequired);
    await expect(section.locator('#contact-consent-error')).toHaveText(text.consentRequired[1]);
    expect(calls()).toBe(0);
    await section.getByRole('checkbox', { name: text.consent, exact: true }).check();
    await send.click();
    await expectToast(page, ...text.sent);
    await expect(section.getByRole('heading', { name: text.thanks })).toBeFocused();
    expect(calls()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull();
  });

  test(`what was typed stays when the line is cut, ${language} @journey`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(failedRequest);
    const section = await openContact(page, language);
    await fill(section);
    await section.locator('#contact-consent').check();
    const mend = await blockRequests(page, requestsTo('public.sendContact'));
    const send = section.getByRole('button', { name: text.send, exact: true });
    await send.click();
    await expectToast(page, ...text.failed);
    await expectTyped(page);
    await expect(section.locator('#contact-consent')).toBeChecked();
    await mend();
    await send.click();
    await expectToast(page, ...text.sent);
  });
}

test('a lost answer and a second try use one key; another text gets another', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = /"idempotencyKey":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (key) keys.push(key);
  });
  const section = await openContact(page);
  await fill(section);
  await section.locator('#contact-consent').check();
  const send = section.getByRole('button', { name: 'Send message' });
  await dropNextResponse(page, requestsTo('public.sendContact'));
  await send.click();
  await expectToast(page, ...texts.en.failed);
  await send.click();
  await expectToast(page, ...texts.en.sent);
  await section.getByRole('button', { name: 'Write another message' }).click();
  await fill(section);
  await section.locator('#contact-consent').check();
  await send.click();
  await expect(section.getByRole('heading', { name: texts.en.thanks })).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('ways to reach us, what is missing, a double click, a reload and a phone', async ({
  page,
}) => {
  await test.step('messengers, mail and phone are links; what is missing is said beside each field, and the first of them has the focus', async () => {
    const section = await openContact(page);
    await expect(section.locator('a[href^="https://wa.me/"]:visible')).toHaveCount(2);
    await expect(section.locator('a[href^="viber://chat?number=%2B63"]:visible')).toHaveCount(1);
    await expect(section.locator('a[href^="mailto:"]:visible')).toHaveCount(1);
    await expect(section.locator('a[href^="tel:+49"]:visible')).toHaveCount(1);

    await section.getByRole('button', { name: 'Send message' }).click();
    await expect(section.getByText('Please enter your name', { exact: true })).toBeVisible();
    await expect(section.getByText('Invalid email address', { exact: true })).toBeVisible();
    await expect(section.getByText('Please enter a message', { exact: true })).toBeVisible();
    await expect(section.locator('#contact-consent-error')).toHaveText(texts.en.consentRequired[1]);
    await expect(section.locator('#contact-name')).toBeFocused();
    const topOf = async (text: string) =>
      (await section.getByText(text, { exact: true }).boundingBox())?.y;
    expect(await topOf('Invalid email address')).toBe(await topOf('Please enter your name'));
    await expect(toasts(page)).toHaveCount(0);
    await section.locator('#contact-email').fill('nobody');
    await section.getByRole('button', { name: 'Send message' }).click();
    await expect(section.getByText('Invalid email address', { exact: true })).toBeVisible();
    await section.locator('#contact-email').fill('nobody@example.com');
    await expect(section.getByText('Invalid email address', { exact: true })).toBeHidden();
  });
  await test.step('a reload keeps what was typed, but not the consent', async () => {
    const section = await openContact(page);
    await fill(section);
    await section.locator('#contact-consent').check();
    await openContact(page);
    await expectTyped(page);
    await expect(page.locator('#contact-consent')).not.toBeChecked();
  });
  await test.step('a double click sends once, and the button says that it sends', async () => {
    const calls = countCalls(page, 'public.sendContact');
    const section = await openContact(page);
    await fill(section);
    await section.locator('#contact-consent').check();
    const held = Promise.withResolvers<void>();
    await page.route(requestsTo('public.sendContact'), async (route) => {
      await held.promise;
      await route.continue();
    });
    await section.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(section.getByRole('button', { name: 'Sending...', exact: true })).toBeVisible();
    await section.locator('#contact-company').press('Enter');
    held.resolve();
    await expectToast(page, ...texts.en.sent);
    expect(calls()).toBe(1);
  });
  await test.step('on a phone the label of the first mistake is in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const section = await openContact(page);
    const belowHeader = (element: Locator) =>
      element.evaluate((shown) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return shown.getBoundingClientRect().top - header;
      });
    const name = section.locator('#contact-name');
    const hidden = (await belowHeader(name)) - 4;
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), hidden);
    await section.locator('#contact-company').press('Enter');
    await expect(name).toBeFocused();
    await expect
      .poll(() => belowHeader(section.locator('label[for="contact-name"]')))
      .toBeGreaterThanOrEqual(0);
  });
  await test.step('on a phone the success does not cover the thanks', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const section = await openContact(page);
    await fill(section);
    await section.locator('#contact-consent').check();
    await section.getByRole('button', { name: 'Send message' }).click();
    await expectToast(page, ...texts.en.sent);
    await expectUnobscured(page, section.getByRole('heading', { name: texts.en.thanks }));
  });
});

test('the form is there without scripts, which the page says, with how we are reached; it is used by keyboard alone, narrow and accessible', async ({
  page,
  browser,
  server,
}) => {
  await test.step('without scripts the form is there and does not leave the page, which says what does not work, and how we are reached', async () => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto('/');
    await fill(still.locator('#contact'));
    await still.locator('#contact-form').getByRole('button').click();
    await expect(still).toHaveURL('/');
    await expect(still.locator('#contact-name')).toHaveValue(typed.name);
    for (const [path, told] of [
      ['/', 2],
      ['/register', 1],
      ['/careers', 1],
    ] as const) {
      for (const locale of ['en', 'de'] as const) {
        await test.step(`${path} in ${locale}`, async () => {
          await still.goto(locale === 'de' ? `/de${path}` : path);
          const note = still
            .locator('noscript > div')
            .filter({ hasText: m.ui_without_scripts({}, { locale }) });
          await expect(note).toHaveCount(told);
          await expect(note.last().locator('a[href^="mailto:"]')).toBeVisible();
          await expect(note.last().locator('a[href^="tel:"]')).toBeVisible();
        });
      }
    }
    await context.close();
  });
  await test.step('by keyboard alone, narrow and accessible', async () => {
    const section = await openContact(page);
    await section.locator('#contact-name').focus();
    await page.keyboard.type(typed.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('bartholomaeus.oberhuber@nordwestmetall.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('By keyboard.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(section.locator('#contact-consent')).toBeChecked();
    // The other parts of the page are what they are before anything is typed.
    await expectAccessible(page, 'contact', '#contact');
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page, 'contact at 320 px');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, ...texts.en.sent);
    await expect(toasts(page)).toHaveCount(1);
    await expectNoSidewaysScroll(page, 'thanks at 320 px');
  });
});
