import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [1, 'en', '1 kB'],
  [204_800, 'en', '200 kB'],
  [1_048_576, 'en', '1 MB'],
  [10_485_760, 'en', '10 MB'],
  [1_600_000, 'de', '1,5 MB'],
] as const)('%i bytes are told in %s as %s', (bytes, locale, shown) => {
  expect(formatFileSize(bytes, locale).replace('\u00a0', ' ')).toBe(shown);
});
