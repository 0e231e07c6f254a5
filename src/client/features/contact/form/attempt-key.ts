import { randomKey } from '../../../lib/random-key.ts';
import type { FormName } from './form-draft.ts';
import { readSessionItem, writeSessionItem } from './session-item.ts';

const storageKey = (form: FormName) => `${form}_attempt`;

type Attempt = { key: string; content: string };

function lastAttempt(form: FormName): Attempt | null {
  try {
    const stored: unknown = JSON.parse(readSessionItem(storageKey(form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('key' in stored) || typeof stored.key !== 'string') return null;
    if (!('content' in stored) || typeof stored.content !== 'string') return null;
    return { key: stored.key, content: stored.content };
  } catch {
    return null;
  }
}

/**
 * The key under which a content is sent: the same for the same content, also after a reload, so that an answer lost on
 * the way makes no second record; another one as soon as something is changed.
 */
export function attemptKey(form: FormName, content: object): string {
  const text = JSON.stringify(content);
  const last = lastAttempt(form);
  if (last?.content === text) return last.key;
  const key = randomKey();
  writeSessionItem(storageKey(form), JSON.stringify({ key, content: text }));
  return key;
}

/** The next send is another one, even with the same content. */
export function forgetAttempt(form: FormName): void {
  writeSessionItem(storageKey(form), null);
}
