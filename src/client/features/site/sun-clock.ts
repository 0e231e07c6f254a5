import { company } from '../../../shared/content/company.ts';

type Desk = (typeof company.desks)[number];

/** Hours since midnight in a time zone, as a fraction. */
export function hourIn(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: 'hour' | 'minute') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') + read('minute') / 60;
}

const wrap = (hour: number) => ((hour % 24) + 24) % 24;

const scale = company.desks[1];

/**
 * When a desk opens, in hours of the strip, which shows a day in Berlin. Without a moment, in winter time: that is what
 * the server draws, so that both sides draw the same.
 */
export function opensAt(desk: Desk, at: Date | null): number {
  const lead = at
    ? hourIn(desk.timeZone, at) - hourIn(scale.timeZone, at)
    : desk.standardOffset - scale.standardOffset;
  return wrap(company.deskHours.from - Math.round(lead * 4) / 4);
}

/** Where a moment lies on the strip. */
export function hourOnStrip(at: Date): number {
  return hourIn(scale.timeZone, at);
}

/** Whether the desk is at work. */
export function isAtWork(desk: Desk, at: Date): boolean {
  const hour = hourIn(desk.timeZone, at);
  return hour >= company.deskHours.from && hour < company.deskHours.to;
}
