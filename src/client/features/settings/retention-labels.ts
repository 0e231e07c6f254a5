import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

interface RetainedText {
  name: () => string;
  note?: () => string;
}

export const retained: Record<RetainedKind, RetainedText> = {
  rejectedApplications: {
    name: m.settings_retention_rejected,
    note: m.settings_retention_rejected_text,
  },
  otherApplications: { name: m.settings_retention_other, note: m.settings_retention_other_text },
  contactMessages: { name: m.settings_retention_messages },
  unconfirmedNewsletter: { name: m.settings_retention_newsletter },
  bookings: { name: m.settings_retention_bookings, note: m.settings_retention_bookings_text },
  activityLog: { name: m.settings_retention_activity },
};
