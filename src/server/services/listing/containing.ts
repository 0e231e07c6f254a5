/** An ILIKE pattern that finds the words as they were typed: `%`, `_` and the backslash mean themselves. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
