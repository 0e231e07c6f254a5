/** What one can apply for (section 3 of the specification); zod-free, because public pages list it. */
export const positions = [
  'customer-service',
  'data-entry',
  'back-office',
  'tech-support',
  'sales',
] as const;

/** The day from which they are open, ISO 8601; an owner who opens new ones moves it on. */
export const positionsPostedOn = '2026-11-01';
