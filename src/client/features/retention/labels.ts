import type { HeldKind, RetainedKind, RetainedState } from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const stateLabels: Record<RetainedState, () => string> = {
  soon: m.retention_state_soon,
  held: m.retention_state_held,
  all: m.retention_state_all,
};

/** As what the records of a period are held. */
export const heldAs: Record<RetainedKind, HeldKind> = {
  rejectedApplications: 'application',
  otherApplications: 'application',
  contactMessages: 'message',
  unconfirmedNewsletter: 'subscriber',
  bookings: 'booking',
  activityLog: 'event',
};
