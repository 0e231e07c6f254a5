import { expect, test } from 'vitest';
import { suggestTaxCategory } from './invoice.ts';
import { isVatNumberOf, vatNumberSchema } from './vat-number.ts';

test.each([
  'ATU12345678',
  'BE0123456789',
  'CY12345678X',
  'CZ1234567890',
  'DE123456789',
  'EL123456789',
  'ESA12345678',
  'ESX1234567L',
  'FRXX123456789',
  'IE1234567WA',
  'IE1A23456B',
  'LT123456789012',
  'NL123456789B01',
  'RO12',
  'SE123456789001',
  'XIGD123',
  'CHE123456789MWST',
  'GB123456789',
])('%s is a VAT number', (number) => {
  expect(vatNumberSchema.safeParse(number)).toMatchObject({ success: true, data: number });
});

test.each([
  ['ATU1234567', 'ATU12345678'],
  ['BE2123456789', 'BE0123456789'],
  ['DE12345678', 'DE123456789'],
  ['ES123456789', 'ESA12345678'],
  ['GR12345678', 'EL123456789'],
  ['XI12345', 'XI123456789'],
  ['NL123', 'NL123456789B01'],
  ['PL123456789', 'PL1234567890'],
])('%s is none, and %s shows the form', (number, example) => {
  const { error } = vatNumberSchema.safeParse(number);
  expect(error?.issues).toMatchObject([{ message: expect.stringContaining(example) }]);
});

test('letters that people use for a country become those of its numbers', () => {
  expect(vatNumberSchema.parse('gr 123456789')).toBe('EL123456789');
  expect(vatNumberSchema.parse('UK 123 4567 89')).toBe('GB123456789');
  expect(vatNumberSchema.parse('FL12345')).toBe('LI12345');
});

test('letters of no country begin no VAT number', () => {
  expect(vatNumberSchema.safeParse('NO123456789MVA').success).toBe(true);
  expect(vatNumberSchema.safeParse('XX123456789').success).toBe(false);
});

test.each([
  // The number decides.
  ['DE', 'DE123456789', 'standard'],
  ['NL', 'NL123456789B01', 'reverse_charge'],
  ['GR', 'EL123456789', 'reverse_charge'],
  ['GB', 'XI123456789', 'outside_scope'],
  [null, 'CHE123456789', 'outside_scope'],
  ['US', 'NL123456789B01', 'reverse_charge'],
  // Its seat, in Germany.
  ['DE', 'ATU12345678', 'standard'],
  // Without one, the country.
  ['US', null, 'outside_scope'],
  ['GB', null, 'outside_scope'],
  ['DE', null, 'standard'],
  ['NL', null, 'standard'],
  ['MC', null, 'standard'],
  [null, null, 'standard'],
])('a company in %s with the number %s is taxed as %s', (country, vatNumber, category) => {
  expect(suggestTaxCategory({ country, vatNumber })).toBe(category);
});

test('a number of another country is told from one of the same', () => {
  const same = [
    ['AT', 'ATU12345678'],
    ['GR', 'EL123456789'],
    ['GB', 'XI123456789'],
    ['LI', 'CHE123456789'],
    ['LI', 'LI12345'],
    ['RE', 'FR12345678901'],
    ['MC', 'FR12345678901'],
  ] as const;
  expect(same.filter(([country, number]) => !isVatNumberOf(country, number))).toEqual([]);
  expect(isVatNumberOf('US', 'NL123456789B01')).toBe(false);
  expect(isVatNumberOf('FR', 'DE123456789')).toBe(false);
});
