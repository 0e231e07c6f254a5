import type { PlanId } from '../content/offer.ts';
import { m } from './paraglide/messages.js';

export const planNames: Record<PlanId, () => string> = {
  starter: m.company_plan_starter,
  professional: m.company_plan_professional,
  enterprise: m.company_plan_enterprise,
};
