import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './csv.ts';

test.each([
  '=1+1',
  "=cmd|' /C calc'!A0",
  '+63 917 555 0101',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  "'=1",
  "''@SUM(1)",
])('%j gets an apostrophe', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

test.each(['', 'Maria Santos', 'a=b', '1-2', ' =1', "'tis", 'ä@b.example'])(
  '%j stays as it is',
  (text) => {
    expect(escapeFormula(text)).toBe(text);
  },
);

test('no cell begins with what a spreadsheet computes', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '=', '+', '-', '@', '\t', '\r'), (text, first) => {
      expect('=+-@\t\r'.includes(escapeFormula(first + text).charAt(0) || ' ')).toBe(false);
    }),
  );
});

test('takes back what made a cell safe', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('', '=', '+', '-', '@', '＝', "'=", "''@", "'"),
      (text, first) => {
        expect(unescapeFormula(escapeFormula(first + text))).toBe(first + text);
      },
    ),
  );
});

test.each(["'", "it's", "'quoted'", ''])('%j stays', (text) => {
  expect(unescapeFormula(text)).toBe(text);
});
