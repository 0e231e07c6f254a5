import { company } from '../../../shared/content/company.ts';
import type { MeetingAccess } from '../../../shared/contracts/booking.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import type { Booking } from '../../db/entities/bookings.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { type MailContent, type MailToQueue, queueMails } from '../mail/queue-mail.ts';
import {
  bookingAccess,
  bookingCancelled,
  bookingConfirmed,
  bookingMoved,
  type MeetingMail,
} from '../mail/templates/booking-mails.ts';
import { type SigningKeys, sign, verifySignature } from '../secrets.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { meetingCalendar } from './icalendar.ts';
import { readMeetingAccess } from './meeting-access.ts';

const signedText = (id: string) => `booking:${id}`;

/**
 * Proof of access to the mailbox a meeting was booked with: its id and our signature, so that every mail
 * about it can carry the same link, and nothing secret is stored.
 */
function createMeetingToken(keys: SigningKeys, id: string): string {
  return `${id}.${sign(keys, signedText(id))}`;
}

/** The booking that a token is for; null for one that is not ours. */
export function verifyMeetingToken(keys: SigningKeys, token: string): string | null {
  const dot = token.indexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  return id !== '' && verifySignature(keys, signedText(id), token.slice(dot + 1)) ? id : null;
}

/** The absolute link to move or cancel a meeting, in the language in which it was booked. */
export function createMeetingLink(
  { secrets, siteUrl }: Pick<ServiceContext, 'secrets' | 'siteUrl'>,
  { id, locale }: Pick<Booking, 'id' | 'locale'>,
): string {
  const link = new URL(localizedPath('/booking', locale), siteUrl);
  link.searchParams.set('token', createMeetingToken(secrets.booking, id));
  return link.href;
}

type MeetingNews = 'booking-confirmed' | 'booking-moved' | 'booking-access' | 'booking-cancelled';

const mailTemplates: Record<MeetingNews, (mail: MeetingMail) => MailContent> = {
  'booking-confirmed': bookingConfirmed,
  'booking-moved': bookingMoved,
  'booking-access': bookingAccess,
  'booking-cancelled': bookingCancelled,
};

type NotificationOptions = {
  /** An administrator's addition. */
  note?: string | undefined;
  /** True where the company changed the meeting, not the visitor. */
  isByAdministrator?: boolean;
  /** True where the visitor was told another way into the meeting before. */
  hadAccess?: boolean;
};

type MailContext = Pick<ServiceContext, 'jobs' | 'log' | 'secrets' | 'siteUrl'>;

/** Parts that the mails about all meetings have in common. */
type CommonParts = { access: MeetingAccess; organizerEmail: string };

function createVisitorMail(
  ctx: MailContext,
  booking: Booking,
  kind: MeetingNews,
  {
    access,
    organizerEmail,
    note,
    isByAdministrator = false,
    hadAccess = false,
  }: CommonParts & NotificationOptions,
): MailToQueue {
  const { id, email, locale, startsAt, timeZone } = booking;
  const link = createMeetingLink(ctx, booking);
  const method = kind === 'booking-cancelled' ? 'CANCEL' : 'REQUEST';
  const calendar = meetingCalendar(booking, {
    organizerEmail,
    method,
    isPersonal: false,
    ...(method === 'CANCEL' ? {} : { link, access }),
  });
  const content = mailTemplates[kind]({
    startsAt,
    timeZone,
    locale,
    link,
    access,
    hadAccess,
    note: note || null,
    isByAdministrator,
  });
  return {
    kind,
    to: email,
    locale,
    aboutId: id,
    content: {
      ...content,
      attachments: [
        {
          name: `${company.brand.toLowerCase()}.ics`,
          contentType: `text/calendar; charset=utf-8; method=${method}`,
          content: calendar,
        },
      ],
    },
  };
}

/** Leaves mails about meetings in the running transaction, with the calendar file that makes programs follow. */
export async function notifyVisitors(
  em: EntityManager,
  ctx: MailContext,
  bookings: readonly Booking[],
  kind: MeetingNews,
  options: NotificationOptions = {},
): Promise<void> {
  const settings = { em, log: ctx.log };
  const parts = {
    ...options,
    access: await readMeetingAccess(settings),
    organizerEmail: (await readCompanyContact(settings)).email,
  };
  await queueMails(
    em,
    ctx,
    bookings.map((booking) => createVisitorMail(ctx, booking, kind, parts)),
  );
}
