const LENGTH = 80;

/** A question as the name of a button: one line, and no longer than one wants to hear. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1).trimEnd()}…` : line;
}
