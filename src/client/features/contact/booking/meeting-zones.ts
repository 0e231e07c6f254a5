import { meetingClocks } from '../../../../shared/content/meetings.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

export type MeetingZone = { timeZone: string; label: string };

/** The clocks a meeting is told by: the visitor's own first, then those of both sides, each zone once. */
export function meetingZones(visitorZone: string): MeetingZone[] {
  return [
    { timeZone: visitorZone, label: m.contact_booking_your_time() },
    ...meetingClocks
      .filter(({ timeZone }) => timeZone !== visitorZone)
      .map(({ timeZone, place }) => ({ timeZone, label: place })),
  ];
}
