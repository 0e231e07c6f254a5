import type { Position } from '../../../shared/contracts/application.ts';
import type { OwnApplication } from '../../../shared/contracts/own-application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const positionLabels: Record<Position, () => string> = {
  'customer-service': m.careers_position_customer_service,
  'data-entry': m.careers_position_data_entry,
  'back-office': m.careers_position_back_office,
  'tech-support': m.careers_position_tech_support,
  sales: m.careers_position_sales,
};

const states = {
  pending: { name: m.own_status_pending, next: m.own_next_pending },
  reviewing: { name: m.own_status_reviewing, next: m.own_next_reviewing },
  accepted: { name: m.own_status_accepted, next: m.own_next_accepted },
  rejected: { name: m.own_status_rejected, next: m.own_next_rejected },
  withdrawn: { name: m.own_status_withdrawn, next: m.own_next_withdrawn },
};

/** How an application stands in the applicant's words, and what comes next. */
export function stateOf({ status, withdrawnAt }: Pick<OwnApplication, 'status' | 'withdrawnAt'>) {
  return states[withdrawnAt ? 'withdrawn' : status];
}
