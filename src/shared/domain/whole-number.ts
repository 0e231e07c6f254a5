const wholeNumberPattern = /^[-+−]?\d{1,15}$/;

/**
 * Parses a whole number as people type it. Not a number for anything else: '2,5' and '2abc' are none, '1.000' is one in
 * English and a thousand in German, '1e1' and '0x10' are numbers to programs alone.
 */
export function parseWholeNumber(typed: string): number {
  const text = typed.trim();
  return wholeNumberPattern.test(text) ? Number(text.replace('−', '-')) : Number.NaN;
}
