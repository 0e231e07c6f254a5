import { dateFormat } from '../i18n/date-format.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What a calendar and a clock on the wall show: the day as `2026-11-23`, and the minutes since midnight. */
export type WallTime = { date: string; minute: number };

/** What a moment is called in a time zone. */
export function wallTimeAt(at: Date, timeZone: string): WallTime {
  const parts = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** How far a wall time is from the beginning of 1970 on the same wall, in milliseconds. */
const onTheWall = ({ date, minute }: WallTime) => Date.parse(`${date}T00:00Z`) + minute * minuteMs;

/**
 * The moment that is called so in a time zone. A time that the clock leaves out is none; one that it shows twice is the
 * earlier. Null as well for what is no day.
 */
export function momentOf(wall: WallTime, timeZone: string): Date | null {
  const shown = onTheWall(wall);
  if (Number.isNaN(shown)) return null;
  // The zone's distance from Greenwich is one of those a day before and a day after.
  const candidates = [shown - dayMs, shown + dayMs].map((near) => {
    const there = onTheWall(wallTimeAt(new Date(near), timeZone));
    return shown - (there - near);
  });
  const fitting = candidates.filter(
    (time) => onTheWall(wallTimeAt(new Date(time), timeZone)) === shown,
  );
  return fitting.length > 0 ? new Date(Math.min(...fitting)) : null;
}

/** When a day begins in a time zone; where the clock leaves midnight out, at one. Null for what is no day. */
export function startOfDayIn(date: string, timeZone: string): Date | null {
  return momentOf({ date, minute: 0 }, timeZone) ?? momentOf({ date, minute: 60 }, timeZone);
}
