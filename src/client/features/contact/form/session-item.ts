/** What the tab holds where the browser lets it store nothing. */
const memory = new Map<string, string>();

/** A text this tab has kept; null on the server and where there is none. */
export function readSessionItem(key: string): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text for as long as the tab lives; null forgets it. */
export function writeSessionItem(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Full or forbidden: it then lives as long as the page.
    if (value !== null) memory.set(key, value);
  }
}
