import { useEffect, useRef, useState } from 'react';
import type { ManagedMeeting } from '../../../../shared/contracts/booking.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { localZone } from '../../../lib/local-time.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/use-toast.ts';
import { meetingZones } from '../booking/meeting-zones.ts';
import { saveCalendar } from '../booking/save-calendar.ts';
import { ZoneClocks } from '../booking/zone-clocks.tsx';
import { MoveMeeting } from './move-meeting.tsx';
import { useChangeMeeting } from './use-change-meeting.ts';

interface OpenMeetingProps {
  token: string;
  meeting: ManagedMeeting;
  locale: Locale;
  onChanged: (meeting: ManagedMeeting) => void;
  onOutdated: () => Promise<void>;
}

/** A meeting to come, and what can be done with it. */
export function OpenMeeting({ token, meeting, locale, onChanged, onOutdated }: OpenMeetingProps) {
  const { startsAt, endsAt, calendar } = meeting;
  const [isMoving, setIsMoving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isMoved, setIsMoved] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const { pending, failure, move, cancel } = useChangeMeeting({
    token,
    meeting,
    onChanged,
    onOutdated,
  });

  // The button that had the focus is gone with the choice of times.
  useEffect(() => {
    if (isMoved) told.current?.focus();
  }, [isMoved]);

  async function moveTo(slot: Date) {
    setIsMoved(false);
    if (!(await move(slot))) return;
    toast({ title: m.booking_moved(), variant: 'success' });
    setIsMoving(false);
    setIsMoved(true);
  }

  return (
    <div className="grid gap-8">
      <div ref={told} tabIndex={-1} className="outline-none">
        {isMoved ? (
          <Alert title={m.booking_moved()}>{m.booking_moved_text()}</Alert>
        ) : (
          <p className="max-w-[56ch] text-lg text-muted">{m.booking_open_text()}</p>
        )}
      </div>
      <ZoneClocks from={startsAt} to={endsAt} zones={meetingZones(localZone())} locale={locale} />
      {failure && !isMoving && (
        <Alert tone="danger" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {isMoving ? (
        <MoveMeeting
          token={token}
          locale={locale}
          pending={pending === 'move'}
          failure={failure}
          onMove={(slot) => void moveTo(slot)}
          onKeep={() => setIsMoving(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={() => setIsMoving(true)}>
            {m.booking_move()}
          </Button>
          <Button size="lg" variant="secondary" onClick={() => setIsAsking(true)}>
            {m.booking_cancel()}
          </Button>
          {calendar !== null && (
            <Button size="lg" variant="quiet" onClick={() => saveCalendar(calendar)}>
              {m.contact_booking_download()}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.booking_cancel_title()}
        description={m.booking_cancel_text()}
        action={m.booking_cancel_confirm()}
        pending={pending === 'cancel'}
        onConfirm={() => void cancel().then(() => setIsAsking(false))}
      />
    </div>
  );
}
