import { unsentKey } from '../../lib/unsent-text.ts';

/** Whose text it is, on which application, and whether it goes into the thread or with a decision. */
type DraftOf = { userId: string; id: string; of: 'note' | 'decision' };

const keyOf = ({ userId, id, of }: DraftOf) => unsentKey(userId, `${of}:${id}`);

/** What is not sent yet where there is no storage. */
const unstored = new Map<string, string>();

/** What somebody began to write on an application in this tab; undefined where there is nothing. */
export function readDraft(draft: DraftOf): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(draft)) ?? undefined;
  } catch {
    return unstored.get(keyOf(draft));
  }
}

/** Keeps a text that is not sent yet; undefined forgets it. */
export function keepDraft(draft: DraftOf, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(keyOf(draft));
    else sessionStorage.setItem(keyOf(draft), text);
  } catch {
    // Without a storage it lasts as long as the tab.
    if (text === undefined) unstored.delete(keyOf(draft));
    else unstored.set(keyOf(draft), text);
  }
}
