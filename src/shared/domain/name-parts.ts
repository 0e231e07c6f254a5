/** Longest part that the database keeps of an account's name, in characters. */
const longest = 100;

type NameParts = { firstName: string; lastName: string };

/** A whole name in two: the last word is the family name; of a single word there is none. */
export function nameParts(name: string): NameParts {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName: last ?? '' };
}

/** A whole name as an account has it, which keeps a hundred characters of each part. */
export function accountName(name: string): NameParts {
  const { firstName, lastName } = nameParts(name);
  return { firstName: firstName.slice(0, longest), lastName: lastName.slice(0, longest) };
}
