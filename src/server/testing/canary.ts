import { expect } from 'vitest';
import type { Answer } from './test-client.ts';

/** Stands in every stored value that is not for the public. */
export const canary = 'canary-7f3a';
/** The birthday of everybody who has one: no date can hold the canary. */
export const hiddenBirthday = '1901-02-03';
/** As data and as a contact card write it; four digits alone stand in many an id. */
const birthdays = /1901-?02-?03/;
/** Names of fields that no public answer may have, whatever is in them, and how a stored password begins. */
const privateNames =
  /correctAnswer|correctOptionId|correct_|passwordHash|password_hash|argon2id|reviewNotes|review_notes|internalNote|storeKey|submissionKey|submissionDigest|seedKey|sessionVersion|deletedAt|birthdate|hdmfNumber|sssNumber|philhealthNumber|taxId|additionalImage|isSuspicious|consentVersion|consentLocale|consentAt|ndaSigned|isActive|"notes"|"version"/g;

/** Refuses answers that hold a private value, or a field of a private name that is not among those `told` on purpose. */
export function expectClean(answers: readonly Answer[], told: readonly string[] = []): void {
  for (const { text, headers } of answers) {
    expect(text).not.toContain(canary);
    expect(text).not.toMatch(birthdays);
    const names = text.match(privateNames) ?? [];
    expect(names.filter((name) => !told.includes(name))).toEqual([]);
    expect(JSON.stringify([...headers])).not.toContain(canary);
  }
}
