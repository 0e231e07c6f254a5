import type { Page } from '@playwright/test';

/** What has to be said. */
export const registration = {
  companyName: 'Nordlicht Versand',
  contactPerson: 'Annegret Sonne',
  contactEmail: 'annegret@example.com',
  phone: '+49 30 23125 001',
};

/** Fills in what the form for a new client asks for. */
export async function fillRegistration(
  page: Page,
  other: Partial<typeof registration> = {},
): Promise<void> {
  for (const [field, value] of Object.entries({ ...registration, ...other })) {
    await page.locator(`#registration-${field}`).fill(value);
  }
  await page.locator('#registration-privacyConsent').check();
}

export const completeRegistration = (page: Page) =>
  page.getByRole('button', { name: 'Complete Registration', exact: true });
