import { useState } from 'react';
import { meetingMinutes } from '../../../../shared/content/availability.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { localZone } from '../../../lib/local-time.ts';
import { DayPicker } from '../booking/day-picker.tsx';
import { zoneInWords } from '../booking/meeting-time.ts';
import { meetingZones } from '../booking/meeting-zones.ts';
import { slotsByDay } from '../booking/slots-by-day.ts';
import { TimePicker } from '../booking/time-picker.tsx';
import { ZoneClocks } from '../booking/zone-clocks.tsx';

interface MoveChoiceProps {
  /** At least one. */
  slots: readonly Date[];
  value: Date | undefined;
  locale: Locale;
  onChange: (slot: Date) => void;
}

/** A day, a half hour of it, and what that is by everybody's clock. */
export function MoveChoice({ slots, value, locale, onChange }: MoveChoiceProps) {
  const [timeZone] = useState(localZone);
  const [now] = useState(() => new Date());
  const [dayKey, setDayKey] = useState<string>();
  const days = slotsByDay(slots, timeZone);
  const day = days.find(({ key }) => key === dayKey) ?? days[0];
  return (
    <>
      <p className="text-sm text-muted">
        {m.contact_booking_zone({ zone: zoneInWords(timeZone, value ?? now, locale) })}
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
            zones={meetingZones(timeZone)}
            locale={locale}
          />
        )}
      </div>
    </>
  );
}
