import { readSessionItem, writeSessionItem } from './session-item.ts';

/** Prefix of everything a form keeps and of the ids of its fields. */
export type FormName = 'contact' | 'meeting' | 'registration';

const draftKey = (form: FormName) => `${form}_draft`;

export const fieldId = (form: FormName, field: string) => `${form}-${field}`;

function storedDraft(form: FormName): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readSessionItem(draftKey(form)) ?? 'null');
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

/**
 * What was typed into a form before: into the page that came from the server while it was still asleep, or before a
 * reload. Gives a function that tells it field by field.
 */
export function openFormDraft(form: FormName): (field: string) => string {
  if (typeof document === 'undefined') return () => '';
  const stored = storedDraft(form);
  return (field) => {
    const element = document.getElementById(fieldId(form, field));
    const typed =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : '';
    const kept = stored.get(field);
    return typed || (typeof kept === 'string' ? kept : '');
  };
}

/** Keeps the texts of a form, and only texts: a consent is given anew. */
export function keepFormDraft(form: FormName, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  writeSessionItem(
    draftKey(form),
    texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : null,
  );
}

export function forgetFormDraft(form: FormName): void {
  writeSessionItem(draftKey(form), null);
}
