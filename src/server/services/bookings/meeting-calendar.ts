import { createEvent, type EventAttributes } from 'ics';
import { meetingMinutes } from '../../../shared/content/availability.ts';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Booking } from '../../db/entities/booking.ts';

/** Neither quotes nor line breaks can stand in a name of the format. */
const asName = (text: string) => text.replaceAll(/["\r\n]+/g, ' ').trim();
const asText = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** The meeting as an iCalendar file, in the language in which it was booked; the same text each time. */
export function meetingCalendar(
  booking: Booking,
  { organizerEmail }: { organizerEmail: string },
): string {
  const { locale } = booking;
  const { brand, domain } = company;
  const name = asName(booking.name);
  const topic = booking.topic ? asText(booking.topic) : null;
  const details = m.contact_calendar_details({ name, brand }, { locale });
  const meeting = {
    uid: `${booking.id}@${domain}`,
    productId: `-//${brand}//${locale.toUpperCase()}`,
    start: booking.startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: meetingMinutes },
    title: m.contact_calendar_title({ brand }, { locale }),
    description: topic ? `${details}\n${m.contact_calendar_topic({ topic }, { locale })}` : details,
    location: m.contact_calendar_place({}, { locale }),
    organizer: { name: brand, email: organizerEmail },
    attendees: [{ name, email: booking.email, rsvp: false }],
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    // Of the booking, not of now: whoever sends the same again gets the same file.
    timestamp: booking.createdAt.getTime(),
  } satisfies EventAttributes & { timestamp: number };
  const { error, value } = createEvent(meeting);
  if (error || value === null) throw error ?? new Error('no calendar text');
  return value;
}
