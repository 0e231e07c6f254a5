/** The positions of the application form (section 3 of the specification); zod-free, because public pages list them. */
export const positions = [
  'customer-service',
  'data-entry',
  'back-office',
  'tech-support',
  'sales',
] as const;

/** The day from which they are open, ISO 8601; an owner who opens new ones moves it on. */
export const positionsPostedOn = '2026-11-01';

/**
 * Days within which an application is decided on, or its applicant learns why it takes longer. Ours: the
 * specification promises applicants a confirmation within 24 hours and nothing of the decision.
 */
export const replyWithinDays = 14;

/** By when an applicant can expect a reply. */
export function expectedReplyDate(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + replyWithinDays * 86_400_000);
}

/** Digits at the end of the phone number by which applicants prove who they are on the page of their application. */
export const provingDigits = 4;
