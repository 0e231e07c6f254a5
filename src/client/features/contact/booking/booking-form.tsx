import { useEffect, useRef, useState } from 'react';
import { meetingMinutes } from '../../../../shared/content/availability.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { localZone } from '../../../lib/local-time.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TrapField } from '../form/trap-field.tsx';
import { BookingDetails } from './booking-details.tsx';
import { DayPicker } from './day-picker.tsx';
import { zoneInWords } from './meeting-time.ts';
import { meetingZones } from './meeting-zones.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { slotsByDay } from './slots-by-day.ts';
import { TimePicker } from './time-picker.tsx';
import { type BookedMeeting, type KnownPerson, useBooking } from './use-booking.ts';
import { ZoneClocks } from './zone-clocks.tsx';

interface BookingFormProps {
  /** At least one. */
  slots: readonly Date[];
  known: KnownPerson;
  locale: Locale;
  onTaken: () => void;
  onBooked: (meeting: BookedMeeting) => void;
}

/** A day and a half hour of it; the rest of the form follows the choice. */
export function BookingForm({ slots, known, locale, onTaken, onBooked }: BookingFormProps) {
  const [timeZone] = useState(localZone);
  const days = slotsByDay(slots, timeZone);
  const [dayKey, setDayKey] = useState<string>();
  const day = days.find(({ key }) => key === dayKey) ?? days[0];
  const booking = useBooking({ known, timeZone, onTaken, onBooked });
  const { form, chosen, failure, pending } = booking;
  const [now] = useState(() => new Date());
  const alert = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone with the time it was for.
  const lostTime = failure !== null && chosen === undefined;
  useEffect(() => {
    if (lostTime) alert.current?.focus();
  }, [lostTime]);

  const failureAlert = failure && (
    <div ref={alert} tabIndex={-1} className="scroll-mt-32 outline-none">
      <Alert tone="danger" title={failure.title}>
        {failure.text}
      </Alert>
    </div>
  );

  return (
    <form
      id="meeting-form"
      method="dialog"
      noValidate
      onSubmit={booking.submit}
      className="flex min-h-[inherit] flex-col gap-6"
    >
      <p className="text-sm text-muted">
        {m.contact_booking_zone({ zone: zoneInWords(timeZone, chosen ?? now, locale) })}
      </p>
      {!chosen && failureAlert}
      <DayPicker
        name="meeting"
        days={days}
        value={day?.key ?? ''}
        timeZone={timeZone}
        locale={locale}
        onChange={setDayKey}
      />
      <TimePicker
        name="meeting"
        slots={day?.slots ?? []}
        value={chosen}
        timeZone={timeZone}
        locale={locale}
        onChange={booking.choose}
      />
      <TrapField ref={booking.trap} />
      {chosen ? (
        <div className="grid animate-rise-in gap-8 border-t border-edge pt-6">
          <div aria-live="polite" className="grid gap-4">
            <p className="text-sm font-medium">{m.contact_booking_chosen()}</p>
            <ZoneClocks
              from={chosen}
              to={new Date(chosen.getTime() + meetingMinutes * 60_000)}
              zones={meetingZones(timeZone)}
              locale={locale}
            />
          </div>
          <BookingDetails form={form} />
          {failureAlert}
          <Button type="submit" size="lg" pending={pending} className="justify-self-start">
            {pending ? m.contact_booking_confirming() : m.contact_booking_confirm()}
          </Button>
        </div>
      ) : (
        <NothingChosen />
      )}
    </form>
  );
}
