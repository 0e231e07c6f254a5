import { useEffect, useRef } from 'react';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../../ui/arc-divider.tsx';
import { Button } from '../../../ui/button.tsx';
import { meetingZones } from './meeting-zones.ts';
import { saveCalendar } from './save-calendar.ts';
import type { BookedMeeting } from './use-booking.ts';
import { ZoneClocks } from './zone-clocks.tsx';

interface BookingDoneProps {
  meeting: BookedMeeting;
  timeZone: string;
  locale: Locale;
}

/** The meeting stands: when it is for everybody, and as a file for the calendar. */
export function BookingDone({ meeting, timeZone, locale }: BookingDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid animate-rise-in gap-6 py-4">
      <div className="grid gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {m.contact_booking_done_title()}
        </h3>
        <p className="max-w-[52ch] text-lg text-muted">
          {m.contact_booking_done_text({ name: meeting.name })}
        </p>
      </div>
      <ArcDivider />
      <ZoneClocks
        from={meeting.startsAt}
        to={meeting.endsAt}
        zones={meetingZones(timeZone)}
        locale={locale}
      />
      <Button
        size="lg"
        onClick={() => saveCalendar(meeting.calendar)}
        className="mt-2 justify-self-start"
      >
        {m.contact_booking_download()}
      </Button>
    </div>
  );
}
