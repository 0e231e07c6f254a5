import { zoneTime } from './zone-time.ts';

const dayMs = 86_400_000;

/**
 * How far a zone is from Greenwich, and the moments between which that is sure to hold: what a browser needs to tell the
 * time of day without a format of its own, whose making keeps a slow phone busy for longer than all else in the header.
 */
export type ZoneSpan = {
  /** As `zoneTime` names it. */
  offset: string;
  /** Milliseconds that its clocks are ahead of Greenwich; below zero they are behind. */
  aheadMs: number;
  /** Milliseconds since 1970. */
  from: number;
  until: number;
};

/** The days around a moment; null where the clocks are changed within them. No zone changes them twice in so few. */
export function zoneSpan(timeZone: string, at: Date): ZoneSpan | null {
  const from = (Math.floor(at.getTime() / dayMs) - 1) * dayMs;
  const until = from + 4 * dayMs;
  const [first, last] = [from, until].map((end) => zoneTime(timeZone, new Date(end))[1] ?? '');
  if (first === undefined || first !== last) return null;
  const aheadMs = -Date.parse(`1970-01-01T00:00:00${first.slice('GMT'.length) || 'Z'}`);
  return { offset: first, aheadMs, from, until };
}
