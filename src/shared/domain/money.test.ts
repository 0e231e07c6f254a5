import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { invoiceFormSchema } from '../contracts/invoice.ts';
import { overwriteGetLocale } from '../i18n/paraglide/runtime.js';
import { formatHundredthsInput, invoiceAmounts, lineAmount, parseHundredths } from './money.ts';

describe('the amounts of an invoice', () => {
  test.each([
    // Hours with two decimals at a price with two decimals.
    [100, 450, 450],
    [150, 333, 500],
    [33, 100, 33],
    [1, 50, 1],
    [1, 49, 0],
    [1, -50, -1],
    [10_000_000, 100_000_000, 10_000_000_000_000],
  ])('%i hundredths at %i are %i', (quantity, unitPrice, amount) => {
    expect(lineAmount({ quantity, unitPrice })).toBe(amount);
  });

  test('lines are rounded one by one, the tax on their sum', () => {
    const line = { quantity: 50, unitPrice: 1 };
    expect(invoiceAmounts([line, line, line], 1900)).toEqual({
      lines: [1, 1, 1],
      net: 3,
      tax: 1,
      total: 4,
    });
    expect(invoiceAmounts([], 1900)).toEqual({ lines: [], net: 0, tax: 0, total: 0 });
  });

  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 10_000_000 }),
    unitPrice: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  });

  test('for any lines: whole cents, sums that add up, and nothing that a double cannot hold', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 100 }),
        fc.integer({ min: 0, max: 10_000 }),
        (lines, taxRate) => {
          const { lines: amounts, net, tax, total } = invoiceAmounts(lines, taxRate);
          for (const value of [...amounts, net, tax, total]) {
            expect(Number.isSafeInteger(value)).toBe(true);
          }
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(net);
          expect(net + tax).toBe(total);
          // Half a cent is the most that rounding can move.
          expect(Math.abs(tax - (net * taxRate) / 10_000)).toBeLessThanOrEqual(
            0.5 + 1e-3 * Math.max(1, Math.abs(net) / 1e12),
          );
        },
      ),
    );
  });

  test('a discount takes off as much as the same price adds', () => {
    fc.assert(
      fc.property(line, (one) => {
        const back = { ...one, unitPrice: -one.unitPrice };
        expect(lineAmount(one) + lineAmount(back)).toBe(0);
      }),
    );
  });
});

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

test.each([
  ['en', '1.234,50'],
  ['de', '1,234.50'],
] as const)('in %s, %s is refused with an example of what is taken', (locale, typed) => {
  overwriteGetLocale(() => locale);
  onTestFinished(() => overwriteGetLocale(() => 'en'));
  const line = { description: 'Support', quantity: 100, unitPrice: parseHundredths(typed, locale) };
  const { error } = invoiceFormSchema.shape.lines.safeParse([line]);
  const [example = ''] = /[\d.,]+$/.exec(error?.issues[0]?.message ?? '') ?? [];
  expect(parseHundredths(example, locale)).toBe(1250);
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
        expect(parseHundredths(formatHundredthsInput(value, locale), locale)).toBe(value);
      },
    ),
  );
});
