/** Letters that decompose into nothing simpler, and the capitals of the alphabets that names are written in here. */
const capitals =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZØĐŁÆŒÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯøđłæœıðς';
const small =
  'abcdefghijklmnopqrstuvwxyzodlaoþαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяodlaoidσ';
const letters = new Map([...capitals].map((capital, index) => [capital, small[index] ?? capital]));

/** The text without case and accents; ß is ss. The same as the database's `plain_text`. */
export function plainText(written: string): string {
  const bare = written.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
  return Array.from(bare.replaceAll(/[ßẞ]/g, 'ss'), (letter) => letters.get(letter) ?? letter).join(
    '',
  );
}

/**
 * The normal form for searching: `plainText` with ä = ae = a, ö = oe = o, ü = ue = u. That "Michael" becomes "michal" on
 * both sides is accepted. The same as the database's `fold_text`.
 */
export function foldText(written: string): string {
  return plainText(written).replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u');
}

/** A telephone number within a search: digits with what people write between them. */
const phoneRun = /\+?\(?\d[\d\s()./-]*\d/gu;
const fewestDigits = 5;

/**
 * The digits to look for among a number's forms (with the country, and as dialled within it): without the 00 before a
 * country and the (0) after it.
 */
function phoneDigits(run: string): string {
  return run
    .replaceAll(/\D/g, '')
    .replace(/^00+/, '')
    .replace(/^(63|49)0+/, '$1');
}

/**
 * A number's digits with its country first; null for fewer than seven digits. Without a country it is Philippine if it can
 * be, else German. The same as the database's `phone_e164`.
 */
export function phoneE164(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 7) return null;
  const national = digits.replace(/^0+/, '');
  let full = digits;
  if (!written.includes('+')) {
    if (digits.startsWith('00')) full = national;
    else if (digits.startsWith('0')) {
      full = `${/^(9\d{9}|2\d{7,8}|[3-8]\d{8})$/.test(national) ? '63' : '49'}${national}`;
    } else if (/^9\d{9}$/.test(digits)) full = `63${digits}`;
  }
  return full.replace(/^(63|49)0+/, '$1');
}

/** A word that must occur; or a number, whose pieces as they were typed must occur, or all of its digits in one. */
export type SearchTerm = { words: string[]; digits: string | null };

const most = 12;

/** The folded words of a search, in any order and with or without commas between them. Empty for an empty search. */
export function searchTerms(search: string): SearchTerm[] {
  const wordsOf = (text: string) =>
    foldText(text)
      .split(/[\s,;]+/u)
      .filter(Boolean);
  const numbers: SearchTerm[] = [];
  const rest = search.replaceAll(phoneRun, (run) => {
    const digits = phoneDigits(run);
    if (digits.length < fewestDigits) return run;
    numbers.push({ words: wordsOf(run), digits });
    return ' ';
  });
  const words = wordsOf(rest).map((word) => ({ words: [word], digits: null }));
  return [...numbers, ...words].slice(0, most);
}
