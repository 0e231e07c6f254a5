/** What the keys of one person's half-written texts begin with. */
const prefixOf = (userId: string) => `unsent:${userId}:`;

/** Under which key this browser keeps a half-written text for whoever writes it, and for nobody else. */
export const unsentKey = (userId: string, text: string) => prefixOf(userId) + text;

/** Forgets all that a person has half-written in this browser. */
export function forgetUnsent(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(prefixOf(userId))) storage.removeItem(key);
      }
    }
  } catch {
    // Without a storage there is nothing to forget.
  }
}

/** Forgets what a person has half-written in this browser, and leads to the home page. */
export function afterLogout(userId: string): void {
  forgetUnsent(userId);
  // A full navigation, so that nothing of this person stays in the page's memory.
  window.location.assign('/');
}
