import type { PlanId } from '../../../shared/content/plans.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

type PlanTexts = { text: () => string; features: readonly (() => string)[] };

/** What each plan says of itself; the first five lines of every list answer the same five questions. */
export const planTexts: Record<PlanId, PlanTexts> = {
  starter: {
    text: m.company_plan_starter_text,
    features: [
      m.company_plan_starter_team,
      m.company_plan_starter_support,
      m.company_plan_starter_analytics,
      m.company_plan_starter_hours,
      m.company_plan_starter_sla,
    ],
  },
  professional: {
    text: m.company_plan_professional_text,
    features: [
      m.company_plan_professional_team,
      m.company_plan_professional_support,
      m.company_plan_professional_analytics,
      m.company_plan_professional_hours,
      m.company_plan_professional_sla,
      m.company_plan_professional_manager,
    ],
  },
  enterprise: {
    text: m.company_plan_enterprise_text,
    features: [
      m.company_plan_enterprise_team,
      m.company_plan_enterprise_support,
      m.company_plan_enterprise_analytics,
      m.company_plan_enterprise_hours,
      m.company_plan_enterprise_sla,
      m.company_plan_enterprise_reporting,
      m.company_plan_enterprise_visits,
    ],
  },
};
