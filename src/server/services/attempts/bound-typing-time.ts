import type { Flag } from '../../../shared/contracts/application-record.ts';

/** How far the browser's clock and ours may differ on a slow line before it is worth a note, in milliseconds. */
const toleranceMs = 5000;

export type TypingClock = {
  /** What the browser measured, in milliseconds. */
  reportedMs: number;
  /** Between the start and the end that the server saw, in milliseconds; null when the start never arrived. */
  serverMs: number | null;
  durationMs: number;
};

/**
 * The time to mark with, in milliseconds. The browser is believed within what the server saw: never longer than the
 * test or than the server's own span, and, while that span is within the test, not much shorter either. What does not
 * fit is noted, not punished.
 */
export function boundTypingTime({ reportedMs, serverMs, durationMs }: TypingClock): {
  elapsedMs: number;
  flags: Flag[];
} {
  const withinTest = Math.min(Math.max(reportedMs, 1000), durationMs);
  if (serverMs === null) return { elapsedMs: withinTest, flags: ['start-unknown'] };
  if (serverMs > durationMs + toleranceMs) {
    // Handed in after the minute: the text may have been complete long before, so only the report tells.
    return { elapsedMs: withinTest, flags: ['late'] };
  }
  const lower = Math.min(Math.max(serverMs - toleranceMs, 1000), durationMs);
  const upper = Math.min(serverMs + toleranceMs, durationMs);
  const elapsedMs = Math.min(Math.max(withinTest, lower), Math.max(lower, upper));
  return { elapsedMs, flags: elapsedMs === withinTest ? [] : ['timing-mismatch'] };
}
