import type { PlanId } from '../../shared/content/offer.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';

export const planNames: Record<PlanId, () => string> = {
  starter: m.company_plan_starter,
  professional: m.company_plan_professional,
  enterprise: m.company_plan_enterprise,
};
