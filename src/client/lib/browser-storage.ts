/** This browser for all time, or this tab as long as it is open. */
type Scope = 'browser' | 'tab';

/** A text that the browser did not take, and the stored one that it stands for. */
type Unstored = { text: string; over: string | null };

/** They last as long as the page, or until the stored text is another: storage was full or forbidden. */
const unstored: Record<Scope, Map<string, Unstored>> = { browser: new Map(), tab: new Map() };

/** Reads what the browser itself has; null also where its storage is forbidden, and on the server. */
function readItem(scope: Scope, key: string): string | null {
  try {
    return (scope === 'browser' ? window.localStorage : window.sessionStorage).getItem(key);
  } catch {
    return null;
  }
}

/** Reads a stored text; null where there is none. */
export function readStored(scope: Scope, key: string): string | null {
  const stored = readItem(scope, key);
  const instead = unstored[scope].get(key);
  if (!instead || instead.over === stored) return instead?.text ?? stored;
  // Another tab has stored one since.
  unstored[scope].delete(key);
  return stored;
}

/** Stores a text; null deletes it. */
export function writeStored(scope: Scope, key: string, text: string | null): void {
  unstored[scope].delete(key);
  try {
    const storage = scope === 'browser' ? window.localStorage : window.sessionStorage;
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    if (text !== null) unstored[scope].set(key, { text, over: readItem(scope, key) });
  }
}

/** Reads a stored object, of which nothing is known but that it is one; empty for everything else. */
export function readStoredObject(scope: Scope, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(scope, key) ?? 'null');
    return typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
