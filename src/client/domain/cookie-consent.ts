import { useSyncExternalStore } from 'react';
import {
  type ConsentRecord,
  consentKey,
  consentVersion,
  type OptionalCategory,
  optionalCategories,
} from '../../shared/content/consent.ts';
import { readStored, writeStored } from '../lib/browser-storage.ts';

export type ConsentChoice = Record<OptionalCategory, boolean>;

/** Defaults of a form without a stored choice. Nothing counts as given before it is saved. */
export const suggestedChoice: ConsentChoice = {
  functional: true,
  analytics: true,
  marketing: false,
};

export const allAccepted: ConsentChoice = { functional: true, analytics: true, marketing: true };
export const necessaryOnly: ConsentChoice = {
  functional: false,
  analytics: false,
  marketing: false,
};

const listeners = new Set<() => void>();
let read: { text: string | null; record: ConsentRecord | null } = { text: null, record: null };

function isConsentRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record: Record<string, unknown> = { ...value };
  return (
    record.version === consentVersion &&
    record.necessary === true &&
    typeof record.timestamp === 'string' &&
    optionalCategories.every((category) => typeof record[category] === 'boolean')
  );
}

function parseConsent(text: string | null): ConsentRecord | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isConsentRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** The visitor's choice; null while there is none, or when it was made for another version. */
function readConsent(): ConsentRecord | null {
  const text = readStored('browser', consentKey);
  if (text !== read.text) read = { text, record: parseConsent(text) };
  return read.record;
}

function handleStorageEvent({ key }: StorageEvent) {
  if (key !== consentKey && key !== null) return;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', handleStorageEvent);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorageEvent);
  };
}

/** Stores the choice and notifies all listeners. */
export function saveConsent(choice: ConsentChoice): void {
  const record: ConsentRecord = {
    necessary: true,
    ...choice,
    timestamp: new Date().toISOString(),
    version: consentVersion,
  };
  writeStored('browser', consentKey, JSON.stringify(record));
  for (const listener of listeners) listener();
}

/** The visitor's choice, followed; null while there is none, undefined until hydration. */
export function useConsent(): ConsentRecord | null | undefined {
  return useSyncExternalStore<ConsentRecord | null | undefined>(
    subscribe,
    readConsent,
    () => undefined,
  );
}

/** Returns whether content of this category may load. Without a choice nothing may. */
export function hasConsentFor(
  consent: ConsentRecord | null | undefined,
  category: OptionalCategory,
): boolean {
  return consent?.[category] === true;
}
