import { dateFormat } from '../../shared/i18n/date-format.ts';

/** Hours since midnight in a time zone, as a fraction. */
export function hourIn(timeZone: string, at: Date): number {
  const parts = dateFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: 'hour' | 'minute') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') + read('minute') / 60;
}
