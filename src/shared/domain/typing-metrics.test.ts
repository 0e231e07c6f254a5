import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords, typingAccuracy, typingSample, wordsPerMinute } from './typing-metrics.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

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
    ['one two', 0, 0],
    ['one two', -5, 0],
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
    // One letter left out: everything behind it stands at another place.
    ['acd', 'abcd', 33],
    ['ab', '', 0],
  ])('%j for %j is %i', (typed, sample, accuracy) => {
    expect(typingAccuracy(typed, sample)).toBe(accuracy);
  });

  test('characters beyond the basic plane match when they are the same', () => {
    expect(typingAccuracy('a😀b', 'a😀b')).toBe(100);
    expect(typingAccuracy('a😀', 'ab')).toBeLessThan(100);
  });

  test('lies between 0 and 100; the sample itself is perfect at any length', () => {
    fc.assert(
      fc.property(anyText, anyText, (typed, sample) => {
        const accuracy = typingAccuracy(typed, sample);
        expect(accuracy).toBeGreaterThanOrEqual(0);
        expect(accuracy).toBeLessThanOrEqual(100);
        expect(typingAccuracy(sample.slice(0, typed.length), sample)).toBe(100);
      }),
    );
  });
});

test('the sample begins as specified and is too long for a minute of honest typing', () => {
  expect(typingSample.startsWith('The quick brown fox')).toBe(true);
  expect(countWords(typingSample)).toBeGreaterThan(110);
});
