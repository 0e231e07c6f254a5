/** The kinds of work the company does, in the order in which its pages name them. */
export const serviceIds = [
  'support',
  'calls',
  'email',
  'languages',
  'office',
  'entry',
  'hr',
  'kyc',
  'analytics',
  'sales',
] as const;
export type ServiceId = (typeof serviceIds)[number];
