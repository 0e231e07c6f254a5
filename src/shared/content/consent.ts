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
