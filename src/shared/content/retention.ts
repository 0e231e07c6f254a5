import type { RetainedKind, Retention } from '../contracts/retention.ts';

/** Every kind of record with a period, in the order in which they are shown and erased: what happened is forgotten last. */
export const retainedKinds = [
  'rejectedApplications',
  'otherApplications',
  'contactMessages',
  'unconfirmedNewsletter',
  'bookings',
  'activityLog',
] as const satisfies RetainedKind[];

/** Months, until an administrator says otherwise. The privacy policy names them. */
export const initialRetention: Retention = {
  rejectedApplications: 6,
  otherApplications: 24,
  contactMessages: 24,
  unconfirmedNewsletter: 1,
  bookings: 24,
  activityLog: 36,
};

/** So many days nothing is erased after the periods were changed, and after the first start: time to put a slip right. */
export const retentionGraceDays = 7;

/** So many days ahead the preview looks. */
export const retentionPreviewDays = 30;
