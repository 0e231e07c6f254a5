import type { ManagedMeeting } from '../../../../shared/contracts/booking.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { localZone } from '../../../lib/local-time.ts';
import { useFocusHere } from '../../../lib/use-focus-here.ts';
import { meetingZones } from '../booking/meeting-zones.ts';
import { ZoneClocks } from '../booking/zone-clocks.tsx';
import { BookAgain } from './book-again.tsx';

interface MeetingOverProps {
  meeting: ManagedMeeting;
  locale: Locale;
}

/** A meeting that was cancelled or has begun: when it was, and the way to another one. */
export function MeetingOver({ meeting, locale }: MeetingOverProps) {
  const { state, startsAt, endsAt } = meeting;
  const text = useFocusHere<HTMLParagraphElement>();
  return (
    <div className="grid justify-items-start gap-8">
      <p ref={text} tabIndex={-1} className="max-w-[56ch] text-lg text-muted outline-none">
        {state === 'cancelled' ? m.booking_cancelled_text() : m.booking_past_text()}
      </p>
      <div className={state === 'cancelled' ? 'w-full opacity-70' : 'w-full'}>
        <ZoneClocks from={startsAt} to={endsAt} zones={meetingZones(localZone())} locale={locale} />
      </div>
      <BookAgain />
    </div>
  );
}
