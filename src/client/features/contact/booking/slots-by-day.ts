import { dateFormat } from '../../../../shared/i18n/date-format.ts';

export type SlotDay = {
  /** The date in the visitor's time zone, as 2026-11-23. */
  key: string;
  slots: Date[];
};

/** Free half hours by the day on which they begin for somebody in that time zone, in the order they came. */
export function slotsByDay(slots: readonly Date[], timeZone: string): SlotDay[] {
  // Sweden writes its dates as ISO 8601 does.
  const date = dateFormat('sv', { timeZone, dateStyle: 'short' });
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const key = date.format(slot);
    const day = days.get(key);
    if (day) day.push(slot);
    else days.set(key, [slot]);
  }
  return [...days].map(([key, ofDay]) => ({ key, slots: ofDay }));
}
