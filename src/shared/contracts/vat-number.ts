import { z } from 'zod';
import { countryCodes } from '../domain/country.ts';
import { m } from '../i18n/paraglide/messages.js';

/** A VAT number after its two letters. */
type VatNumberForm = { pattern: RegExp; example: string };

/**
 * VAT numbers by country, as the European Union's register (VIES) writes them: of the member states whose companies
 * account for the tax on a service from Germany.
 */
const memberForms = new Map<string, VatNumberForm>([
  ['AT', { pattern: /^U\d{8}$/, example: 'U12345678' }],
  ['BE', { pattern: /^[01]\d{9}$/, example: '0123456789' }],
  ['BG', { pattern: /^\d{9,10}$/, example: '123456789' }],
  ['CY', { pattern: /^\d{8}[A-Z]$/, example: '12345678X' }],
  ['CZ', { pattern: /^\d{8,10}$/, example: '12345678' }],
  ['DK', { pattern: /^\d{8}$/, example: '12345678' }],
  ['EE', { pattern: /^\d{9}$/, example: '123456789' }],
  ['ES', { pattern: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, example: 'A12345678' }],
  ['FI', { pattern: /^\d{8}$/, example: '12345678' }],
  ['FR', { pattern: /^[A-Z0-9]{2}\d{9}$/, example: '12345678901' }],
  ['GR', { pattern: /^\d{9}$/, example: '123456789' }],
  ['HR', { pattern: /^\d{11}$/, example: '12345678901' }],
  ['HU', { pattern: /^\d{8}$/, example: '12345678' }],
  ['IE', { pattern: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, example: '1234567WA' }],
  ['IT', { pattern: /^\d{11}$/, example: '12345678901' }],
  ['LT', { pattern: /^(?:\d{9}|\d{12})$/, example: '123456789' }],
  ['LU', { pattern: /^\d{8}$/, example: '12345678' }],
  ['LV', { pattern: /^\d{11}$/, example: '12345678901' }],
  ['MT', { pattern: /^\d{8}$/, example: '12345678' }],
  ['NL', { pattern: /^\d{9}B\d{2}$/, example: '123456789B01' }],
  ['PL', { pattern: /^\d{10}$/, example: '1234567890' }],
  ['PT', { pattern: /^\d{9}$/, example: '123456789' }],
  ['RO', { pattern: /^\d{2,10}$/, example: '1234567890' }],
  ['SE', { pattern: /^\d{12}$/, example: '123456789001' }],
  ['SI', { pattern: /^\d{8}$/, example: '12345678' }],
  ['SK', { pattern: /^\d{10}$/, example: '1234567890' }],
]);

const otherForms = new Map<string, VatNumberForm>([
  ['CH', { pattern: /^E\d{9}(?:MWST|TVA|IVA)?$/, example: 'E123456789MWST' }],
  ['DE', { pattern: /^\d{9}$/, example: '123456789' }],
  ['GB', { pattern: /^(?:\d{9}(?:\d{3})?|GD\d{3}|HA\d{3})$/, example: '123456789' }],
]);

/** Letters that are not the code of the country; Northern Ireland is of the Union for goods alone. */
const countryOfLetters = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
]);

/** Countries whose companies may have VAT numbers of another. */
const countryOfNumbers = new Map([
  ['AX', 'FI'],
  ['GF', 'FR'],
  ['GP', 'FR'],
  ['IM', 'GB'],
  ['LI', 'CH'],
  ['MC', 'FR'],
  ['MQ', 'FR'],
  ['RE', 'FR'],
  ['YT', 'FR'],
]);
/** Counts as France for VAT, without being of the Union. */
const monaco = 'MC';

/** For the rest of the world, with two figures at least: `NO123456789MVA`. */
const anyForm = /^(?=(?:.*\d){2})[A-Z0-9+*]{2,15}$/;

/** The country that gave out a VAT number, by the two letters it begins with. */
function vatCountry(vatNumber: string): string {
  const letters = vatNumber.slice(0, 2);
  return countryOfLetters.get(letters) ?? letters;
}

const formOf = (country: string) => memberForms.get(country) ?? otherForms.get(country);

/** Returns whether a VAT number, in capitals and without spaces, has a form that its country gives out. */
function isVatNumberForm(vatNumber: string): boolean {
  const country = vatCountry(vatNumber);
  const { pattern } = formOf(country) ?? { pattern: anyForm };
  return countryCodes.includes(country) && pattern.test(vatNumber.slice(2));
}

/** A VAT number as the country gives it out that one begins with; null where that is not known here. */
function exampleVatNumber(vatNumber: string): string | null {
  const form = formOf(vatCountry(vatNumber));
  return form ? vatNumber.slice(0, 2) + form.example : null;
}

/** A buyer by what tells where a service is taxed: the country's code, and the VAT number. */
export type Buyer = { country: string | null; vatNumber: string | null };

/** Returns whether the buyer is in the European Union, as far as VAT goes; null where nothing tells the country. */
export function findTaxArea({ country, vatNumber }: Buyer): 'home' | 'member' | 'outside' | null {
  const place = vatNumber ? vatCountry(vatNumber) : country;
  if (!place) return null;
  if (place === 'DE') return 'home';
  return memberForms.has(place) || place === monaco ? 'member' : 'outside';
}

/** Returns whether a VAT number can be one of a company of the country. */
export const isVatNumberOf = (country: string, vatNumber: string): boolean =>
  [country, countryOfNumbers.get(country)].includes(vatCountry(vatNumber));

/**
 * A company's VAT identification number, stored in capitals without spaces and punctuation. Only its form is checked, not
 * its validity at the tax office. Empty for none.
 */
export const vatNumberSchema = z
  .string()
  .max(40, { error: () => m.validation_vat_number() })
  .transform((typed) => typed.replaceAll(/[\s.,\-/]/g, '').toUpperCase())
  // Typed with letters that people use for the country.
  .transform((number) => number.replace(/^GR/, 'EL').replace(/^UK/, 'GB').replace(/^FL/, 'LI'))
  .refine((number) => number === '' || isVatNumberForm(number), {
    error: ({ input }) => {
      const example = exampleVatNumber(String(input));
      return example ? m.validation_vat_number_form({ example }) : m.validation_vat_number();
    },
  });
