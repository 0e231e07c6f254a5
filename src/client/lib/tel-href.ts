/**
 * The address that dials a number, however it is written for people. Undefined, which is no link, where there is nothing
 * to dial.
 */
export function telHref(phone: string): string | undefined {
  const digits = phone.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1').replaceAll(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}
