import type { Retention } from '../contracts/retention.ts';

/** Months, until an administrator says otherwise. The privacy policy names the first of them. */
export const initialRetention: Retention = {
  rejectedApplications: 6,
  otherApplications: 24,
  contactMessages: 24,
  unconfirmedNewsletter: 1,
  bookings: 24,
  activityLog: 36,
};
