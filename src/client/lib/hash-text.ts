/** A well-mixed whole number from a text, the same wherever it is asked for. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  // The lowest bits are mixed least.
  return (hash >>> 0) >>> 3;
}
