import { expect, it } from 'vitest';
import type { Question } from '../contracts/question.ts';
import { filterQuestions } from './filter-questions.ts';

const question = (changes: Partial<Question>): Question => ({
  id: 'a',
  type: 'general',
  category: 'Arithmetic',
  questionText: 'What is 6 x 7?',
  options: ['42', '67'],
  correctAnswer: '42',
  german: null,
  points: 1,
  difficulty: 'easy',
  isActive: true,
  createdAt: new Date(0),
  version: 1,
  ...changes,
});

const bank = [
  question({ id: 'a' }),
  question({ id: 'b', type: 'english', category: 'Grammar', questionText: 'He ___ home.' }),
  question({ id: 'c', german: { questionText: 'Wie viel ist SECHS mal sieben?', options: [] } }),
];
const found = (filter: Parameters<typeof filterQuestions>[1]) =>
  filterQuestions(bank, filter).map(({ id }) => id);

it('finds by type, wording, option, category and German wording, whatever the case', () => {
  expect(found({})).toEqual(['a', 'b', 'c']);
  expect(found({ type: 'english' })).toEqual(['b']);
  expect(found({ search: 'HOME' })).toEqual(['b']);
  expect(found({ search: '67', type: 'general' })).toEqual(['a', 'c']);
  expect(found({ search: 'gramm' })).toEqual(['b']);
  expect(found({ search: 'sechs' })).toEqual(['c']);
  expect(found({ search: 'nothing of this' })).toEqual([]);
});
