import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { randomKey } from '../../../lib/random-key.ts';

/** In-memory values where the browser allows no storage. */
const memory = new Map<string, string>();

/** A text this tab has kept; null on the server and where there is none. */
export function readSessionItem(key: string): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text for as long as the tab lives; null forgets it. */
export function writeSessionItem(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Full or forbidden: it then lives as long as the page.
    if (value !== null) memory.set(key, value);
  }
}

/** Prefix of everything a form keeps and of the ids of its fields. */
export type FormName = 'contact' | 'meeting' | 'registration';

const draftKey = (form: FormName) => `${form}_draft`;

export const fieldId = (form: FormName, field: string) => `${form}-${field}`;

function readStoredFields(form: FormName): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readSessionItem(draftKey(form)) ?? 'null');
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

/**
 * Restores text typed into a form before: into the server's page before hydration, or before a
 * reload. Gives a function that tells it field by field.
 */
export function openFormDraft(form: FormName): (field: string) => string {
  if (typeof document === 'undefined') return () => '';
  const stored = readStoredFields(form);
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
function saveFormDraft(form: FormName, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  writeSessionItem(
    draftKey(form),
    texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : null,
  );
}

export function clearFormDraft(form: FormName): void {
  writeSessionItem(draftKey(form), null);
}

const attemptStorageKey = (form: FormName) => `${form}_attempt`;

type Attempt = { key: string; content: string };

function readLastAttempt(form: FormName): Attempt | null {
  try {
    const stored: unknown = JSON.parse(readSessionItem(attemptStorageKey(form)) ?? 'null');
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
export function getIdempotencyKey(form: FormName, content: object): string {
  const text = JSON.stringify(content);
  const last = readLastAttempt(form);
  if (last?.content === text) return last.key;
  const key = randomKey();
  writeSessionItem(attemptStorageKey(form), JSON.stringify({ key, content: text }));
  return key;
}

/** The next send is another one, even with the same content. */
export function clearIdempotencyKey(form: FormName): void {
  writeSessionItem(attemptStorageKey(form), null);
}

/** Every change of a form goes into its draft at once. */
export function useFormDraft<Values extends FieldValues, Output>(
  name: FormName,
  form: UseFormReturn<Values, unknown, Output>,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFormDraft(name, values),
      }),
    [name, form],
  );
}
