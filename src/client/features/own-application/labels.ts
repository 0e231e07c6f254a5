import type { OwnApplication } from '../../../shared/contracts/own-application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

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
