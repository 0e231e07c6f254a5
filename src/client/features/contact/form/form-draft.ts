import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, readStoredObject, writeStored } from '../../../lib/browser-storage.ts';
import { randomKey } from '../../../lib/random-key.ts';

/** Prefix of everything a form stores and of the ids of its fields. */
export type FormName = 'contact' | 'meeting' | 'registration';

const draftKey = (form: FormName) => `${form}_draft`;

const fieldId = (form: FormName, field: string) => `${form}-${field}`;

/** Gives the id and the error of a field of a form. */
export const fieldProps =
  <Field extends string>(
    form: FormName,
    errors: { [field in Field]?: { message?: string | undefined } | undefined },
  ) =>
  (field: Field) => ({ id: fieldId(form, field), error: errors[field]?.message });

/**
 * Restores text typed into a form before, field by field: into the server's page before hydration, or before a reload.
 */
export function readFormDraft<Field extends string>(
  form: FormName,
  fields: readonly Field[],
): { [field in Field]?: string } {
  const draft: { [field in Field]?: string } = {};
  if (typeof document === 'undefined') return draft;
  const stored = readStoredObject('tab', draftKey(form));
  for (const field of fields) {
    const element = document.getElementById(fieldId(form, field));
    const typed =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : '';
    const saved = stored[field];
    draft[field] = typed || (typeof saved === 'string' ? saved : '');
  }
  return draft;
}

/** Stores the texts of a form, and only texts: a consent is given anew. */
function saveFormDraft(form: FormName, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  writeStored(
    'tab',
    draftKey(form),
    texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : null,
  );
}

export function clearFormDraft(form: FormName): void {
  writeStored('tab', draftKey(form), null);
}

const attemptStorageKey = (form: FormName) => `${form}_attempt`;

type Attempt = { key: string; content: string };

function readLastAttempt(form: FormName): Attempt | null {
  try {
    const stored: unknown = JSON.parse(readStored('tab', attemptStorageKey(form)) ?? 'null');
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
  writeStored('tab', attemptStorageKey(form), JSON.stringify({ key, content: text }));
  return key;
}

/** The next send is another one, even with the same content. */
export function clearIdempotencyKey(form: FormName): void {
  writeStored('tab', attemptStorageKey(form), null);
}

/** Stores the text that was there at hydration, and then every change at once. */
export function useFormDraft<Values extends FieldValues, Output>(
  name: FormName,
  form: UseFormReturn<Values, unknown, Output>,
) {
  useEffect(() => {
    saveFormDraft(name, form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveFormDraft(name, values),
    });
  }, [name, form]);
}
