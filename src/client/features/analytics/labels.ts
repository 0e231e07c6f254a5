import type { AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';
import type { ApplicationStatus, Position } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const statuses = [
  'pending',
  'reviewing',
  'accepted',
  'rejected',
] as const satisfies ApplicationStatus[];

export const statusLabels: Record<ApplicationStatus, () => string> = {
  pending: m.admin_status_pending,
  reviewing: m.admin_status_reviewing,
  accepted: m.admin_status_accepted,
  rejected: m.admin_status_rejected,
};

/** Apart in both themes and, by their lightness, without colours. */
export const statusColours: Record<ApplicationStatus, string> = {
  pending: 'var(--sun)',
  reviewing: 'var(--sea)',
  accepted: 'var(--ink)',
  rejected: 'var(--edge)',
};

export const positionLabels: Record<Position, () => string> = {
  'customer-service': m.admin_position_customer_service,
  'data-entry': m.admin_position_data_entry,
  'back-office': m.admin_position_back_office,
  'tech-support': m.admin_position_tech_support,
  sales: m.admin_position_sales,
};

export const periodLabels: Record<AnalyticsPeriod, () => string> = {
  '7': m.analytics_period_7,
  '30': m.analytics_period_30,
  '90': m.analytics_period_90,
  '365': m.analytics_period_365,
  all: m.analytics_period_all,
};
