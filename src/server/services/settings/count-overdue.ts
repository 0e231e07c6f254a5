import { subMonths } from 'date-fns';
import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import type { Overdue } from '../../../shared/contracts/settings.ts';
import type { ServiceContext } from '../context.ts';
import { readSetting } from './read-setting.ts';
import { retentionKind } from './retention.ts';

/** Which records a period is about, and from when on it counts. */
const overdue: Record<RetainedKind, string> = {
  rejectedApplications: `"applications" where "shown_status" = 'rejected' and coalesce("decided_at", "created_at") < ?`,
  otherApplications: `"applications" where "shown_status" <> 'rejected' and "created_at" < ?`,
  contactMessages: `"contact_messages" where "created_at" < ?`,
  unconfirmedNewsletter: `"newsletter_subscribers" where "status" = 'pending' and "created_at" < ?`,
  bookings: `"bookings" where "starts_at" < ?`,
  activityLog: `"audit_events" where "at" < ?`,
};

/** How many records of each kind are older than its period now. */
export async function countOverdue(ctx: Pick<ServiceContext, 'em' | 'log'>): Promise<Overdue> {
  const periods = await readSetting(ctx, retentionKind);
  const now = new Date();
  const count = async (kind: RetainedKind) => {
    const [row] = await ctx.em.execute<{ count: number }[]>(
      `select count(*)::int as "count" from ${overdue[kind]}`,
      [subMonths(now, periods[kind])],
    );
    return row?.count ?? 0;
  };
  return {
    rejectedApplications: await count('rejectedApplications'),
    otherApplications: await count('otherApplications'),
    contactMessages: await count('contactMessages'),
    unconfirmedNewsletter: await count('unconfirmedNewsletter'),
    bookings: await count('bookings'),
    activityLog: await count('activityLog'),
  };
}
