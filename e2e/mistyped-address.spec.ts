import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { open } from './support/open.ts';
import { expect, type Page, test } from './support/test.ts';

const successHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank you for applying' });

const suggestion = (page: Page, address: string) =>
  page.getByRole('button', { name: `Did you mean ${address}?` });

test('a slip in a common domain is asked about in every public form, and mended by one click', async ({
  page,
  wizard,
}) => {
  await wizard.start();
  const forms = [
    { path: null, field: () => page.getByLabel('Email', { exact: false }).first() },
    { path: '/', field: () => page.locator('#contact-email') },
    { path: '/register', field: () => page.locator('#registration-contactEmail') },
    { path: '/register', field: () => page.locator('#newsletter-email') },
  ];
  for (const { path, field } of forms) {
    if (path) await open(page, path);
    await field().fill('ana.santos@gmial.com');
    await field().press('Tab');
    await suggestion(page, 'ana.santos@gmail.com').click();
    await expect(field()).toHaveValue('ana.santos@gmail.com');
    await expect(field()).toBeFocused();
    await expect(suggestion(page, 'ana.santos@gmail.com')).toHaveCount(0);
    await field().fill('ana.santos@gmail.example');
    await field().press('Tab');
    await expect(page.getByRole('button', { name: /^Did you mean/ })).toHaveCount(0);
  }
});

test('the address taken over is the one that is sent, and can be changed before', async ({
  page,
  wizard,
  applicant,
  adminApi,
}) => {
  await wizard.startAt(5, { ...applicant, email: 'x@gmial.example' });
  await expect(page.getByText('We will write to x@gmial.example')).toBeVisible();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('Email').fill(applicant.email);
  await wizard.next.click();
  await expect(page.getByText(`We will write to ${applicant.email}`)).toBeVisible();
  await wizard.submit.click();
  await expect(successHeading(page)).toBeVisible();
  await expect(page.getByText(applicant.email, { exact: true })).toBeVisible();
  expect(await adminApi.applicationsOf(applicant.email)).toHaveLength(1);
});

test('a reload after sending does not lose the reference; after a day the address goes from the device', async ({
  page,
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
  const note = page.getByRole('region', { name: 'Application sent from this device' });
  await expect(note.getByText(/^Your reference: [0-9A-F]{8}$/)).toBeVisible();
  await expect(note.getByText(`went to ${applicant.email}.`)).toBeVisible();
  const link = note.getByRole('link', { name: 'See your application' });
  await expect(page.getByRole('button', { name: 'Start Application' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'the note of an application');
  await expectAccessible(page, 'the note of an application');

  await page.clock.install({ time: Date.now() + 86_400_000 });
  await open(page, '/careers');
  await expect(note.getByText(/^Your reference: /)).toBeVisible();
  await expect(link).toHaveCount(0);
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(
    applicant.email,
  );
  await note.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(note).toHaveCount(0);
  await open(page, '/careers');
  await expect(page.getByRole('button', { name: 'Start Application' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
