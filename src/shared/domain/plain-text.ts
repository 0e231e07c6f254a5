/** Longer than any excerpt needs, so that a book is not searched for its first sentence. */
const readUpTo = 4000;

/** Markdown as the words somebody would read aloud: without marks, addresses and line breaks. */
export function plainTextOf(markdown: string): string {
  return markdown
    .slice(0, readUpTo)
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
