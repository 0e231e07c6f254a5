import { company } from '../../../shared/content/company.ts';
import { officeTimeZone } from '../../../shared/content/meetings.ts';
import type { Position } from '../../../shared/contracts/application.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { NoticeKind, NoticePreference } from '../../../shared/contracts/mail.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import {
  nameRequestSubject,
  type RequestSubjectName,
} from '../../../shared/i18n/request-subject.ts';
import { User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { type MailBlock, type MailContent, queueMails } from './queue-mail.ts';

async function requireOwnUser({ em, actor }: Pick<ServiceContext, 'em' | 'actor'>): Promise<User> {
  const user = actor && (await em.findOne(User, { id: actor.id }, { refresh: true }));
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/** The caller's choice of notices by e-mail, and their language. */
export async function getNoticeChoice(ctx: AdminContext): Promise<NoticePreference> {
  const { wantsNotices, locale } = await requireOwnUser(ctx);
  return { isWanted: wantsNotices, locale: locale ?? 'en' };
}

/** Keeps that choice; the language is that of every mail to this person. */
export async function setNoticeChoice(
  ctx: AdminContext,
  { isWanted, locale }: NoticePreference,
): Promise<NoticePreference> {
  const user = await requireOwnUser(ctx);
  user.wantsNotices = isWanted;
  user.locale = locale;
  await ctx.em.flush();
  return { isWanted, locale };
}

/** The event of a notice. Without an applicant's name: applications may be reviewed blind. */
type Notice =
  | { kind: 'message'; name: string; words: string }
  | { kind: 'application' | 'retake-finished'; position: Position }
  | { kind: 'registration'; companyName: string }
  | { kind: 'booking' | 'booking-cancelled'; name: string; startsAt: Date }
  | { kind: 'booking-moved'; name: string; startsAt: Date; before: Date }
  /** `words` are null where they may hold what is masked elsewhere. */
  | { kind: 'change-request'; name: string; about: RequestSubjectName; words: string | null };

/** So much of a message is repeated, in characters. */
const maxQuoteLength = 600;

const subjects = {
  message: m.mail_notice_message,
  application: m.mail_notice_application,
  'retake-finished': m.mail_notice_retake_finished,
  registration: m.mail_notice_registration,
  booking: m.mail_notice_booking,
  'booking-moved': m.mail_notice_booking_moved,
  'booking-cancelled': m.mail_notice_booking_cancelled,
  'change-request': m.mail_notice_change_request,
} satisfies Record<Notice['kind'], unknown>;

const truncateQuote = (words: string) =>
  words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength).trimEnd()} …` : words;

/** A moment in words, by the clock in Berlin, as the administrators' screens show it by default. */
export const formatMoment = (moment: Date, locale: Locale): string =>
  getDateFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: officeTimeZone,
  }).format(moment);

function noticeBlocks(notice: Notice, locale: Locale): MailBlock[] {
  const fact = (label: string, value: string): MailBlock => ({
    kind: 'facts',
    facts: [{ label, value }],
  });
  switch (notice.kind) {
    case 'message':
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        { kind: 'quote', text: truncateQuote(notice.words) },
      ];
    case 'application':
    case 'retake-finished':
      return [
        fact(m.mail_fact_position({}, { locale }), positionName(notice.position, { locale })),
      ];
    case 'registration':
      return [fact(m.mail_fact_company({}, { locale }), notice.companyName)];
    case 'booking':
    case 'booking-cancelled':
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        fact(m.mail_fact_time({}, { locale }), formatMoment(notice.startsAt, locale)),
      ];
    case 'booking-moved':
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        fact(m.mail_fact_time({}, { locale }), formatMoment(notice.startsAt, locale)),
        fact(m.mail_fact_time_before({}, { locale }), formatMoment(notice.before, locale)),
      ];
    case 'change-request': {
      const about = nameRequestSubject(notice.about, locale);
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        ...(about === null ? [] : [fact(m.mail_fact_about({}, { locale }), about)]),
        ...(notice.words === null
          ? []
          : [{ kind: 'quote', text: truncateQuote(notice.words) } as const]),
      ];
    }
  }
}

/**
 * Shows an administrator what came in.
 * @param counted how many of the kind came in since the mail before, and were not announced
 */
function staffNotice(
  locale: Locale,
  notice: Notice,
  { counted, url, settingsUrl }: { counted: number; url: string; settingsUrl: string },
): MailContent {
  const title = subjects[notice.kind]({}, { locale });
  return {
    subject: `${company.brand}: ${title}`,
    title,
    blocks: [
      ...noticeBlocks(notice, locale),
      ...(counted > 0
        ? [{ kind: 'text', text: m.mail_notice_counted({ count: counted }, { locale }) } as const]
        : []),
      { kind: 'action', label: m.mail_notice_open({}, { locale }), href: url },
      { kind: 'note', text: m.mail_notice_rhythm({}, { locale }) },
      { kind: 'note', text: m.mail_notice_settings({ url: settingsUrl }, { locale }) },
    ],
  };
}

/** Minimum time between two mails of one kind to an administrator, in milliseconds; the mail states it in words. */
const noticeIntervalMs = 10 * 60_000;

const noticePaths: Record<NoticeKind, (id: string) => string> = {
  message: (id) => `/admin/inbox?message=${id}`,
  application: (id) => `/admin/applications?review=${id}`,
  'retake-finished': (id) => `/admin/applications?review=${id}`,
  registration: () => '/admin/inbox?tab=registrations',
  booking: () => '/admin/inbox?tab=bookings',
  'booking-moved': (id) => `/admin/inbox?tab=bookings&booking=${id}`,
  'booking-cancelled': (id) => `/admin/inbox?tab=bookings&booking=${id}`,
  'change-request': (id) => `/admin/inbox?tab=requests&request=${id}`,
};

type NoticeRecipient = { email: string; locale: Locale | null; counted: number };

/**
 * Notes for every administrator who wants notices that something came in. Gives those whose pause is over; for the
 * others it is counted, and stands in their next mail. In one order, so that two of these never wait for each other.
 */
async function selectNotificationRecipients(
  em: EntityManager,
  kind: NoticeKind,
): Promise<NoticeRecipient[]> {
  const now = new Date();
  const since = new Date(now.getTime() - noticeIntervalMs);
  return em.execute<NoticeRecipient[]>(
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
  const recipients = await selectNotificationRecipients(em, notice.kind);
  const absolute = (address: string) => new URL(address, ctx.siteUrl).href;
  const links = {
    url: absolute(noticePaths[notice.kind](id)),
    settingsUrl: absolute('/admin/settings'),
  };
  await queueMails(
    em,
    ctx,
    recipients.map(({ email, locale, counted }) => {
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
