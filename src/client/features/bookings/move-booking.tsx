import { skipToken } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { meetingMinutes, officeTimeZone } from '../../../shared/content/meetings.ts';
import type {
  BookedMeeting,
  BookingRecord,
  ListCalendarOutput,
} from '../../../shared/contracts/booking-admin.ts';
import {
  addDays,
  minuteOfDay,
  startOfDayIn,
  wallTimeAt,
  wallTimeToInstant,
} from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesDialog, UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { RetryAlert } from '../../ui/query-result.tsx';
import { useChangeBooking, VisitorNoteField } from './change-booking.tsx';
import { formatMinuteOfDay, MeetingTimes } from './meeting-times.tsx';

interface FreeTimesProps {
  /** Of one day. */
  slots: readonly Date[];
  isLoading: boolean;
  value: Date | null;
  onChoose: (slot: Date) => void;
}

/** The times of a day that visitors are offered as well, by the clock of the office. */
function FreeTimes({ slots, isLoading, value, onChoose }: FreeTimesProps) {
  if (isLoading) return <Skeleton className="h-9 w-full" />;
  if (slots.length === 0) return <p className="text-sm text-muted">{m.bookings_move_none()}</p>;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="pb-1.5 text-sm font-medium">{m.bookings_move_free()}</legend>
      <div className="flex flex-wrap gap-1.5">
        {slots.map((slot) => {
          const isChosen = slot.getTime() === value?.getTime();
          return (
            <Button
              key={slot.getTime()}
              variant={isChosen ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={isChosen}
              onClick={() => onChoose(slot)}
              className="figures"
            >
              {formatMinuteOfDay(wallTimeAt(slot, officeTimeZone).minute)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}

type TimeVerdict =
  | { is: 'missing' }
  | { is: 'past' }
  /** The day's other entries are not loaded yet. */
  | { is: 'unknown' }
  | { is: 'same' }
  | { is: 'taken'; by: BookedMeeting }
  /** Visitors are offered it too. */
  | { is: 'free' }
  /** Free, but visitors could not book it. */
  | { is: 'unusual' };

const meetingMs = meetingMinutes * 60_000;

interface TimeToClassify {
  /** Null for a time that the clock leaves out, or none. */
  startsAt: Date | null;
  booking: Pick<BookedMeeting, 'id' | 'startsAt'>;
  /** Undefined as long as it is not loaded. */
  day: Pick<ListCalendarOutput, 'meetings' | 'free'> | undefined;
  now: Date;
}

/** Warning about a time before a meeting is moved to it. */
export function classifyTime({ startsAt, booking, day, now }: TimeToClassify): TimeVerdict {
  if (!startsAt) return { is: 'missing' };
  const time = startsAt.getTime();
  if (time === booking.startsAt.getTime()) return { is: 'same' };
  if (time <= now.getTime()) return { is: 'past' };
  if (!day) return { is: 'unknown' };
  const by = day.meetings.find(
    (other) => other.id !== booking.id && Math.abs(other.startsAt.getTime() - time) < meetingMs,
  );
  if (by) return { is: 'taken', by };
  return day.free.some((slot) => slot.getTime() === time) ? { is: 'free' } : { is: 'unusual' };
}

/** Says what is special about a chosen time; nothing of one that visitors are offered too. */
function TimeNotice({ verdict }: { verdict: TimeVerdict }) {
  switch (verdict.is) {
    case 'free':
    case 'same':
    case 'unknown':
      return null;
    case 'missing':
      return <Alert tone="warning">{m.bookings_time_missing()}</Alert>;
    case 'past':
      return <Alert tone="warning">{m.bookings_time_past()}</Alert>;
    case 'unusual':
      return <Alert>{m.bookings_time_unusual()}</Alert>;
    case 'taken': {
      const { name, startsAt } = verdict.by;
      const time = formatMinuteOfDay(wallTimeAt(startsAt, officeTimeZone).minute);
      return <Alert tone="warning">{m.bookings_time_taken({ name, time })}</Alert>;
    }
  }
}

interface MoveBookingFormProps {
  booking: BookingRecord;
  /** It was moved, or is to stay. */
  onDone: () => void;
}

/** Another time for a meeting, by the clock of the office: one of the free ones of a day, or any other. */
export function MoveBookingForm({ booking, onDone }: MoveBookingFormProps) {
  const { id, version } = booking;
  const [initial] = useState(() => wallTimeAt(booking.startsAt, officeTimeZone));
  const [date, setDate] = useState(initial.date);
  const [time, setTime] = useState(formatMinuteOfDay(initial.minute));
  const [note, setNote] = useState('');
  const isDirty = note.trim() !== '';
  const [isAsking, setIsAsking] = useState(false);
  const { reschedule } = useChangeBooking();

  const from = startOfDayIn(date, officeTimeZone);
  const until = from && startOfDayIn(addDays(date, 1), officeTimeZone);
  const query = trpc.admin.bookings.listCalendar.useQuery(
    from && until ? { from, until } : skipToken,
    { staleTime: 0 },
  );
  const startsAt =
    time === '' ? null : wallTimeToInstant({ date, minute: minuteOfDay(time) }, officeTimeZone);
  const verdict = classifyTime({ startsAt, booking, day: query.data, now: new Date() });
  const isPossible = verdict.is === 'free' || verdict.is === 'unusual';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!startsAt || !isPossible || reschedule.isPending) return;
    reschedule.mutate({ id, version, startsAt, note }, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} className="grid gap-4 rounded border border-mist p-4">
      <UnsavedChangesGuard isDirty={isDirty} openParams="booking" />
      <UnsavedChangesDialog open={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onDone} />
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
          onChoose={(slot) => setTime(formatMinuteOfDay(wallTimeAt(slot, officeTimeZone).minute))}
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
      <VisitorNoteField value={note} onChange={setNote} />
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
