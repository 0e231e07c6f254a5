import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Question } from '../../db/entities/questions.ts';
import { freezeQuestion, pickQuestions, questionsPerQuiz } from './quiz.ts';

const difficulties = ['easy', 'medium', 'hard'] as const;

function makeQuestion(index: number, difficulty: (typeof difficulties)[number]): Question {
  return Object.assign(Object.create(Question.prototype), {
    id: `q${index}`,
    category: '',
    points: 1,
    difficulty,
    questionText: `Question ${index}`,
    options: ['one', 'two', 'three', 'four'],
    correctAnswer: 'three',
    german: { questionText: `Frage ${index}`, options: ['eins', 'zwei', 'drei', 'vier'] },
  });
}
const bankOf = (counts: readonly number[]) =>
  counts.flatMap((count, kind) =>
    Array.from({ length: count }, (_, index) =>
      makeQuestion(kind * 1000 + index, difficulties[kind] ?? 'easy'),
    ),
  );
const countOf = (questions: Question[], difficulty: string) =>
  questions.filter((question) => question.difficulty === difficulty).length;

describe('drawing questions', () => {
  test('ten of them, in the bank’s shares, easy ones first', () => {
    const picked = pickQuestions(bankOf([10, 20, 10]));
    expect(picked).toHaveLength(questionsPerQuiz);
    // A quarter, a half, a quarter of ten; what rounding leaves goes where it took the most.
    expect(countOf(picked, 'medium')).toBe(5);
    expect(countOf(picked, 'hard')).toBeGreaterThanOrEqual(2);
    const ranks = picked.map(({ difficulty }) => difficulties.indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted());
  });

  test('of any bank: ten or all, none twice, no share off by more than rounding', () => {
    const counts = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40));
    fc.assert(
      fc.property(counts, (given) => {
        const bank = bankOf(given);
        const picked = pickQuestions(bank);
        expect(picked).toHaveLength(Math.min(questionsPerQuiz, bank.length));
        expect(new Set(picked).size).toBe(picked.length);
        for (const [kind, count] of given.entries()) {
          const share = bank.length === 0 ? 0 : (count / bank.length) * picked.length;
          const drawn = countOf(picked, difficulties[kind] ?? '');
          expect(drawn).toBeGreaterThanOrEqual(Math.floor(share));
          expect(drawn).toBeLessThanOrEqual(Math.ceil(share));
        }
      }),
    );
  });

  test('every question has its turn', () => {
    const bank = bankOf([20, 10, 10]);
    const seen = new Set<string>();
    for (let round = 0; round < 100; round += 1) {
      for (const { id } of pickQuestions(bank)) seen.add(id);
    }
    expect(seen.size).toBe(bank.length);
  });
});

describe('asking a question', () => {
  test('keeps the right option by id, and the German wording beside its own option', () => {
    const asked = freezeQuestion(makeQuestion(1, 'easy'));
    const correct = asked.options.find(({ id }) => id === asked.correctOptionId);
    expect(correct).toMatchObject({ text: 'three', germanText: 'drei' });
    const pairs = Object.fromEntries(
      asked.options.map(({ text, germanText }) => [text, germanText]),
    );
    expect(pairs).toEqual({ one: 'eins', two: 'zwei', three: 'drei', four: 'vier' });
  });

  test('the place of the right option gives nothing away', () => {
    const places = new Set<number>();
    for (let round = 0; round < 200; round += 1) {
      const { options, correctOptionId } = freezeQuestion(makeQuestion(1, 'easy'));
      places.add(options.findIndex(({ id }) => id === correctOptionId));
    }
    expect([...places].toSorted()).toEqual([0, 1, 2, 3]);
  });
});
