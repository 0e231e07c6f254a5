import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { mailTo, pathIn } from './support/mails.ts';
import { open } from './support/open.ts';
import { expect, type Page, test } from './support/test.ts';

const successHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank you for applying' });

const suggestion = (page: Page, address: string) =>
  page.getByRole('button', { name: `Did you mean ${address}?` });

test('a slip in a common domain is asked about wherever an address is typed and mended by one click, and the mended one is sent', async ({
  page,
  wizard,
  applicant,
  adminApi,
}) => {
  await test.step('asked about in application, contact, registration and newsletter, and mended by one click', async () => {
    await wizard.start();
    const forms = [
      { path: null, field: () => page.getByLabel('Email', { exact: false }).first() },
      { path: '/', field: () => page.locator('#contact-email') },
      { path: '/register', field: () => page.locator('#registration-contactEmail') },
      { path: '/register', field: () => page.locator('#newsletter-email') },
    ];
    for (const { path, field } of forms) {
      if (path) await open(page, path);
      // A section is hydrated when it comes into view; until then nothing in it asks.
      await expect(async () => {
        await field().fill('ana.santos@gmial.com');
        await field().press('Tab');
        await expect(suggestion(page, 'ana.santos@gmail.com')).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      await suggestion(page, 'ana.santos@gmail.com').click();
      await expect(field()).toHaveValue('ana.santos@gmail.com');
      await expect(field()).toBeFocused();
      await expect(suggestion(page, 'ana.santos@gmail.com')).toHaveCount(0);
      await field().fill('ana.santos@gmail.example');
      await field().press('Tab');
      await expect(page.getByRole('button', { name: /^Did you mean/ })).toHaveCount(0);
    }
  });
  await test.step('the address taken over is the one that is sent, and can be changed before', async () => {
    const [name = ''] = applicant.email.split('@');
    await wizard.startAt(5, applicant);
    await expect(page.getByText(`We will write to ${applicant.email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByLabel('Email').fill(`${name}@gmial.com`);
    await page.getByLabel('Email').press('Tab');
    await suggestion(page, `${name}@gmail.com`).click();
    await wizard.next.click();
    await expect(page.getByText(`We will write to ${name}@gmail.com`)).toBeVisible();
    await wizard.submit.click();
    await expect(successHeading(page)).toBeVisible();
    await expect(page.getByText(`${name}@gmail.com`, { exact: true })).toBeVisible();
    expect(await adminApi.applicationsOf(`${name}@gmail.com`)).toHaveLength(1);
  });
});

test('a reload after sending loses neither reference nor page; another tab has the link for a day, and no address; the note can be removed', async ({
  page,
  context,
  wizard,
  applicant,
}) => {
  await wizard.startAt(5, applicant);
  await wizard.submit.click();
  await expect(successHeading(page)).toBeVisible();
  await expect(page.getByText(applicant.email, { exact: true })).toBeVisible();
  await expectAccessible(page, 'the success page');
  await expectNoSidewaysScroll(page, 'the success page');
  await page.reload();
  const noteOn = (tab: Page) =>
    tab.getByRole('region', { name: 'Application sent from this device' });
  const linkOn = (tab: Page) => noteOn(tab).getByRole('link', { name: 'See your application' });
  await expect(noteOn(page).getByText(/^Your reference: [0-9A-F]{8}$/)).toBeVisible();
  await expect(noteOn(page).getByText(`We write to ${applicant.email}.`)).toBeVisible();
  await expect(linkOn(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Application' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'the note of an application');
  await expectAccessible(page, 'the note of an application');

  const later = await context.newPage();
  await open(later, '/careers');
  await expect(noteOn(later).getByText(/^Your reference: /)).toBeVisible();
  await expect(linkOn(later)).toBeVisible();
  await expect(noteOn(later).getByText(applicant.email)).toHaveCount(0);
  expect(JSON.stringify(await later.evaluate(() => ({ ...localStorage })))).not.toContain(
    applicant.email,
  );
  await later.clock.install({ time: Date.now() + 25 * 3_600_000 });
  await open(later, '/careers');
  await expect(noteOn(later).getByText(/^Your reference: /)).toBeVisible();
  await expect(linkOn(later)).toHaveCount(0);
  expect(JSON.stringify(await later.evaluate(() => ({ ...localStorage })))).not.toContain('token');
  await later.clock.setFixedTime(Date.now() + 91 * 86_400_000);
  await open(later, '/careers');
  await expect(later.getByRole('button', { name: 'Start Application' })).toBeVisible();
  await expect(noteOn(later)).toHaveCount(0);
  expect(await later.evaluate(() => Object.keys(localStorage))).not.toContain(
    'career_application_sent',
  );
  await test.step('the note is removed by its button', async () => {
    await page.goto('/favicon.svg');
    await page.evaluate(() =>
      localStorage.setItem(
        'career_application_sent',
        JSON.stringify({ reference: 'ABCD1234', sentAt: new Date() }),
      ),
    );
    await open(page, '/careers');
    await expect(page.getByText('Your reference: ABCD1234')).toBeVisible();
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await expect(page.getByText('Your reference: ABCD1234')).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
      'career_application_sent',
    );
  });
});

test('an address that was sent wrong is corrected on the last page: its link ends, another mail leaves @journey', async ({
  page,
  wizard,
  applicant,
  adminApi,
}) => {
  await wizard.startAt(5, applicant);
  await wizard.submit.click();
  await expect(successHeading(page)).toBeVisible();
  const first = pathIn(await mailTo(adminApi, applicant.email, 'application-received'));
  const right = `right-${applicant.email}`;

  await page.getByRole('button', { name: 'Correct the address' }).click();
  const field = page.getByLabel('The right email address');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(applicant.email);
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(field).toHaveAccessibleDescription(/Invalid email address/);
  await expectAccessible(page, 'the form for another address');
  // The address it has already: nothing is sent, and nothing is said to be.
  await field.fill(applicant.email);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByText('From now on we write to')).toHaveCount(0);
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await field.fill(right);
  await page.getByRole('button', { name: 'Save address' }).dblclick();
  await expect(page.getByText(`From now on we write to ${right}.`)).toBeVisible();
  await expect(page.getByText(right, { exact: true })).toBeVisible();
  expect(await adminApi.applicationsOf(right)).toHaveLength(1);
  const second = pathIn(await mailTo(adminApi, right, 'application-received'));

  await page.getByRole('link', { name: 'See your application' }).click();
  await expect(page.getByText('Waiting to be read')).toBeVisible();
  await page.getByRole('button', { name: 'Correct the address' }).click();
  // The question about the slip comes when the field is left, and takes no click from the button that it moves.
  const slipped = `${right.split('@')[0]}@gmial.com`;
  await page.getByLabel('The right email address').fill(slipped);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(`From now on we write to ${slipped}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(slipped, { exact: true })).toBeVisible();

  for (const ended of [first, second]) {
    await open(page, ended);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  }
});
