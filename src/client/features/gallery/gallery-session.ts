import { randomKey } from '../../lib/random-key.ts';

/** The key of the browser's storage (section 9: gallery session key). */
const storageKey = 'gallerySessionId';
const sessionIdPattern = /^[\w-]{8,100}$/;

/** Kept here too, for browsers that forbid storage: likes then last as long as the page. */
let memorySessionId: string | undefined;

/** The random string that likes from this browser belong to, where it has liked anything yet. */
export function readSessionId(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored !== null && sessionIdPattern.test(stored) ? stored : memorySessionId;
  } catch {
    return memorySessionId;
  }
}

/** The same, made with the first like: a visitor who only looks leaves nothing behind. */
export function getOrCreateSessionId(): string {
  memorySessionId = readSessionId() ?? randomKey();
  try {
    localStorage.setItem(storageKey, memorySessionId);
  } catch {
    // Storage is forbidden or full.
  }
  return memorySessionId;
}
