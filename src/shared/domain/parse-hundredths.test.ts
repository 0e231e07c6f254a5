import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredthsText, parseHundredths } from './parse-hundredths.ts';

test.each([
  ['4.50', 'en', 450],
  ['4,50', 'en', 450],
  ['4,5', 'de', 450],
  ['1,234.5', 'en', 123_450],
  ['1.234,5', 'de', 123_450],
  ['1.234', 'de', 123_400],
  ['1,234', 'en', 123_400],
  ['12 000', 'en', 1_200_000],
  ['-20', 'en', -2_000],
  ['−20', 'de', -2_000],
  ['0', 'de', 0],
] as const)('%s in %s is %i', (text, locale, value) => {
  expect(parseHundredths(text, locale)).toBe(value);
});

test.each(['', 'a', '1e3', '--1', '1.2.3', '.', '1,2,3,4'])('%s is no number', (text) => {
  expect(parseHundredths(text, 'en')).toBeNaN();
});

test('a third decimal is seen', () => {
  expect(Number.isInteger(parseHundredths('1.005', 'en'))).toBe(false);
  expect(Number.isInteger(parseHundredths('1,005', 'de'))).toBe(false);
});

test('what stands in a field is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.constantFrom('en' as const, 'de' as const),
      (value, locale) => {
        expect(parseHundredths(hundredthsText(value, locale), locale)).toBe(value);
      },
    ),
  );
});
