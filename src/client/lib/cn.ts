/** Joins class names, leaving out what is false or missing. Later classes do not override earlier ones. */
export function cn(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ');
}
