import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { BookingListProps } from './booking-table.tsx';
import { OpenBookingButton } from './bookings/open-booking-button.tsx';
import { MeetingTimes } from './meeting-times.tsx';

/** The meetings for a narrow screen. */
export function BookingCards({ rows, onOpen }: BookingListProps) {
  return (
    <ul aria-label={m.inbox_tab_bookings()} className="m-0 grid list-none p-0">
      {rows.map((meeting) => (
        <li key={meeting.id} className="grid gap-2 border-b border-mist py-4 text-sm">
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <bdi>{meeting.name}</bdi>
            </p>
            {meeting.isCancelled && <Badge tone="danger">{m.inbox_booking_cancelled()}</Badge>}
          </div>
          <MeetingTimes meeting={meeting} />
          <p className="wrap-anywhere">
            {meeting.company && `${meeting.company}, `}
            <a href={`mailto:${encodeURIComponent(meeting.email)}`} className={textLink}>
              {meeting.email}
            </a>
          </p>
          {meeting.topic && (
            <p dir="auto" className="wrap-anywhere">
              {meeting.topic}
            </p>
          )}
          <span>
            <OpenBookingButton meeting={meeting} onOpen={onOpen} />
          </span>
        </li>
      ))}
    </ul>
  );
}
