import { randomKey } from '../../lib/random-key.ts';

/** The key of the browser's storage (section 9: gallery session key). */
const storageKey = 'gallerySessionId';
const wellFormed = /^[\w-]{8,100}$/;

/** Kept here too, for browsers that forbid storage: likes then last as long as the page. */
let current: string | undefined;

/** The random string that likes from this browser belong to, where it has liked anything yet. */
export function knownSession(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored !== null && wellFormed.test(stored) ? stored : current;
  } catch {
    return current;
  }
}

/** The same, made with the first like: whoever only looks leaves nothing behind. */
export function likingSession(): string {
  current = knownSession() ?? randomKey();
  try {
    localStorage.setItem(storageKey, current);
  } catch {
    // Storage is forbidden or full.
  }
  return current;
}
