/** This browser for all time, or this tab as long as it is open. */
type Scope = 'browser' | 'tab';

/** Texts that the browser did not take: its storage is full or forbidden, and they last as long as the page. */
const unstored: Record<Scope, Map<string, string>> = { browser: new Map(), tab: new Map() };

const storageOf = (scope: Scope) =>
  scope === 'browser' ? window.localStorage : window.sessionStorage;

/** Reads a stored text; null where there is none, and on the server. */
export function readStored(scope: Scope, key: string): string | null {
  try {
    return unstored[scope].get(key) ?? storageOf(scope).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. */
export function writeStored(scope: Scope, key: string, text: string | null): void {
  unstored[scope].delete(key);
  try {
    if (text === null) storageOf(scope).removeItem(key);
    else storageOf(scope).setItem(key, text);
  } catch {
    if (text !== null) unstored[scope].set(key, text);
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
