import { company } from '../../../shared/content/company.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import type { Booking } from '../../db/entities/bookings.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { type MailContent, queueMail } from '../mail/queue-mail.ts';
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
};

/** Leaves a mail about a meeting in the running transaction, with the calendar file that makes programs follow. */
export async function notifyVisitor(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'log' | 'secrets' | 'siteUrl'>,
  booking: Booking,
  kind: MeetingNews,
  { note, isByAdministrator = false }: NotificationOptions = {},
): Promise<void> {
  const { id, email, locale, startsAt, timeZone } = booking;
  const link = createMeetingLink(ctx, booking);
  const { email: organizerEmail } = await readCompanyContact({ em, log: ctx.log });
  const access = await readMeetingAccess({ em, log: ctx.log });
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
    note: note || null,
    isByAdministrator,
  });
  await queueMail(em, ctx, {
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
  });
}
