import type { HeldKind, RetainedKind } from '../contracts/retention.ts';
import { m } from './paraglide/messages.js';

/** Names of the records of a period. */
export const retainedNames: Record<RetainedKind, () => string> = {
  rejectedApplications: m.settings_retention_rejected,
  otherApplications: m.settings_retention_other,
  contactMessages: m.settings_retention_messages,
  unconfirmedNewsletter: m.settings_retention_newsletter,
  bookings: m.settings_retention_bookings,
  activityLog: m.settings_retention_activity,
};

/** One record that is held, as the object of a sentence. */
export const heldNames: Record<HeldKind, () => string> = {
  application: m.retention_held_application,
  message: m.retention_held_message,
  subscriber: m.retention_held_subscriber,
  booking: m.retention_held_booking,
  event: m.retention_held_event,
};
