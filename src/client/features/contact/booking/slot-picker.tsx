import { useRouteContext } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { getDateFormat } from '../../../../shared/i18n/date-format.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { readError, type UiError } from '../../../lib/read-error.ts';
import { formatZonedDay, formatZonedTime, warmUpDateFormats } from './meeting-time.tsx';

/** A radio button drawn as a plate; the button itself lies unseen over the whole of it. */
const choiceClass =
  'relative grid cursor-pointer place-items-center rounded border border-edge text-center ' +
  'transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea ' +
  'has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus';

const choiceInputClass =
  'absolute inset-0 size-full cursor-pointer appearance-none rounded opacity-0';

type SlotDay = {
  /** The date in the visitor's time zone, as 2026-11-23. */
  key: string;
  slots: Date[];
};

/** Groups free half hours by the day on which they begin in that time zone, in the order they came. */
export function groupSlotsByDay(slots: readonly Date[], timeZone: string): SlotDay[] {
  // Sweden writes its dates as ISO 8601 does.
  const date = getDateFormat('sv', { timeZone, dateStyle: 'short' });
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const key = date.format(slot);
    const day = days.get(key);
    if (day) day.push(slot);
    else days.set(key, [slot]);
  }
  return [...days].map(([key, ofDay]) => ({ key, slots: ofDay }));
}

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
    getDateFormat(locale, { timeZone, ...options }).format(at);
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
                  aria-label={`${formatZonedDay(first, timeZone, locale)}, ${m.contact_booking_free({ count: slots.length })}`}
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
            <span className="figures">{formatZonedTime(slot, timeZone, locale)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SlotsState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: UiError }
  | { phase: 'ready'; slots: Date[] };

/**
 * The free half hours, fetched after hydration; `refresh` asks again and shows the old ones meanwhile.
 * @param token of the meeting that is to be moved, which then blocks no time
 */
export function useSlots(token?: string) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const [state, setState] = useState<SlotsState>({ phase: 'loading' });

  const refresh = useCallback(async () => {
    setState((current) => (current.phase === 'failed' ? { phase: 'loading' } : current));
    try {
      const client = (await api()).public;
      const { slots } = await (token === undefined
        ? client.listSlots.query()
        : client.listSlotsToMove.query({ token }));
      await warmUpDateFormats(locale);
      startTransition(() => setState({ phase: 'ready', slots }));
    } catch (error) {
      setState({ phase: 'failed', error: readError(error) });
    }
  }, [api, locale, token]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return { state, refresh };
}
