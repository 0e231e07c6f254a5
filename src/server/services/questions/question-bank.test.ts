import { describe, expect, test } from 'vitest';
import { createQuestionInput } from '../../../shared/contracts/question.ts';
import { countWords, typingSample } from '../../../shared/domain/scoring.ts';
import { questionBank } from './questions.ts';

const pointsOf = { easy: 1, medium: 2, hard: 3 };

test.each(questionBank)('$seedKey is acceptable as it stands', ({ seedKey, ...question }) => {
  expect(createQuestionInput.parse(question)).toEqual(question);
  expect(question.isActive).toBe(question.type !== 'typing');
  if (question.type !== 'typing') expect(question.points).toBe(pointsOf[question.difficulty]);
  expect(seedKey.startsWith(`${question.type}-`)).toBe(true);
});

test('keys are unique', () => {
  expect(new Set(questionBank.map(({ seedKey }) => seedKey)).size).toBe(questionBank.length);
});

test('general questions have a German wording with distinct options, English ones have none', () => {
  for (const { type, german } of questionBank) {
    if (type !== 'general') expect(german).toBeNull();
    else expect(new Set(german?.options).size).toBe(4);
  }
});

describe.each(['general', 'english'] as const)('%s questions', (type) => {
  const questions = questionBank.filter((question) => question.type === type);

  test('are at least 20, of every difficulty', () => {
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(
      new Set(['easy', 'medium', 'hard']),
    );
  });

  test('give nothing away by the position of the right answer', () => {
    const positions = questions.map((question) => question.options.indexOf(question.correctAnswer));
    for (const position of [0, 1, 2, 3]) {
      const share = positions.filter((taken) => taken === position).length;
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(questions.length / 2);
    }
  });

  test('give nothing away by the length of the right answer', () => {
    const longest = questions.filter(({ options, correctAnswer }) =>
      options.every((option) => option === correctAnswer || option.length < correctAnswer.length),
    );
    expect(longest.length).toBeLessThanOrEqual(questions.length / 3);
  });
});

test('the texts to type are as long and as hard as the built-in one', () => {
  const texts = questionBank
    .filter(({ type }) => type === 'typing')
    .map((text) => text.questionText);
  expect(texts).toHaveLength(8);
  const measures = {
    length: (text: string) => text.length,
    lettersInAWord: (text: string) => text.length / countWords(text),
  };
  for (const measure of Object.values(measures)) {
    for (const text of texts) {
      expect(Math.abs(measure(text) / measure(typingSample) - 1)).toBeLessThan(0.07);
    }
  }
});
