import { getDateFormat } from '../../shared/i18n/date-format.ts';

/**
 * The time of day in a zone, by 24 hours in every language, and how far the zone is from Greenwich at that moment:
 * `12:05:09` and `GMT+01:00`.
 */
export const getZoneTimeParts = (timeZone: string, at: Date): string[] =>
  getDateFormat('en-GB', {
    timeZone,
    timeZoneName: 'longOffset',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(at)
    .split(' ');

const dayMs = 86_400_000;

/**
 * A zone's offset from Greenwich, and the moments between which it is sure to hold: enough for a browser to tell the
 * time of day without a format of its own, whose making keeps a slow phone busy for longer than all else in the header.
 */
type OffsetPeriod = {
  /** As `getZoneTimeParts` names it. */
  offset: string;
  /** Milliseconds that its clocks are ahead of Greenwich; below zero they are behind. */
  aheadMs: number;
  /** Milliseconds since 1970. */
  from: number;
  until: number;
};

/** The days around a moment; null where the clocks are changed within them. No zone changes them twice in so few. */
export function getOffsetPeriod(timeZone: string, at: Date): OffsetPeriod | null {
  const from = (Math.floor(at.getTime() / dayMs) - 1) * dayMs;
  const until = from + 4 * dayMs;
  const [first, last] = [from, until].map(
    (end) => getZoneTimeParts(timeZone, new Date(end))[1] ?? '',
  );
  if (first === undefined || first !== last) return null;
  const aheadMs = -Date.parse(`1970-01-01T00:00:00${first.slice('GMT'.length) || 'Z'}`);
  return { offset: first, aheadMs, from, until };
}

/** The zone of an element, and for `readZoneTimeParts` what the page knows of that zone: only the server writes it down. */
export function zoneDataAttributes(timeZone: string, at: Date) {
  return {
    'data-zone': timeZone,
    'data-span': import.meta.env.SSR ? JSON.stringify(getOffsetPeriod(timeZone, at)) : undefined,
  };
}

/** As `getZoneTimeParts`, by what the page knows of the zone as long as that holds. */
export function readZoneTimeParts(
  { zone = '', span: known = 'null' }: DOMStringMap,
  now: Date,
): string[] {
  const span: OffsetPeriod | null = JSON.parse(known);
  if (!span || Number(now) < span.from || Number(now) >= span.until)
    return getZoneTimeParts(zone, now);
  return [new Date(Number(now) + span.aheadMs).toISOString().slice(11, 19), span.offset];
}
