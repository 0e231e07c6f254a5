import type { RetainedKind } from '../../../shared/contracts/retention.ts';

/** What `count` tells of every kind, one after the other: each looks through a table. */
export async function ofEachKind<Told>(
  count: (kind: RetainedKind) => Promise<Told>,
): Promise<Record<RetainedKind, Told>> {
  return {
    rejectedApplications: await count('rejectedApplications'),
    otherApplications: await count('otherApplications'),
    contactMessages: await count('contactMessages'),
    unconfirmedNewsletter: await count('unconfirmedNewsletter'),
    bookings: await count('bookings'),
    activityLog: await count('activityLog'),
  };
}
