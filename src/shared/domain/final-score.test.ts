import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalScore, scoreLabel, typingComponent } from './scoring.ts';

const percent = fc.integer({ min: 0, max: 100 });
const wpm = fc.integer({ min: 0, max: 300 });
const parts = fc.record({
  quiz: percent,
  typing: fc.record({ wpm, accuracy: percent }),
  english: percent,
});

describe('typing component', () => {
  test.each([
    [60, 100, 100],
    [30, 100, 75],
    [60, 0, 50],
    [45, 96, 85.5],
    [200, 100, 100],
    [1, 0, 50 / 60],
    [0, 100, 0],
    [0, 0, 0],
  ])('%i words a minute at %i %% earn %d', (words, accuracy, expected) => {
    expect(typingComponent(words, accuracy)).toBeCloseTo(expected, 10);
  });

  test('lies between 0 and 100, and 0 words earn nothing whatever the accuracy', () => {
    fc.assert(
      fc.property(wpm, percent, (words, accuracy) => {
        const component = typingComponent(words, accuracy);
        expect(component).toBeGreaterThanOrEqual(0);
        expect(component).toBeLessThanOrEqual(100);
        expect(typingComponent(0, accuracy)).toBe(0);
      }),
    );
  });
});

describe('final score', () => {
  test.each([
    // 0.3*100 + 0.3*100 + 0.4*100
    [{ quiz: 100, typing: { wpm: 60, accuracy: 100 }, english: 100 }, 100],
    [{ quiz: 0, typing: { wpm: 0, accuracy: 100 }, english: 0 }, 0],
    // 24 + 0.3*(37.5+47.5) + 28 = 77.5: a half rounds up
    [{ quiz: 80, typing: { wpm: 45, accuracy: 95 }, english: 70 }, 78],
    // 13.5 + 0.3*50 + 22 = 50.5, which binary fractions put below the half
    [{ quiz: 45, typing: { wpm: 60, accuracy: 0 }, english: 55 }, 51],
    // 30 + 0 + 40: nothing typed takes the whole typing part, not half of it
    [{ quiz: 100, typing: { wpm: 0, accuracy: 100 }, english: 100 }, 70],
    // 21 + 0.3*75 + 24 = 67.5
    [{ quiz: 70, typing: { wpm: 30, accuracy: 100 }, english: 60 }, 68],
    // 0.3*1 = 0.3
    [{ quiz: 1, typing: { wpm: 0, accuracy: 0 }, english: 0 }, 0],
  ])('%j is %i', (given, expected) => {
    expect(finalScore(given)).toBe(expected);
  });

  test('is a whole percent', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const score = finalScore(given);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('rounds exactly as whole-number arithmetic does', () => {
    fc.assert(
      fc.property(parts, ({ quiz, typing, english }) => {
        // Everything times 1000, so that no fraction is left: 300 q + 300 t + 400 e.
        const typed =
          typing.wpm === 0
            ? 0
            : Math.min(100_000 * 60, typing.wpm * 50_000 + typing.accuracy * 30_000);
        const sixtyThousandths = 18_000 * quiz + (3 * typed) / 10 + 24_000 * english;
        const expected = Math.floor((sixtyThousandths + 30_000) / 60_000);
        expect(finalScore({ quiz, typing, english })).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('never falls when one part gets better', () => {
    fc.assert(
      fc.property(parts, percent, percent, wpm, (given, quiz, english, words) => {
        const score = finalScore(given) ?? Number.NaN;
        const better = [
          { ...given, quiz: Math.max(given.quiz, quiz) },
          { ...given, english: Math.max(given.english, english) },
          { ...given, typing: { ...given.typing, wpm: Math.max(given.typing.wpm, words) } },
        ];
        for (const other of better) expect(finalScore(other)).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('there is none as soon as one part is missing', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expect(finalScore({ ...given, quiz: null })).toBeNull();
        expect(finalScore({ ...given, typing: null })).toBeNull();
        expect(finalScore({ ...given, english: null })).toBeNull();
      }),
    );
  });
});

test.each([
  [0, 'needs-improvement'],
  [59, 'needs-improvement'],
  [60, 'good'],
  [79, 'good'],
  [80, 'excellent'],
  [100, 'excellent'],
])('%i %% is labelled %s', (score, label) => {
  expect(scoreLabel(score)).toBe(label);
});
