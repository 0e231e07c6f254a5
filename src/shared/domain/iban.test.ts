import { expect, test } from 'vitest';
import { findIbanFault, formatIban, normalizeIban } from './iban.ts';

// Examples of the IBAN registry, one of each kind: short, long, with letters.
test.each([
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'NO9386011117947',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'LC55HEMM000100010012001200023015',
  'VA59001123000012345678',
])('%s is one', (iban) => {
  expect(findIbanFault(iban)).toBeNull();
});

test.each([
  ['another check digit', 'DE88370400440532013000', { kind: 'checksum' }],
  ['two figures changed about', 'DE89370400440532010300', { kind: 'checksum' }],
  ['a sign that is none', 'DE89370400440532O130-0', { kind: 'checksum' }],
  ['a figure too few', 'DE8937040044053201300', { kind: 'length', expected: 22, actual: 21 }],
  [
    'the length of another country',
    'NO89370400440532013000',
    { kind: 'length', expected: 15, actual: 22 },
  ],
  ['a country that has none', 'US89370400440532013000', { kind: 'country' }],
  ['letters that spell a property', 'constructor', { kind: 'country' }],
  ['nothing', '', { kind: 'country' }],
])('%s is told', (_name, iban, fault) => {
  expect(findIbanFault(iban)).toEqual(fault);
});

test('spaces and small letters are taken, and shown in groups of four', () => {
  expect(normalizeIban(' de89 3704\u00a00044 0532 0130 00 ')).toBe('DE89370400440532013000');
  expect(formatIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947');
  expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
});
