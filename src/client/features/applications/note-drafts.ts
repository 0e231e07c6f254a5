import { unsentKey } from '../../lib/unsent-text.ts';

/** Whose note it is, and on which application. */
type DraftOf = { userId: string; id: string };

const keyOf = ({ userId, id }: DraftOf) => unsentKey(userId, `note:${id}`);

/** The note that somebody began on an application in this tab; empty where there is none. */
export function readDraft(draft: DraftOf): string {
  try {
    return sessionStorage.getItem(keyOf(draft)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a note that is not sent yet; an empty one is forgotten. */
export function keepDraft(draft: DraftOf, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(draft), text);
    else sessionStorage.removeItem(keyOf(draft));
  } catch {
    // Without a storage it lasts as long as the dialog.
  }
}
