import { describe, expect, it } from 'vitest';
import { createQuestionInput, type Question } from '../../../shared/contracts/question.ts';
import { questionFields, questionValues } from './question-values.ts';

const stored: Question = {
  id: '5b8f7a52-8d3f-4f0e-9d53-3a1c6a1f7f10',
  type: 'english',
  category: 'Grammar',
  questionText: 'Which one?',
  options: ['A', 'B', 'C'],
  correctAnswer: 'B',
  german: { questionText: 'Welche?', options: ['Ah', 'Beh', 'Zeh'] },
  points: 3,
  difficulty: 'hard',
  isActive: false,
  createdAt: new Date(0),
  version: 1,
};

describe('questionValues', () => {
  it('opens with four option fields, and with all of a longer question', () => {
    expect(questionValues(undefined).options).toEqual(['', '', '', '']);
    expect(questionValues(stored).options).toEqual(['A', 'B', 'C', '']);
    const six = { ...stored, options: ['1', '2', '3', '4', '5', '6'], german: null };
    expect(questionValues(six).options).toHaveLength(6);
    expect(questionValues(six).german.options).toHaveLength(6);
  });

  it('gives back what was stored when nothing is changed', () => {
    const { id: _id, createdAt: _createdAt, version: _version, ...content } = stored;
    expect(createQuestionInput.parse(questionFields(questionValues(stored)))).toEqual(content);
  });
});

describe('questionFields', () => {
  const values = {
    ...questionValues(undefined),
    questionText: 'Which one?',
    options: ['A', '', ' ', 'D'],
    correctAnswer: 3,
  };

  it('leaves out empty options, and the German wording where nothing was entered', () => {
    expect(questionFields(values)).toMatchObject({
      options: ['A', 'D'],
      correctAnswer: 'D',
      german: null,
    });
  });

  it('keeps a translation beside its option when empty ones go', () => {
    const german = { questionText: 'Welche?', options: ['Ah', '', '', 'Deh'] };
    expect(questionFields({ ...values, german }).german).toEqual({
      questionText: 'Welche?',
      options: ['Ah', 'Deh'],
    });
  });

  it('does not swallow a translation that has no original', () => {
    const german = { questionText: 'Welche?', options: ['Ah', 'Beh', '', 'Deh'] };
    const parsed = createQuestionInput.safeParse(questionFields({ ...values, german }));
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(['german']);
  });

  it('names every fault at once', () => {
    const faultsOf = (changes: object) => {
      const empty = { ...questionValues(undefined), points: '2,5', ...changes };
      const { error } = createQuestionInput.safeParse(questionFields(empty));
      return error?.issues.map(({ path }) => path.join('.')).toSorted();
    };
    const german = { questionText: 'Welche?', options: ['Ah'] };
    expect(faultsOf({})).toEqual(['correctAnswer', 'options', 'points', 'questionText']);
    expect(faultsOf({ options: ['A', 'A', '', ''], german })).toEqual([
      'correctAnswer',
      'german',
      'options',
      'points',
      'questionText',
    ]);
    expect(faultsOf({ type: 'typing' })).toEqual(['points', 'questionText']);
  });
});
