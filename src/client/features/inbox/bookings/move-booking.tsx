import { skipToken } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { meetingMinutes, officeTimeZone } from '../../../../shared/content/availability.ts';
import type { BookingRecord } from '../../../../shared/contracts/booking-record.ts';
import { addDays } from '../../../../shared/domain/berlin-days.ts';
import { minuteOfDay } from '../../../../shared/domain/minute-of-day.ts';
import { momentOf, startOfDayIn, wallTimeAt } from '../../../../shared/domain/wall-time.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { DiscardDialog } from '../../../ui/discard-dialog.tsx';
import { DiscardGuard } from '../../../ui/discard-guard.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { MeetingTimes } from '../meeting-times.tsx';
import { clockOf } from './day-words.ts';
import { FreeTimes } from './free-times.tsx';
import { judgeTime } from './judge-time.ts';
import { TimeNotice } from './time-notice.tsx';
import { useChangeBooking } from './use-change-booking.ts';
import { VisitorNote } from './visitor-note.tsx';

interface MoveBookingProps {
  booking: BookingRecord;
  /** It was moved, or is to stay. */
  onDone: () => void;
}

/** Another time for a meeting, by the clock of the office: one of the free ones of a day, or any other. */
export function MoveBooking({ booking, onDone }: MoveBookingProps) {
  const { id, version } = booking;
  const [initial] = useState(() => wallTimeAt(booking.startsAt, officeTimeZone));
  const [date, setDate] = useState(initial.date);
  const [time, setTime] = useState(clockOf(initial.minute));
  const [note, setNote] = useState('');
  const isDirty = note.trim() !== '';
  const [isAsking, setIsAsking] = useState(false);
  const saved = useRef(false);
  const { reschedule } = useChangeBooking();

  const from = startOfDayIn(date, officeTimeZone);
  const until = from && startOfDayIn(addDays(date, 1), officeTimeZone);
  const query = trpc.admin.bookings.listCalendar.useQuery(
    from && until ? { from, until } : skipToken,
    { staleTime: 0 },
  );
  const startsAt =
    time === '' ? null : momentOf({ date, minute: minuteOfDay(time) }, officeTimeZone);
  const verdict = judgeTime({ startsAt, booking, day: query.data, now: new Date() });
  const isPossible = verdict.is === 'free' || verdict.is === 'unusual';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!startsAt || !isPossible || reschedule.isPending) return;
    reschedule.mutate({ id, version, startsAt, note }, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} className="grid gap-4 rounded border border-mist p-4">
      <DiscardGuard isDirty={isDirty} saved={saved} heldBy="booking" />
      <DiscardDialog open={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onDone} />
      <h3 className="text-lg">{m.bookings_move_title()}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.bookings_move_day()}>
          <Input
            type="date"
            value={date}
            onChange={(event) => setDate(event.target.value)}
            className="figures"
          />
        </Field>
        <Field label={m.bookings_move_time()}>
          <Input
            type="time"
            step={300}
            value={time}
            onChange={(event) => setTime(event.target.value)}
            className="figures"
          />
        </Field>
      </div>
      {query.error && (
        <RetryAlert
          title={m.bookings_move_not_loaded()}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.isLoadingError && (
        <FreeTimes
          slots={query.data?.free ?? []}
          isLoading={query.isLoading}
          value={startsAt}
          onChoose={(slot) => setTime(clockOf(wallTimeAt(slot, officeTimeZone).minute))}
        />
      )}
      <TimeNotice verdict={verdict} />
      {startsAt && isPossible && (
        <MeetingTimes
          meeting={{
            ...booking,
            startsAt,
            endsAt: new Date(startsAt.getTime() + meetingMinutes * 60_000),
          }}
        />
      )}
      <VisitorNote value={note} onChange={setNote} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={!isPossible} pending={reschedule.isPending}>
          {m.bookings_move_confirm()}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => (isDirty ? setIsAsking(true) : onDone())}
        >
          {m.bookings_keep_time()}
        </Button>
      </div>
    </form>
  );
}
