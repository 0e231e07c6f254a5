import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { choiceClass, choiceInputClass } from './choice-class.ts';
import { clockTime } from './meeting-time.ts';

interface TimePickerProps {
  name: string;
  slots: readonly Date[];
  value: Date | undefined;
  timeZone: string;
  locale: Locale;
  onChange: (slot: Date) => void;
}

/** The free half hours of one day. */
export function TimePicker({ name, slots, value, timeZone, locale, onChange }: TimePickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{m.contact_booking_times()}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2 pt-2">
        {slots.map((slot) => (
          <label key={slot.getTime()} className={cn(choiceClass, 'min-h-11')}>
            <input
              type="radio"
              name={`${name}-time`}
              value={slot.toISOString()}
              checked={slot.getTime() === value?.getTime()}
              onChange={() => onChange(slot)}
              className={choiceInputClass}
            />
            <span className="figures">{clockTime(slot, timeZone, locale)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
