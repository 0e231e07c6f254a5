import { draftKey } from '../src/client/features/careers/wizard-progress.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test.use({ consent: 'none' });

// That nothing is asked of another site is checked by every test.
test('a visit leaves no cookie and nothing in the storage @journey', async ({ page, context }) => {
  for (const path of ['/', '/careers', '/de', '/de/careers']) {
    await open(page, path);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
});

test('the wizard keeps the draft on the device, and no cookie', async ({
  page,
  context,
  wizard,
  applicant,
}) => {
  await wizard.start();
  await page.getByLabel('Full name').fill(applicant.applicantName);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([draftKey]);
});
