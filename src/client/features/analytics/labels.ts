import type { AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const statuses = [
  'pending',
  'reviewing',
  'accepted',
  'rejected',
] as const satisfies ApplicationStatus[];

/** Apart in both themes and, by their lightness, without colours. */
export const statusColours: Record<ApplicationStatus, string> = {
  pending: 'var(--sun)',
  reviewing: 'var(--sea)',
  accepted: 'var(--ink)',
  rejected: 'var(--edge)',
};

export const periodLabels: Record<AnalyticsPeriod, () => string> = {
  '7': m.analytics_period_7,
  '30': m.analytics_period_30,
  '90': m.analytics_period_90,
  '365': m.analytics_period_365,
  all: m.analytics_period_all,
};
