import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { randomKey } from '../../lib/random-key.ts';

/** The key of the browser's storage (section 9: gallery session key). */
const storageKey = 'gallerySessionId';
const sessionIdPattern = /^[\w-]{8,100}$/;

/** The random string that likes from this browser belong to, where it has liked anything yet. */
export function readSessionId(): string | undefined {
  const stored = readStored('browser', storageKey);
  return stored !== null && sessionIdPattern.test(stored) ? stored : undefined;
}

/** The same, made with the first like: a visitor who only looks leaves nothing behind. */
export function getOrCreateSessionId(): string {
  const id = readSessionId() ?? randomKey();
  writeStored('browser', storageKey, id);
  return id;
}
