import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainCell } from './plain-cell.ts';
import { safeCell } from './safe-cell.ts';

test('takes back what made a cell safe', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('', '=', '+', '-', '@', '＝', "'=", "''@", "'"),
      (text, first) => {
        expect(plainCell(safeCell(first + text))).toBe(first + text);
      },
    ),
  );
});

test.each(["'", "it's", "'quoted'", ''])('%j stays', (text) => {
  expect(plainCell(text)).toBe(text);
});
