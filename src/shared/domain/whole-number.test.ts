import { expect, test } from 'vitest';
import { parseWholeNumber } from './whole-number.ts';

test.each([
  ['0', 0],
  ['12', 12],
  [' 007 ', 7],
  ['+3', 3],
  ['-3', -3],
  ['−3', -3],
])('%j is %i', (typed, expected) => {
  expect(parseWholeNumber(typed)).toBe(expected);
});

test.each([
  '',
  ' ',
  '2,5',
  '2.5',
  '2abc',
  '1e1',
  '1.000',
  '1,000',
  '0x10',
  '1 2',
  '--1',
  '9'.repeat(16),
])('%j is no whole number', (typed) => {
  expect(parseWholeNumber(typed)).toBeNaN();
});
