/** Version of what an applicant confirms; raised when its wording in the messages changes in substance. */
export const dataConsentVersion = '2026-11-26';

/** Version of what an employee agrees to before the public page is shown. */
export const profileConsentVersion = '2026-11';

/** Stands for a consent to a public page that was given before consents were recorded. */
export const earlierConsentVersion = 'earlier';

/** The same for what the contact, booking, newsletter and registration forms ask. */
export const contactConsentVersion = '2026-11';

/**
 * The visitor's choice about cookies and services of third parties. Zod-free: it is part of every public page.
 */
export const consentKey = 'cookie_consent';

/** Raised when categories or their meaning change: everybody is asked again. */
export const consentVersion = 1;

export const optionalCategories = ['functional', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export type ConsentRecord = Record<OptionalCategory, boolean> & {
  necessary: true;
  version: number;
  /** ISO 8601. */
  timestamp: string;
};
