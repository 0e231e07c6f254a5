import { expect, test } from 'vitest';
import { countryCodes, countryName } from './country.ts';

test('every country has a name of its own in both languages', () => {
  for (const locale of ['en', 'de'] as const) {
    const names = countryCodes.map((code) => countryName(code, locale));
    expect(names.filter((name, index) => name === countryCodes[index])).toEqual([]);
    expect(new Set(names).size).toBe(countryCodes.length);
  }
  // ISO 3166-1 has 249, and Kosovo comes on top.
  expect(countryCodes).toHaveLength(250);
});
