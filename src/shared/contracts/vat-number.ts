import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';

type VatNumberForm = { pattern: RegExp; example: string };

/**
 * VAT numbers by the letters they begin with: of the European Union as its register (VIES) writes them, of Switzerland and
 * of the United Kingdom. `EL` is Greece, whose country code `GR` begins none; `XI` is Northern Ireland.
 */
const forms = new Map<string, VatNumberForm>([
  ['AT', { pattern: /^U\d{8}$/, example: 'ATU12345678' }],
  ['BE', { pattern: /^[01]\d{9}$/, example: 'BE0123456789' }],
  ['BG', { pattern: /^\d{9,10}$/, example: 'BG123456789' }],
  ['CH', { pattern: /^E\d{9}(?:MWST|TVA|IVA)?$/, example: 'CHE123456789MWST' }],
  ['CY', { pattern: /^\d{8}[A-Z]$/, example: 'CY12345678X' }],
  ['CZ', { pattern: /^\d{8,10}$/, example: 'CZ12345678' }],
  ['DE', { pattern: /^\d{9}$/, example: 'DE123456789' }],
  ['DK', { pattern: /^\d{8}$/, example: 'DK12345678' }],
  ['EE', { pattern: /^\d{9}$/, example: 'EE123456789' }],
  ['EL', { pattern: /^\d{9}$/, example: 'EL123456789' }],
  ['ES', { pattern: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, example: 'ESA12345678' }],
  ['FI', { pattern: /^\d{8}$/, example: 'FI12345678' }],
  ['FR', { pattern: /^[A-Z0-9]{2}\d{9}$/, example: 'FR12345678901' }],
  ['GB', { pattern: /^(?:\d{9}(?:\d{3})?|GD\d{3}|HA\d{3})$/, example: 'GB123456789' }],
  ['GR', { pattern: /^(?!)/, example: 'EL123456789' }],
  ['HR', { pattern: /^\d{11}$/, example: 'HR12345678901' }],
  ['HU', { pattern: /^\d{8}$/, example: 'HU12345678' }],
  ['IE', { pattern: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567WA' }],
  ['IT', { pattern: /^\d{11}$/, example: 'IT12345678901' }],
  ['LT', { pattern: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' }],
  ['LU', { pattern: /^\d{8}$/, example: 'LU12345678' }],
  ['LV', { pattern: /^\d{11}$/, example: 'LV12345678901' }],
  ['MT', { pattern: /^\d{8}$/, example: 'MT12345678' }],
  ['NL', { pattern: /^\d{9}B\d{2}$/, example: 'NL123456789B01' }],
  ['PL', { pattern: /^\d{10}$/, example: 'PL1234567890' }],
  ['PT', { pattern: /^\d{9}$/, example: 'PT123456789' }],
  ['RO', { pattern: /^\d{2,10}$/, example: 'RO1234567890' }],
  ['SE', { pattern: /^\d{12}$/, example: 'SE123456789001' }],
  ['SI', { pattern: /^\d{8}$/, example: 'SI12345678' }],
  ['SK', { pattern: /^\d{10}$/, example: 'SK1234567890' }],
  ['XI', { pattern: /^(?:\d{9}(?:\d{3})?|GD\d{3}|HA\d{3})$/, example: 'XI123456789' }],
]);

/** Letters of no member state other than Germany: of Northern Ireland, goods alone count as of the Union. */
const notReverseCharged = new Set(['CH', 'DE', 'GB', 'GR', 'XI']);

/** Two letters and what follows them, with two figures at least, for the rest of the world: `CHE123456789MWST`. */
const anyForm = /^[A-Z]{2}(?=(?:.*\d){2})[A-Z0-9+*]{2,15}$/;

/** The two letters that a VAT number begins with. */
export const vatCountry = (vatNumber: string): string => vatNumber.slice(0, 2);

/** Returns whether a VAT number, in capitals and without spaces, has a form that its country gives out. */
function isVatNumberForm(vatNumber: string): boolean {
  const form = forms.get(vatCountry(vatNumber));
  return form ? form.pattern.test(vatNumber.slice(2)) : anyForm.test(vatNumber);
}

/** A VAT number as the country gives it out that one begins with; null where that is not known here. */
const exampleVatNumber = (vatNumber: string): string | null =>
  forms.get(vatCountry(vatNumber))?.example ?? null;

/** Returns whether buyers with such a number account for the tax on a service from Germany: other member states. */
export function isReverseChargeCountry(vatNumber: string): boolean {
  const country = vatCountry(vatNumber);
  return forms.has(country) && !notReverseCharged.has(country);
}

/**
 * A company's VAT identification number, stored in capitals without spaces and punctuation. Only its form is checked, not
 * its validity at the tax office. Empty for none.
 */
export const vatNumberSchema = z
  .string()
  .max(40, { error: () => m.validation_vat_number() })
  .transform((typed) => typed.replaceAll(/[\s.,\-/]/g, '').toUpperCase())
  .refine((number) => number === '' || isVatNumberForm(number), {
    error: ({ input }) => {
      const example = exampleVatNumber(String(input));
      return example ? m.validation_vat_number_form({ example }) : m.validation_vat_number();
    },
  });
