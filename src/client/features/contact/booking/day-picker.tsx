import type { Locale } from '../../../../shared/contracts/fields.ts';
import { dateFormat } from '../../../../shared/i18n/date-format.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { choiceClass, choiceInputClass } from './choice-class.ts';
import { dayInWords } from './meeting-time.ts';
import type { SlotDay } from './slots-by-day.ts';

interface DayPickerProps {
  name: string;
  days: readonly SlotDay[];
  value: string;
  timeZone: string;
  locale: Locale;
  onChange: (key: string) => void;
}

/** The days with free times beside each other, like the tabs of a diary. */
export function DayPicker({ name, days, value, timeZone, locale, onChange }: DayPickerProps) {
  const part = (at: Date, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(at);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{m.contact_booking_days()}</legend>
      {/* The padding leaves room for the focus ring, which the scrolling would cut off. */}
      <div className="scroll-thin -mx-1.5 flex snap-x gap-2 overflow-x-auto scroll-px-1.5 ps-1.5 pe-10 pt-2 pb-3 mask-r-from-[calc(100%-3rem)]">
        {days.map(({ key, slots }) => {
          const [first] = slots;
          return (
            first && (
              <label key={key} className={cn(choiceClass, 'w-18 shrink-0 snap-start py-2.5')}>
                <input
                  type="radio"
                  name={`${name}-day`}
                  value={key}
                  checked={key === value}
                  onChange={() => onChange(key)}
                  aria-label={`${dayInWords(first, timeZone, locale)}, ${m.contact_booking_free({ count: slots.length })}`}
                  className={choiceInputClass}
                />
                <span aria-hidden="true" className="text-xs">
                  {part(first, { weekday: 'short' })}
                </span>
                <span
                  aria-hidden="true"
                  className="figures font-display text-2xl leading-tight font-semibold"
                >
                  {part(first, { day: 'numeric' }).replace('.', '')}
                </span>
                <span aria-hidden="true" className="text-xs">
                  {part(first, { month: 'short' })}
                </span>
              </label>
            )
          );
        })}
      </div>
    </fieldset>
  );
}
