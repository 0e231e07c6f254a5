import { readSessionItem, writeSessionItem } from '../form/session-item.ts';

/** What the success screen shows, kept for the tab so that a reload does not lose the PIN. */
export type RegistrationRecord = {
  mediaKitPin: string;
  companyName: string;
  contactPerson: string;
  contactEmail: string;
};

const key = 'registration_done';

export function keepRegistration(record: RegistrationRecord): void {
  writeSessionItem(key, JSON.stringify(record));
}

export function forgetRegistration(): void {
  writeSessionItem(key, null);
}

/** The registration this tab has made; null when there is none. */
export function keptRegistration(): RegistrationRecord | null {
  try {
    const stored: unknown = JSON.parse(readSessionItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const entries = new Map<string, unknown>(Object.entries(stored));
    const text = (name: string) => {
      const value = entries.get(name);
      return typeof value === 'string' ? value : '';
    };
    const mediaKitPin = text('mediaKitPin');
    if (mediaKitPin === '') return null;
    return {
      mediaKitPin,
      companyName: text('companyName'),
      contactPerson: text('contactPerson'),
      contactEmail: text('contactEmail'),
    };
  } catch {
    return null;
  }
}
