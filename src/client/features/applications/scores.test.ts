import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finalScore } from '../../../shared/domain/scoring.ts';
import { scoreParts } from './scores.tsx';

const outOfTen = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 10);

it('adds up to the final score', () => {
  fc.assert(
    fc.property(
      outOfTen,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 100 }),
      outOfTen,
      (generalQuizScore, typingTestWpm, typingTestAccuracy, englishTestScore) => {
        const scores = { generalQuizScore, typingTestWpm, typingTestAccuracy, englishTestScore };
        const sum = scoreParts(scores).reduce((total, { points }) => total + (points ?? 0), 0);
        const final = finalScore({
          quiz: Math.round(generalQuizScore * 10),
          typing: { wpm: typingTestWpm, accuracy: typingTestAccuracy },
          english: Math.round(englishTestScore * 10),
        });
        expect(Math.abs(sum - (final ?? Number.NaN))).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
  );
});

it('has no points where a part has no score', () => {
  const parts = scoreParts({
    generalQuizScore: null,
    typingTestWpm: 60,
    typingTestAccuracy: null,
    englishTestScore: 5,
  });
  expect(parts.map(({ percent, points }) => [percent, points])).toEqual([
    [null, null],
    [null, null],
    [50, 20],
  ]);
});
