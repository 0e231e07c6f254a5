/** The pricing plans of the product, zod-free because every public page may carry them. */
export const planIds = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Euros per hour and agent; section 9 of the specification. Enterprise is priced by agreement. */
export const planPrices: Record<PlanId, { price: number; oldPrice: number } | null> = {
  starter: { price: 3.5, oldPrice: 6.5 },
  professional: { price: 4.5, oldPrice: 12.5 },
  enterprise: null,
};

/** Plans under the promotion label. */
export const promotedPlans: readonly PlanId[] = ['starter', 'professional'];
/** The plan tagged as the most popular one. */
export const popularPlan: PlanId = 'professional';

/** Returns whether a value from outside, such as a search parameter, names a plan. */
export function isPlanId(value: unknown): value is PlanId {
  return planIds.some((id) => id === value);
}

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
