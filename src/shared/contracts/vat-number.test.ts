import { expect, test } from 'vitest';
import { isReverseChargeCountry, vatNumberSchema } from './vat-number.ts';

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
  ['GR123456789', 'EL123456789'],
  ['NL123', 'NL123456789B01'],
  ['PL123456789', 'PL1234567890'],
])('%s is none, and %s shows the form', (number, example) => {
  const { error } = vatNumberSchema.safeParse(number);
  expect(error?.issues).toMatchObject([{ message: expect.stringContaining(example) }]);
});

test('buyers of the other member states account for the tax', () => {
  const charged = ['NL123456789B01', 'EL123456789'].map(isReverseChargeCountry);
  expect(charged).toEqual([true, true]);
  const others = ['DE123456789', 'XI123456789', 'GB123456789', 'GR123456789', 'CHE123456789'];
  expect(others.filter(isReverseChargeCountry)).toEqual([]);
});
