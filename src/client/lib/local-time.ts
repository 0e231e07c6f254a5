import { getDateFormat } from '../../shared/i18n/date-format.ts';

/** Hours since midnight in a time zone, as a fraction. */
export function hourIn(timeZone: string, at: Date): number {
  const parts = getDateFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: 'hour' | 'minute') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') + read('minute') / 60;
}

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');

/** A moment as an input of type `datetime-local` wants it, in the browser's time zone. */
export function toDateTimeLocal(date: Date): string {
  const day = [
    date.getFullYear(),
    padToTwoDigits(date.getMonth() + 1),
    padToTwoDigits(date.getDate()),
  ].join('-');
  return `${day}T${padToTwoDigits(date.getHours())}:${padToTwoDigits(date.getMinutes())}`;
}

/** The moment such an input says; null for none. */
export function parseDateTimeLocal(text: string): Date | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date;
}

/** The name of the browser's time zone. */
export function getBrowserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
