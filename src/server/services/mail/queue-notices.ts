import type { Locale } from '../../../shared/contracts/common.ts';
import type { NoticeKind } from '../../../shared/contracts/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { queueMails } from './queue-mail.ts';
import { type Notice, staffNotice } from './templates/staff-notice.ts';

/** An administrator is told at most so often of one kind of thing, in milliseconds; the mail says so in words. */
const pauseMs = 10 * 60_000;

const addresses: Record<NoticeKind, (id: string) => string> = {
  message: (id) => `/admin/inbox?message=${id}`,
  application: (id) => `/admin/applications?review=${id}`,
  registration: () => '/admin/inbox?tab=registrations',
  booking: () => '/admin/inbox?tab=bookings',
  'booking-moved': (id) => `/admin/inbox?tab=bookings&booking=${id}`,
  'booking-cancelled': (id) => `/admin/inbox?tab=bookings&booking=${id}`,
  'change-request': (id) => `/admin/inbox?tab=requests&request=${id}`,
};

type Told = { email: string; locale: Locale | null; counted: number };

/**
 * Notes for every administrator who wants notices that something came in. Gives those whose pause is over; for the
 * others it is counted, and stands in their next mail. In one order, so that two of these never wait for each other.
 */
async function whoIsTold(em: EntityManager, kind: NoticeKind): Promise<Told[]> {
  const now = new Date();
  const since = new Date(now.getTime() - pauseMs);
  return em.execute<Told[]>(
    `with "noted" as (
       insert into "staff_notices" as "notice" ("user_id", "kind", "told_at")
       select "id", ?, ?::timestamptz from "users"
       where "role" = 'admin' and "is_active" and "password_hash" is not null and "wants_notices"
       order by "id"
       on conflict ("user_id", "kind") do update set
         "waiting" = case when "notice"."told_at" > ? then "notice"."waiting" + 1 else 0 end,
         "counted" = case when "notice"."told_at" > ? then "notice"."counted" else "notice"."waiting" end,
         "told_at" = case when "notice"."told_at" > ? then "notice"."told_at" else excluded."told_at" end
       returning "user_id", "waiting", "counted"
     )
     select "email", "locale", "noted"."counted" as "counted"
     from "noted" join "users" on "users"."id" = "noted"."user_id"
     where "noted"."waiting" = 0`,
    [kind, now, since, since, since],
  );
}

/**
 * Leaves notices to the administrators in the running transaction of `em`, each in their language: at most one of a
 * kind in ten minutes. The last thing a transaction does: from here on others of the kind wait for its end.
 */
export async function queueNotices(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl'>,
  { id, ...notice }: Notice & { id: string },
): Promise<void> {
  const told = await whoIsTold(em, notice.kind);
  const absolute = (address: string) => new URL(address, ctx.siteUrl).href;
  const links = {
    url: absolute(addresses[notice.kind](id)),
    settingsUrl: absolute('/admin/settings'),
  };
  await queueMails(
    em,
    ctx,
    told.map(({ email, locale, counted }) => {
      const language = locale ?? 'en';
      return {
        kind: 'staff-notice',
        to: email,
        locale: language,
        content: staffNotice(language, notice, { counted, ...links }),
        aboutId: id,
      };
    }),
  );
}
