import { officeTimeZone } from '../content/availability.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  dateStyle: 'short',
});

/** The calendar day in the office at a moment, `2026-11-22`: invoices are issued and fall due by its calendar. */
export function officeDay(at: Date): string {
  return dayFormat.format(at);
}
