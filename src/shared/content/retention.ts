import type { Retention } from '../contracts/retention.ts';

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
