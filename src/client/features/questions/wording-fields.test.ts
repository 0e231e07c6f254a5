import { describe, expect, it } from 'vitest';
import {
  answerChoices,
  findInvalidOption,
  findInvalidTranslation,
  isDuplicateOption,
} from './wording-fields.tsx';

const labels = (options: string[], chosen: number) =>
  answerChoices(options, chosen).map(({ value, label }) => `${value} ${label}`);

describe('answerChoices', () => {
  it('leaves out empty options and shows doubles once', () => {
    expect(labels(['Cebu', ' ', 'Cebu ', 'Davao'], -1)).toEqual(['0 Cebu', '3 Davao']);
  });

  it('shows the chosen one of two doubles', () => {
    expect(labels(['Cebu', 'Davao', 'Cebu', ''], 2)).toEqual(['1 Davao', '2 Cebu']);
  });
});

describe('isDuplicateOption', () => {
  it('holds for the same text, not for empty options', () => {
    expect(isDuplicateOption(['Cebu', 'Cebu ', '', ''], 0)).toBe(true);
    expect(isDuplicateOption(['Cebu', 'Davao', '', ''], 0)).toBe(false);
    expect(isDuplicateOption(['Cebu', 'Davao', '', ''], 2)).toBe(false);
  });
});

describe('findInvalidOption', () => {
  it('is the first double, or the first empty option', () => {
    expect(findInvalidOption(['Cebu', 'Davao', '', 'Cebu '])).toBe(3);
    expect(findInvalidOption(['Cebu', '', '', ''])).toBe(1);
    expect(findInvalidOption(['Cebu', 'Davao'])).toBe(-1);
  });
});

describe('findInvalidTranslation', () => {
  it('is the question first, then the option without its counterpart', () => {
    const english = ['Yes', 'No', '', ''];
    expect(findInvalidTranslation({ questionText: '', options: ['Ja'] }, english)).toBe('question');
    expect(findInvalidTranslation({ questionText: 'Was?', options: ['Ja', ''] }, english)).toBe(1);
    expect(
      findInvalidTranslation({ questionText: 'Was?', options: ['Ja', 'Nein', 'X'] }, english),
    ).toBe(2);
    expect(findInvalidTranslation({ questionText: 'Was?', options: ['Ja', 'Nein'] }, english)).toBe(
      -1,
    );
  });
});
