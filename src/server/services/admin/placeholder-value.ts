/** RFC 2606: reserved names, at the end of a domain or of an address that holds one. */
const reservedHost =
  /(?:^|[.@]|\/\/)(?:example|test|invalid|localhost|example\.(?:com|net|org))(?=$|[>/:?#\s])/i;

/** Berlin and mobile numbers that Germany's network agency keeps free for films, and the prefix of no Philippine network. */
const reservedNumbers = /^(?:493023125|4917604069|63900000)/;

const allZeros = /^[A-Z]{0,2}[0-]+$/;

/** Tells whether an address, a number or a domain is a placeholder: reserved for examples, or all zeros. */
export function isPlaceholderValue(text: string): boolean {
  return (
    reservedHost.test(text) ||
    allZeros.test(text) ||
    (text.startsWith('+') && reservedNumbers.test(text.replaceAll(/\D/g, '')))
  );
}
