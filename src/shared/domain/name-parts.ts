/** Longest part the database keeps, in characters. */
const longest = 100;

/** A whole name as an account has it: the last word is the family name; of a single word there is none. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : '';
  return {
    firstName: words.join(' ').slice(0, longest),
    lastName: (last ?? '').slice(0, longest),
  };
}
