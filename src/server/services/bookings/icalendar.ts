import { createEvent, type EventAttributes } from 'ics';
import { company } from '../../../shared/content/company.ts';
import { meetingMinutes } from '../../../shared/content/meetings.ts';
import type { MeetingAccess } from '../../../shared/contracts/booking.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Booking } from '../../db/entities/bookings.ts';
import { accessFacts } from '../mail/templates/booking-mails.ts';

/**
 * `PUBLISH` is a file on request; `REQUEST` and `CANCEL` are what mail programs enter, move and take out
 * by themselves (RFC 5546).
 */
type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

type CalendarOptions = {
  organizerEmail: string;
  method: CalendarMethod;
  /** Address of the page that moves or cancels the meeting. */
  link?: string;
  /** Ways into the meeting; missing for a reader whose address is not proved. */
  access?: MeetingAccess;
  /** True to repeat the visitor's own input: only in their browser, never by mail to an unproved address. */
  isPersonal: boolean;
};

/** Neither quotes nor line breaks can stand in a name of the format. */
const asName = (text: string) => text.replaceAll(/["\r\n]+/g, ' ').trim();
const asText = (text: string) => text.replaceAll(/\r\n?/g, '\n');

function detailsOf(booking: Booking, { isPersonal, link, access }: CalendarOptions): string {
  const { locale, topic } = booking;
  const { brand } = company;
  const lines = isPersonal
    ? [m.contact_calendar_details({ name: asName(booking.name), brand }, { locale })]
    : [m.booking_mail_calendar_details({ brand, minutes: meetingMinutes }, { locale })];
  if (isPersonal && topic) {
    lines.push(m.contact_calendar_topic({ topic: asText(topic) }, { locale }));
  }
  if (isPersonal) lines.push(m.contact_calendar_mail({}, { locale }));
  if (access) {
    lines.push(
      ...accessFacts(access, locale).map(({ label, value }) =>
        m.contact_calendar_access({ label, value }, { locale }),
      ),
    );
  }
  if (link) lines.push(m.booking_mail_calendar_link({ link }, { locale }));
  return lines.join('\n');
}

/** The meeting as an iCalendar file, in the language in which it was booked; the same text each time. */
export function meetingCalendar(booking: Booking, options: CalendarOptions): string {
  const { locale } = booking;
  const { brand, domain } = company;
  const { method, organizerEmail, isPersonal, access } = options;
  const meeting = {
    uid: `${booking.id}@${domain}`,
    sequence: booking.sequence,
    method,
    productId: `-//${brand}//${locale.toUpperCase()}`,
    start: booking.startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: meetingMinutes },
    title: m.contact_calendar_title({ brand }, { locale }),
    description: detailsOf(booking, options),
    location: access?.link || access?.phone || m.contact_calendar_place({}, { locale }),
    organizer: { name: brand, email: organizerEmail },
    attendees: [
      {
        name: isPersonal ? asName(booking.name) : booking.email,
        email: booking.email,
        rsvp: false,
        // Booking it was the consent to it.
        partstat: 'ACCEPTED',
      },
    ],
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: method === 'CANCEL' ? 'FREE' : 'BUSY',
    // The booking's moment, not now: the same request gets the same file again.
    timestamp: (booking.changedAt ?? booking.createdAt).getTime(),
  } satisfies EventAttributes & { timestamp: number };
  const { error, value } = createEvent(meeting);
  if (error || value === null) throw error ?? new Error('no calendar text');
  return value;
}
