import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundTypingTime } from './typing-test.ts';

const durationMs = 60_000;

test.each([
  // Reported, seen by the server, marked with, flags.
  [30_000, 30_200, 30_000, []],
  [60_000, 60_900, 60_000, []],
  [30_000, 34_000, 30_000, []],
  [1000, 55_000, 50_000, ['timing-mismatch']],
  [50_000, 10_000, 15_000, ['timing-mismatch']],
  [90_000, 61_000, 60_000, []],
  [30_000, 66_000, 30_000, ['late']],
  [0, 100, 1000, []],
  [30_000, null, 30_000, ['start-unknown']],
  [0, null, 1000, ['start-unknown']],
  [3_600_000, null, 60_000, ['start-unknown']],
])('%i ms reported, %s ms seen: %i ms, %j', (reportedMs, serverMs, elapsedMs, flags) => {
  expect(boundTypingTime({ reportedMs, serverMs, durationMs })).toEqual({ elapsedMs, flags });
});

test('never longer than the test, never nothing, and no shorter than the server saw', () => {
  const clock = fc.record({
    reportedMs: fc.nat(3_600_000),
    serverMs: fc.option(fc.nat(3_600_000)),
    durationMs: fc.constantFrom(60_000, 90_000, 120_000),
  });
  fc.assert(
    fc.property(clock, (given) => {
      const { elapsedMs, flags } = boundTypingTime(given);
      expect(elapsedMs).toBeGreaterThanOrEqual(1000);
      expect(elapsedMs).toBeLessThanOrEqual(given.durationMs);
      if (given.serverMs !== null && given.serverMs <= given.durationMs) {
        expect(elapsedMs).toBeGreaterThanOrEqual(Math.min(given.serverMs - 5000, given.durationMs));
      }
      expect(new Set(flags).size).toBe(flags.length);
    }),
  );
});
