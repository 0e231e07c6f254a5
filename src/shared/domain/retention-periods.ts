import type { RetainedKind, Retention } from '../contracts/retention.ts';
import { addDays, addMonths, officeDay, startOfOfficeDay } from './dates.ts';

/** Every kind of record with a period, in the order in which they are shown and erased: the activity log comes last. */
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

/** Days without erasure after the periods were changed, and after the first start: time to correct a mistake. */
export const retentionGraceDays = 7;

/** So many days ahead the preview looks. */
export const retentionPreviewDays = 30;

/**
 * Computes the end of a period of months that began with a moment. It ends with its last day by the calendar of Berlin,
 * the one that has the number of the first day; in a shorter month, the last day of the month (BGB § 188).
 */
export function retentionPeriodEnd(since: Date, months: number): Date {
  return startOfOfficeDay(addDays(addMonths(officeDay(since), months), 1));
}

/** Returns the moment before which a period must have begun to be over now. */
export function retentionCutoff(now: Date, months: number): Date {
  const lastDay = addDays(officeDay(now), -1);
  const sameNumber = addMonths(lastDay, -months);
  // Longer months have days beyond it whose periods ended on the same last day of a month.
  const endsMonth = addDays(lastDay, 1).endsWith('-01');
  const firstDay = endsMonth
    ? addDays(addMonths(`${sameNumber.slice(0, 7)}-01`, 1), -1)
    : sameNumber;
  return startOfOfficeDay(addDays(firstDay, 1));
}
