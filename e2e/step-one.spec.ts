import { m } from '../src/shared/i18n/paraglide/messages.js';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { holdRequests, uploads } from './support/calls.ts';
import { pdf } from './support/files.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';
import type { Wizard } from './support/wizard.ts';

test('every field says what is wrong, and the first one takes the focus @journey', async ({
  page,
  wizard,
}) => {
  await wizard.start();
  await wizard.next.click();
  for (const message of [
    'Name must be at least 2 characters',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Please select a position',
    'You must agree to the data processing terms to continue',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
    /Name must be at least 2 characters/,
  );
  await wizard.expectStep(1);
});

test('mistakes, a missing résumé and a consent taken back close the way on; Previous leads back to the entries', async ({
  page,
  wizard,
  applicant,
}) => {
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  await test.step('a mended field loses its message; the next wrong one takes the focus', async () => {
    await wizard.start();
    await wizard.next.click();
    await page.getByLabel('Full name').fill('Bo');
    await expect(page.getByText('Name must be at least 2 characters')).toBeHidden();
    await page.getByLabel('Email').fill('bo@');
    await wizard.next.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
  });
  await test.step('without a résumé there is no way on', async () => {
    await wizard.fillFields(applicant);
    await wizard.next.click();
    await expectToast(page, 'Resume required', 'Please upload your resume before continuing.');
    await expect(wizard.resume).toBeFocused();
    await wizard.attach(await pdf());
    await wizard.next.click();
    await wizard.expectStep(2);
  });
  await test.step('Previous leads back to the entries, and Next forth again', async () => {
    await previous.click();
    await wizard.expectStep(1);
    await expect(page.getByLabel('Email')).toHaveValue(applicant.email);
    await expect(previous).toHaveCount(0);
    await wizard.next.click();
    await wizard.expectStep(2);
  });
  await test.step('an agreement can be taken back', async () => {
    await previous.click();
    const consent = page.getByRole('checkbox');
    await consent.click();
    await expect(consent).not.toBeChecked();
    await wizard.next.click();
    await expect(
      page.getByText('You must agree to the data processing terms to continue'),
    ).toBeVisible();
    await page.reload();
    await expect(consent).not.toBeChecked();
  });
  await test.step('on a narrow phone a long file name and a long name widen nothing', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 360, height: 640 });
    await expectLongNamesFit(page, wizard);
  });
});

/** Widens nothing: neither the file on its way and arrived nor the offer to go on. */
async function expectLongNamesFit(page: Page, wizard: Wizard): Promise<void> {
  const longName = `${'Curriculum_Vitae_of_Maria_Clara_'.repeat(4)}.pdf`;
  await wizard.start();
  const letGo = await holdRequests(page, uploads);
  await wizard.field(m.careers_field_name).fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(3));
  await wizard.resume.setInputFiles(await pdf(longName));
  await expect(page.getByRole('progressbar', { name: longName })).toBeVisible();
  await expectNoSidewaysScroll(page, 'a résumé on its way');
  await expect(wizard.next).toBeInViewport();
  letGo();
  await expect(wizard.removeResume(longName)).toBeVisible();
  await expectNoSidewaysScroll(page, 'a résumé that has arrived');
  await page.goto('/careers');
  await expect(wizard.button(m.careers_continue)).toBeVisible();
  await expectNoSidewaysScroll(page, 'the offer to go on');
}
