import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';

/** The longest period that can be set, in months. */
const longest = 120;

const rangeError = () => m.settings_number_range({ min: 1, max: longest });

const months = z
  .number({ error: rangeError })
  .int({ error: rangeError })
  .min(1, { error: rangeError })
  .max(longest, { error: rangeError });

/** How long records of people are to be kept, in months. */
export const retentionSchema = z.object({
  /** Those that were withdrawn as well; from the rejection or the withdrawal on. */
  rejectedApplications: months,
  otherApplications: months,
  contactMessages: months,
  /** Addresses that never confirmed their subscription. */
  unconfirmedNewsletter: months,
  /** From the meeting on. */
  bookings: months,
  activityLog: months,
});
export type Retention = z.infer<typeof retentionSchema>;
export type RetainedKind = keyof Retention;
export const retainedKindSchema = retentionSchema.keyof();
