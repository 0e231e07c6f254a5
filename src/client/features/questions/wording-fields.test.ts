import { describe, expect, it } from 'vitest';
import { answerChoices, germanToMend, hasDouble, optionToMend } from './wording-fields.tsx';

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

describe('hasDouble', () => {
  it('holds for the same text, not for empty options', () => {
    expect(hasDouble(['Cebu', 'Cebu ', '', ''], 0)).toBe(true);
    expect(hasDouble(['Cebu', 'Davao', '', ''], 0)).toBe(false);
    expect(hasDouble(['Cebu', 'Davao', '', ''], 2)).toBe(false);
  });
});

describe('optionToMend', () => {
  it('is the first double, or the first empty option', () => {
    expect(optionToMend(['Cebu', 'Davao', '', 'Cebu '])).toBe(3);
    expect(optionToMend(['Cebu', '', '', ''])).toBe(1);
    expect(optionToMend(['Cebu', 'Davao'])).toBe(-1);
  });
});

describe('germanToMend', () => {
  it('is the question first, then the option without its counterpart', () => {
    const english = ['Yes', 'No', '', ''];
    expect(germanToMend({ questionText: '', options: ['Ja'] }, english)).toBe('question');
    expect(germanToMend({ questionText: 'Was?', options: ['Ja', ''] }, english)).toBe(1);
    expect(germanToMend({ questionText: 'Was?', options: ['Ja', 'Nein', 'X'] }, english)).toBe(2);
    expect(germanToMend({ questionText: 'Was?', options: ['Ja', 'Nein'] }, english)).toBe(-1);
  });
});
