import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countWords,
  plainLetters,
  type TypingRun,
  typingAccuracy,
  typingAligner,
  typingSample,
  typingTextLimits,
  wordsPerMinute,
} from './scoring.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
/** Few letters, so that many of them meet. */
const fewLetters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 60 });

/** The figure of section 9: the share of typed characters that stand at their place. */
function byPlace(typed: string, sample: string): number {
  const right = [...Array(typed.length).keys()].filter((at) => typed[at] === sample[at]).length;
  return typed === '' ? 100 : Math.round((right / typed.length) * 100);
}

const without = (text: string, at: number, letters = 1) =>
  text.slice(0, at) + text.slice(at + letters);
const mistakes = (typed: string, sample = typingSample) =>
  typingAligner(sample)(typed)
    .runs.filter(({ kind }) => kind !== 'right' && kind !== 'ahead')
    .map(({ kind, text }) => [kind, text]);
const percent = (right: number, all: number) => Math.round((right / all) * 100);

describe('words', () => {
  test.each([
    ['', 0],
    ['   \n\t ', 0],
    ['one', 1],
    ['  one   two\nthree\t', 3],
    ['one,two', 1],
    ['Grüße aus Köln', 3],
    ['\u00a0one\u2003two', 2],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test.each([
    ['one two three four five', 60_000, 5],
    ['one two three four five', 30_000, 10],
    ['one two three', 40_000, 5],
    ['one two three', 50_000, 4],
    ['one', 24_000, 3],
    ['', 60_000, 0],
    // Fifteen seconds count at least.
    ['one two three four', 15_000, 16],
    ['one two three four', 1000, 16],
    ['one two three four', 0, 16],
    ['one two three four', -5, 16],
  ])('%j in %i ms is %i a minute', (text, elapsedMs, wpm) => {
    expect(wordsPerMinute(text, elapsedMs)).toBe(wpm);
  });

  test('are never negative nor less than whole', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60_000 }), (text, elapsedMs) => {
        const wpm = wordsPerMinute(text, elapsedMs);
        expect(Number.isInteger(wpm)).toBe(true);
        expect(wpm).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('accuracy', () => {
  test.each([
    ['', 'abc', 100],
    ['abc', 'abc', 100],
    ['abd', 'abc', 67],
    ['xyz', 'abc', 0],
    ['abcd', 'abc', 75],
    ['ABC', 'abc', 0],
    ['acd', 'abcd', 75],
    ['ab', '', 0],
  ])('%j for %j is %i', (typed, sample, accuracy) => {
    expect(typingAccuracy(typed, sample)).toBe(accuracy);
  });

  const long = typingSample.slice(0, 200);

  test('a letter left out costs one letter, not all that follows', () => {
    const typed = without(long, 8);
    expect(typingAccuracy(typed, typingSample)).toBe(percent(199, 200));
    expect(byPlace(typed, typingSample)).toBeLessThan(20);
    expect(mistakes(typed)).toEqual([['missing', 'k']]);
  });

  test('so does a letter typed twice', () => {
    const typed = `${long.slice(0, 5)}u${long.slice(5)}`;
    expect(typingAccuracy(typed, typingSample)).toBe(percent(200, 201));
    expect(mistakes(typed)).toEqual([['extra', 'u']]);
  });

  test('two neighbours exchanged are two wrong letters, as position by position', () => {
    const typed = long.replace('quick', 'qiuck');
    expect(typingAccuracy(typed, typingSample)).toBe(percent(198, 200));
    expect(byPlace(typed, typingSample)).toBe(percent(198, 200));
    expect(mistakes(typed)).toEqual([['wrong', 'ui']]);
  });

  test('a word left out costs its letters and a space', () => {
    const typed = long.replace(' brown', '');
    expect(typingAccuracy(typed, typingSample)).toBe(percent(194, 200));
    expect(mistakes(typed)).toEqual([['missing', ' brown']]);
  });

  test('a whole sentence left out costs that sentence', () => {
    const [first = '', second = '', ...others] = typingSample.split(/(?<=[.?]) /);
    const typed = [first, ...others].join(' ');
    const skipped = second.length + 1;
    expect(typingAccuracy(typed, typingSample)).toBe(
      percent(typingSample.length - skipped, typingSample.length),
    );
  });

  test('a line break is the space at which the text wraps; one more is one letter', () => {
    expect(typingAccuracy(long.replaceAll(' ', '\n'), typingSample)).toBe(100);
    expect(mistakes(long.replace('fox ', 'fox \n'))).toHaveLength(1);
    expect(typingAccuracy(long.replace('fox ', 'fox \n'), typingSample)).toBe(percent(200, 201));
  });

  test('a word that autocorrection put in the place of another costs no more than the two', () => {
    const typed = long.replace('Cebu', 'Cable');
    const { accuracy, runs } = typingAligner(typingSample)(typed);
    const wrong = runs.filter(({ kind }) => kind !== 'right' && kind !== 'ahead');
    expect(wrong.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(5);
    expect(accuracy).toBeGreaterThanOrEqual(97);
    expect(wrong.every(({ start }) => Math.abs(start - long.indexOf('Cebu')) <= 5)).toBe(true);
  });

  test('what a phone’s keyboard puts in the place of quotes, dashes and spaces is what it stands for', () => {
    const sample = `It's "done" - he said so`;
    expect(typingAccuracy('It\u2019s \u201cdone\u201d \u2013\u00a0he said so', sample)).toBe(100);
    expect(typingAccuracy('It\u2019s \u201edone\u201c \u2014 he said so', sample)).toBe(100);
  });

  test('of wrong letters alone it is the share at the right place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: typingSample.length }),
        fc.uniqueArray(fc.nat(typingSample.length), { maxLength: 200 }),
        (length, places) => {
          const letters = typingSample.slice(0, length).split('');
          for (const place of places) if (place < length) letters[place] = '#';
          const typed = letters.join('');
          expect(typingAccuracy(typed, typingSample)).toBe(byPlace(typed, typingSample));
          expect(mistakes(typed).every(([kind]) => kind === 'wrong')).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['texts that meet by chance', fewLetters],
    ['any texts', anyText],
  ])('is never below the share at the right place, nor outside 0 to 100: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, texts, (typed, sample) => {
        const accuracy = typingAccuracy(typed, sample);
        expect(accuracy).toBeGreaterThanOrEqual(byPlace(typed, sample));
        expect(accuracy).toBeGreaterThanOrEqual(0);
        expect(accuracy).toBeLessThanOrEqual(100);
        expect(typingAccuracy(sample.slice(0, typed.length), sample)).toBe(100);
      }),
    );
  });

  test('is the same for letters too much as for the same letters left out', () => {
    fc.assert(
      fc.property(fewLetters, fewLetters, (one, other) => {
        // With an end that has to be reached, what is missing on one side is too much on the other.
        const end = Array.from({ length: 130 }, (_, at) => String.fromCharCode(0x400 + at)).join(
          '',
        );
        const [a, b] = [`${one}${end}`, `${other}${end}`];
        const count = (runs: TypingRun[], kinds: string[]) =>
          runs.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
        const kinds = ['wrong', 'missing', 'extra'];
        expect(count(typingAligner(a)(b).runs, kinds)).toBe(count(typingAligner(b)(a).runs, kinds));
      }),
    );
  });

  test('every letter left out or too much costs no more than itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(typingSample.length - 60), { maxLength: 12 }),
        fc.array(fc.nat(typingSample.length - 60), { maxLength: 12 }),
        (left, added) => {
          let typed = typingSample;
          for (const at of left) typed = without(typed, at);
          for (const at of added) typed = `${typed.slice(0, at)}#${typed.slice(at)}`;
          const wrong = mistakes(typed).reduce((sum, [, text]) => sum + (text?.length ?? 0), 0);
          expect(wrong).toBeLessThanOrEqual(left.length + added.length);
        },
      ),
    );
  });
});

describe('the runs', () => {
  test('give the whole sample, and the whole of what was typed', () => {
    fc.assert(
      fc.property(anyText, anyText, (typed, sample) => {
        const { runs } = typingAligner(sample)(typed);
        const joined = (kinds: string[]) =>
          runs.map(({ kind, text }) => (kinds.includes(kind) ? text : '')).join('');
        expect(joined(['right', 'wrong', 'missing', 'ahead'])).toBe(sample);
        const length = joined(['right', 'wrong', 'extra']).length;
        expect(length).toBe(typed.length);
      }),
    );
  });

  test('are the same whether a text grew letter by letter or came at once', () => {
    fc.assert(
      fc.property(fc.array(fewLetters, { maxLength: 12 }), fewLetters, (texts, sample) => {
        const align = typingAligner(sample);
        for (const text of texts) {
          const { cells, ...grown } = align(text);
          const { cells: anew, ...once } = typingAligner(sample)(text);
          expect(grown).toEqual(once);
          expect(cells).toBeLessThanOrEqual(anew);
        }
      }),
    );
  });
});

describe('the cost', () => {
  const longest = 'ab'.repeat(typingTextLimits.max / 2);

  test('of any text that the contract takes is bounded', () => {
    const { cells, runs, accuracy } = typingAligner(longest)('b'.repeat(5000));
    expect(cells).toBeLessThanOrEqual(1_000_000);
    expect(accuracy).toBeGreaterThanOrEqual(byPlace('b'.repeat(5000), longest));
    expect(runs.length).toBeLessThanOrEqual(5000);
  });

  test('of one more letter is one row, of one less nothing, of a word in the place of another its row', () => {
    const align = typingAligner(typingSample);
    align(typingSample.slice(0, 300));
    const row = typingSample.length + 1;
    expect(align(typingSample.slice(0, 301)).cells).toBe(row);
    expect(align(typingSample.slice(0, 300)).cells).toBe(0);
    expect(align(`${typingSample.slice(0, 290)}other`).cells).toBeLessThanOrEqual(5 * row);
  });
});

test('what stands for another character keeps every place', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(plainLetters(text)).toHaveLength(text.length);
    }),
  );
});

test('the sample begins as specified and is too long for a minute of honest typing', () => {
  expect(typingSample.startsWith('The quick brown fox')).toBe(true);
  expect(countWords(typingSample)).toBeGreaterThan(110);
});
