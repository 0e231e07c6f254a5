/** Prefix of the storage keys of one person's half-written texts. */
const draftKeyPrefix = (userId: string) => `unsent:${userId}:`;

/** The key under which this browser stores a half-written text for its author alone. */
export const draftStorageKey = (userId: string, text: string) => draftKeyPrefix(userId) + text;

/** Removes all drafts of a person from this browser. */
export function clearStoredDrafts(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(draftKeyPrefix(userId))) storage.removeItem(key);
      }
    }
  } catch {
    // Without a storage there is nothing to remove.
  }
}

/** Removes the drafts of a person from this browser, and leads to the home page. */
export function finishLogout(userId: string): void {
  clearStoredDrafts(userId);
  // A full navigation, so that nothing of this person stays in the page's memory, texts that storage did not take included.
  window.location.assign('/');
}
