import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { blockRequests, requestsTo } from './support/calls.ts';
import { countCalls, daysOf } from './support/contact.ts';
import { open } from './support/open.ts';
import { fillRegistration, registration } from './support/register.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast, expectUnobscured } from './support/toast.ts';

test('a company is registered, sees its PIN and can talk to us, also after a reload @journey', async ({
  page,
}) => {
  const calls = countCalls(page, 'public.registerClient');
  await open(page, '/register?plan=starter');
  const starter = page.getByRole('radio', { name: /^Starter/ });
  await expect(starter).toBeChecked();
  await expect(starter).toHaveAccessibleName('Starter €3.50 per hour per agent');
  await page.getByRole('radio', { name: /^Enterprise/ }).check();
  await expect(page).toHaveURL('/register?plan=enterprise');
  await fillRegistration(page, {
    companyName: 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente mbH',
  });
  await page.getByRole('button', { name: 'Complete Registration', exact: true }).dblclick();
  await expectToast(
    page,
    'Registration Successful!',
    'Your media kit PIN has been sent to your email.',
  );
  expect(calls()).toBe(1);
  const heading = page.getByRole('heading', { level: 1, name: 'Registration Complete!' });
  await expect(heading).toBeFocused();
  const pin = page.getByText(/^\d{4}$/);
  const shown = await pin.textContent();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await page.getByRole('button', { name: 'Copy PIN' }).click();
  await expectToast(page, 'The text could not be copied');
  await expect(page.getByRole('link', { name: 'Open the Media Kit' })).toHaveAttribute(
    'href',
    '/media-kit',
  );
  await expect(page.getByRole('link', { name: 'Return to home' })).toHaveAttribute('href', '/');
  await expect(daysOf(page).first()).toBeVisible();
  const planner = await page.locator('[data-planner="registration"]').boundingBox();
  expect(planner?.height).toBeGreaterThanOrEqual(600);
  await expectAccessible(page, 'registration complete');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'registration complete at 320 px');
  await open(page, '/register');
  await expect(heading).toBeVisible();
  await expect(pin).toHaveText(shown ?? '');
  expect(await page.evaluate(() => sessionStorage.getItem('registration_draft'))).toBeNull();
});

const messages = {
  en: [
    'Company name is required',
    'Must be a valid URL',
    'Contact person name is required',
    'Valid email is required',
    'Phone number is required',
    'You must accept the privacy policy to continue',
  ],
  de: [
    'Bitte geben Sie den Firmennamen ein',
    'Bitte geben Sie eine gültige Internetadresse ein',
    'Bitte geben Sie eine Ansprechperson an',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Bitte geben Sie eine Telefonnummer an',
    'Bitte akzeptieren Sie die Datenschutzerklärung, um fortzufahren',
  ],
};

test('the form is in the page before its scripts, narrow and accessible, and every rule has its sentence in both languages', async ({
  page,
  viewport,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto('/register?plan=starter');
  await expect(still.getByRole('radio', { name: /^Starter/ })).toBeChecked();
  await expect(still.getByRole('button', { name: 'Complete Registration' })).toBeVisible();
  await context.close();
  await open(page, '/register');
  await expectAccessible(page, 'register');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'register at 320 px');
  if (viewport) await page.setViewportSize(viewport);
  for (const language of ['en', 'de'] as const) {
    await test.step(`every rule has its sentence, ${language}`, async () => {
      await open(page, language === 'de' ? '/de/register' : '/register');
      await page.locator('#registration-website').fill('javascript:alert(1)');
      await page.locator('#registration-form button[type="submit"]').click();
      for (const message of messages[language]) {
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      }
      await expect(page.locator('#registration-companyName')).toBeFocused();
    });
  }
});

test('a failure is told in the words of the specification and loses nothing, and a reload neither', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('the failure is told in the words of the specification', async () => {
    await open(page, '/register');
    await fillRegistration(page);
    const mend = await blockRequests(page, requestsTo('public.registerClient'));
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await expectToast(page, 'Registration Failed', 'Please try again later.');
    await mend();
    await page.evaluate(() => sessionStorage.clear());
  });
  await test.step('a failure loses nothing, and a reload neither', async () => {
    await open(page, '/de/register?plan=professional');
    await fillRegistration(page);
    await page.locator('#registration-notes').fill('Bitte nachmittags anrufen.');
    const mend = await blockRequests(page, requestsTo('public.registerClient'));
    const submit = page.getByRole('button', { name: 'Registrierung abschließen', exact: true });
    await submit.click();
    await expectToast(
      page,
      'Registrierung fehlgeschlagen',
      'Bitte versuchen Sie es später erneut.',
    );
    await expect(page.locator('#registration-privacyConsent')).toBeChecked();
    await mend();
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    for (const [field, value] of Object.entries(registration)) {
      await expect(page.locator(`#registration-${field}`)).toHaveValue(value);
    }
    await expect(page.locator('#registration-notes')).toHaveValue('Bitte nachmittags anrufen.');
    await expect(page.locator('#registration-privacyConsent')).not.toBeChecked();
    await expect(page.getByRole('radio', { name: /^Professional/ })).toBeChecked();
    await page.locator('#registration-privacyConsent').check();
    await submit.click();
    await expectToast(
      page,
      'Registrierung erfolgreich!',
      'Ihre PIN für das Media-Kit wurde an Ihre E-Mail-Adresse gesendet.',
    );
  });
});

test('the button says that the registration is on its way; on a phone the success is read below its heading, in a tab that says so', async ({
  page,
}) => {
  await test.step('the button says so while the registration is on its way', async () => {
    await open(page, '/register');
    await fillRegistration(page);
    const held = Promise.withResolvers<void>();
    await page.route(requestsTo('public.registerClient'), async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(page.getByRole('button', { name: 'Submitting...', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    held.resolve();
    await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => sessionStorage.clear());
  });
  await test.step('on a phone the success is read below its heading, in a tab that says so', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/de/register');
    await fillRegistration(page);
    await page.locator('#registration-form button[type="submit"]').click();
    await expectToast(page, 'Registrierung erfolgreich!');
    await expectUnobscured(page, page.getByRole('heading', { level: 1 }));
    await expect(page).toHaveTitle('Registrierung abgeschlossen! | Talabridge');
    await page.getByRole('button', { name: 'Weiteres Unternehmen registrieren' }).click();
    await expect(page).toHaveTitle('Ihr Unternehmen registrieren | Talabridge');
  });
});
