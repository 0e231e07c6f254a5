/**
 * Length of an IBAN in each participating country, by its ISO 3166 code. Source: the IBAN registry of
 * SWIFT (ISO 13616).
 */
const ibanLengths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    15: 'NO',
    16: 'BE',
    18: 'DK FI FK FO GL NL SD',
    19: 'MK SI',
    20: 'AT BA EE KZ LT LU MN XK',
    21: 'CH HR LI LV',
    22: 'BG BH CR DE GB GE IE ME RS VA',
    23: 'AE GI IL IQ OM SO TL',
    24: 'AD CZ ES MD PK RO SA SE SK TN VG',
    25: 'LY PT ST',
    26: 'IS TR',
    27: 'BI DJ FR GR IT MC MR SM',
    28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
    29: 'BR EG PS QA UA',
    30: 'JO KW MU YE',
    31: 'MT SC',
    32: 'LC',
    33: 'RU',
  }).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)] as const),
  ),
);

/** An IBAN as computers exchange it: capital letters and figures alone. */
export function normalizeIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** An IBAN as people read it: in groups of four, as ISO 13616 prints it. */
export function formatIban(iban: string): string {
  return normalizeIban(iban).replaceAll(/.{4}(?=.)/g, '$& ');
}

/** The remainder by which ISO 7064 (MOD 97-10) recognises a number: 1 where its two check digits are right. */
function remainderOf97(iban: string): number {
  let remainder = 0;
  // The country and the check digits come last; a letter counts as two figures, from 10 for A on.
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** A fault of an IBAN; for its length with the one its country has. */
export type IbanFault =
  | { kind: 'country' | 'checksum' }
  | { kind: 'length'; expected: number; actual: number };

/** Says what is wrong with a normalized IBAN: its country, its length there, or its check digits; null for nothing. */
export function findIbanFault(iban: string): IbanFault | null {
  const expected = ibanLengths.get(iban.slice(0, 2));
  if (expected === undefined) return { kind: 'country' };
  if (iban.length !== expected) return { kind: 'length', expected, actual: iban.length };
  const isSound = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && remainderOf97(iban) === 1;
  return isSound ? null : { kind: 'checksum' };
}
