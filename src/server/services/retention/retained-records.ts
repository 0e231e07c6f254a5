import type { HeldKind, RetainedKind } from '../../../shared/contracts/retention.ts';

/** Table and condition of a period's records, as SQL of our own on the alias `r`. */
export type RetainedRecords = {
  holdKind: HeldKind;
  table: string;
  /** From when on the period counts. */
  since: string;
  where: string;
  /** Name of a record on screen. */
  label: string;
};

const application = {
  holdKind: 'application',
  table: 'applications',
  label: 'r."applicant_name"',
} as const;

/** Which records each period is about. */
export const retainedRecords: Record<RetainedKind, RetainedRecords> = {
  rejectedApplications: {
    ...application,
    // The time in which a rejection can be contested begins when the applicant was notified.
    since: `(case when r."shown_status" = 'rejected' then coalesce(r."told_at", r."withdrawn_at") else r."withdrawn_at" end)`,
    where: `((r."shown_status" = 'rejected' and r."told_at" is not null) or r."withdrawn_at" is not null)`,
  },
  otherApplications: {
    ...application,
    since: 'r."created_at"',
    // The application of a hired person belongs to their personnel file as long as there is one.
    // So do rejections without a notification: they wait for it, but not for ever.
    where: `(r."shown_status" <> 'rejected' or r."told_at" is null) and r."withdrawn_at" is null
      and not exists (select 1 from "employee_profiles" as employee
        where employee."application_id" = r."id" and employee."deleted_at" is null)`,
  },
  contactMessages: {
    holdKind: 'message',
    table: 'contact_messages',
    since: 'r."created_at"',
    where: 'true',
    label: 'r."name"',
  },
  unconfirmedNewsletter: {
    holdKind: 'subscriber',
    table: 'newsletter_subscribers',
    // An address that was given again gets another mail.
    since: 'r."consent_at"',
    where: `r."status" = 'pending'`,
    label: 'r."email"',
  },
  bookings: {
    holdKind: 'booking',
    table: 'bookings',
    since: 'r."starts_at"',
    where: 'true',
    label: 'r."name"',
  },
  activityLog: {
    holdKind: 'event',
    table: 'audit_events',
    since: 'r."at"',
    where: 'true',
    label: 'r."subject_label"',
  },
};

/** Tables of the records that can be held. */
export const heldTables: Record<HeldKind, string> = {
  application: 'applications',
  message: 'contact_messages',
  subscriber: 'newsletter_subscribers',
  booking: 'bookings',
  event: 'audit_events',
};

/** Condition for a record `r` that is not held. */
export const notHeldSql = ({ holdKind }: RetainedRecords) =>
  `not exists (select 1 from "retention_holds" as hold
    where hold."kind" = '${holdKind}' and hold."record_id" = r."id")`;
