import { expect, test } from 'vitest';
import { countryCodes } from './country.ts';

test.each(['en', 'de'])('every country has a name of its own in %s', (locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const known = countryCodes.map((code) => names.of(code));
  expect(known).not.toContain(undefined);
  // ISO 3166-1 has 249, and Kosovo comes on top.
  expect(new Set(known).size).toBe(250);
});
