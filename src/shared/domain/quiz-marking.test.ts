import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizPercentage, scoreOutOfTen } from './scoring.ts';

const optionId = fc.constantFrom('o1', 'o2', 'o3', 'o4');
const quiz = fc
  .uniqueArray(
    fc.record({
      id: fc.oneof(fc.uuid(), fc.constantFrom('__proto__', 'constructor', 'toString')),
      correctOptionId: optionId,
      points: fc.integer({ min: 1, max: 5 }),
      chosen: fc.option(optionId),
    }),
    { minLength: 1, maxLength: 20, selector: ({ id }) => id },
  )
  .map((questions) => ({
    questions,
    // From entries, so that a key such as __proto__ is an own one.
    answers: Object.fromEntries(
      questions.flatMap(({ id, chosen }) => (chosen === null ? [] : [[id, chosen]])),
    ),
  }));

describe('quiz percentage', () => {
  test('points count, and rounding is to the nearest percent', () => {
    const questions = [
      { id: 'a', correctOptionId: 'o1', points: 1 },
      { id: 'b', correctOptionId: 'o2', points: 2 },
      { id: 'c', correctOptionId: 'o3', points: 3 },
    ];
    expect(quizPercentage(questions, { a: 'o1', b: 'o2', c: 'o3' })).toBe(100);
    expect(quizPercentage(questions, { a: 'o1', b: 'o1', c: 'o3' })).toBe(67);
    expect(quizPercentage(questions, { a: 'o1', b: 'o1', c: 'o1' })).toBe(17);
    expect(quizPercentage(questions, { a: 'o2', b: 'o1', c: 'o1' })).toBe(0);
  });

  test('missing points count 1', () => {
    const questions = [
      { id: 'a', correctOptionId: 'o1' },
      { id: 'b', correctOptionId: 'o1', points: 3 },
    ];
    expect(quizPercentage(questions, { a: 'o1' })).toBe(25);
  });

  test('no questions, or no answers, earn 0', () => {
    expect(quizPercentage([], {})).toBe(0);
    expect(quizPercentage([{ id: 'a', correctOptionId: 'o1' }], {})).toBe(0);
  });

  test('a question is not answered by what every object inherits', () => {
    const inherited = Object.create({ a: 'o1' });
    expect(quizPercentage([{ id: 'a', correctOptionId: 'o1' }], inherited)).toBe(0);
    const odd = ['constructor', 'toString', '__proto__'].map((id) => ({
      id,
      correctOptionId: 'o1',
    }));
    expect(quizPercentage(odd, {})).toBe(0);
  });

  test('lies between 0 and 100 and is whole', () => {
    fc.assert(
      fc.property(quiz, ({ questions, answers }) => {
        const percentage = quizPercentage(questions, answers);
        expect(Number.isInteger(percentage)).toBe(true);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('does not depend on the order of questions or answers', () => {
    fc.assert(
      fc.property(quiz, ({ questions, answers }) => {
        const reversed = Object.fromEntries(Object.entries(answers).toReversed());
        expect(quizPercentage(questions.toReversed(), reversed)).toBe(
          quizPercentage(questions, answers),
        );
      }),
    );
  });

  test('all right is 100, and one more right answer never costs', () => {
    fc.assert(
      fc.property(quiz, ({ questions, answers }) => {
        const right = Object.fromEntries(questions.map((q) => [q.id, q.correctOptionId]));
        expect(quizPercentage(questions, right)).toBe(100);
        const before = quizPercentage(questions, answers);
        for (const { id, correctOptionId } of questions) {
          const better = Object.fromEntries([...Object.entries(answers), [id, correctOptionId]]);
          expect(quizPercentage(questions, better)).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});

test.each([
  [0, 0],
  [67, 6.7],
  [100, 10],
])('%i %% is %d out of 10', (percentage, score) => {
  expect(scoreOutOfTen(percentage)).toBe(score);
});
