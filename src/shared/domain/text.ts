/** Letters that Unicode does not decompose into a letter and its mark. */
const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

const maxLength = 120;

/**
 * The part of an address made from a title or a name: lowercase, spaces to hyphens, everything else that is no letter
 * or digit left out (section 5 of the specification). Empty when nothing remains.
 */
export function slugify(title: string): string {
  return title
    .slice(0, 1000)
    .toLowerCase()
    .replace(/[äöüßæøłđ]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9\s_-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}

/** Longer than any excerpt needs, so that a book is not searched for its first sentence. */
const maxMarkdownLength = 4000;

/** Turns Markdown into plain words: without marks, addresses and line breaks. */
export function markdownToPlainText(markdown: string): string {
  return markdown
    .slice(0, maxMarkdownLength)
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replace(/^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[-*+][ \t]+|\d{1,9}[.)][ \t]+)?/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/(?<!\\)(\*{1,3}|_{2,3}|~~|`+)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)([^_\n]*\S)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first `length` characters of a text, no character cut in half. */
export function firstCharacters(text: string, length: number): string {
  return Array.from(text.slice(0, length * 2))
    .slice(0, length)
    .join('')
    .trimEnd();
}

/** Longest part that the database keeps of an account's name, in characters. */
const maxNamePartLength = 100;

type NameParts = { firstName: string; lastName: string };

/** A whole name in two: the last word is the family name; of a single word there is none. */
export function splitName(name: string): NameParts {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName: last ?? '' };
}

/** A whole name as an account has it, which keeps a hundred characters of each part. */
export function toAccountName(name: string): NameParts {
  const { firstName, lastName } = splitName(name);
  return {
    firstName: firstName.slice(0, maxNamePartLength),
    lastName: lastName.slice(0, maxNamePartLength),
  };
}
