import { useEffect, useRef, useState } from 'react';
import { meetingMinutes } from '../../../../shared/content/meetings.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { getBrowserTimeZone } from '../../../lib/local-time.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatTimeZone, listMeetingZones, ZoneClocks } from './meeting-time.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { DayPicker, groupSlotsByDay, TimePicker, useSlots } from './slot-picker.tsx';

interface NewTimePickerProps {
  /** At least one. */
  slots: readonly Date[];
  value: Date | undefined;
  locale: Locale;
  onChange: (slot: Date) => void;
}

/** A day, a half hour of it, and what that is by everybody's clock. */
function NewTimePicker({ slots, value, locale, onChange }: NewTimePickerProps) {
  const [timeZone] = useState(getBrowserTimeZone);
  const [now] = useState(() => new Date());
  const [dayKey, setDayKey] = useState<string>();
  const days = groupSlotsByDay(slots, timeZone);
  const day = days.find(({ key }) => key === dayKey) ?? days[0];
  return (
    <>
      <p className="text-sm text-muted">
        {m.contact_booking_zone({ zone: formatTimeZone(timeZone, value ?? now, locale) })}
      </p>
      <DayPicker
        name="move"
        days={days}
        value={day?.key ?? ''}
        timeZone={timeZone}
        locale={locale}
        onChange={setDayKey}
      />
      <TimePicker
        name="move"
        slots={day?.slots ?? []}
        value={value}
        timeZone={timeZone}
        locale={locale}
        onChange={onChange}
      />
      <div aria-live="polite">
        {value && (
          <ZoneClocks
            from={value}
            to={new Date(value.getTime() + meetingMinutes * 60_000)}
            zones={listMeetingZones(timeZone)}
            locale={locale}
          />
        )}
      </div>
    </>
  );
}

interface MoveMeetingFormProps {
  token: string;
  locale: Locale;
  pending: boolean;
  failure: { title: string; text: string; isTaken: boolean } | null;
  onMove: (slot: Date) => void;
  /** The meeting stays where it is. */
  onKeep: () => void;
}

/** The times a meeting can be moved to. A time taken in the meantime is left out. */
export function MoveMeetingForm({
  token,
  locale,
  pending,
  failure,
  onMove,
  onKeep,
}: MoveMeetingFormProps) {
  const { state, refresh } = useSlots(token);
  const [chosen, setChosen] = useState<Date>();
  const heading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!failure) return;
    alert.current?.focus();
    if (!failure.isTaken) return;
    setChosen(undefined);
    void refresh();
  }, [failure, refresh]);

  function choice() {
    if (state.phase === 'loading') return <PlannerSkeleton />;
    if (state.phase === 'failed') {
      return (
        <ErrorState
          title={m.contact_booking_not_loaded()}
          message={state.error.message}
          onRetry={() => void refresh()}
          requestId={state.error.requestId}
        />
      );
    }
    if (state.slots.length === 0) {
      return <EmptyState title={m.booking_none_title()}>{m.booking_none_text()}</EmptyState>;
    }
    return (
      <NewTimePicker slots={state.slots} value={chosen} locale={locale} onChange={setChosen} />
    );
  }

  return (
    <section className="grid min-w-0 gap-6 border-t border-edge pt-8">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {m.booking_move_title()}
        </h2>
        <p className="text-muted">{m.booking_move_text()}</p>
      </div>
      {failure && (
        <div ref={alert} tabIndex={-1} className="outline-none">
          <Alert tone="danger" title={failure.title}>
            {failure.text}
          </Alert>
        </div>
      )}
      {choice()}
      <div className="flex flex-wrap gap-3">
        {chosen && (
          <Button size="lg" pending={pending} onClick={() => onMove(chosen)}>
            {pending ? m.booking_moving() : m.booking_move_confirm()}
          </Button>
        )}
        <Button size="lg" variant="secondary" onClick={onKeep}>
          {m.booking_keep()}
        </Button>
      </div>
    </section>
  );
}
