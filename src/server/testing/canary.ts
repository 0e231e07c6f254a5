import { expect } from 'vitest';
import type { Answer } from './test-client.ts';

/** Stands in every stored value that is not for the public. */
export const canary = 'canary-7f3a';
/** Names of fields that no public answer may have, whatever is in them. */
const privateNames =
  /correctAnswer|correctOptionId|correct_|passwordHash|password_hash|reviewNotes|review_notes|storeKey|submissionKey|submissionDigest|seedKey|sessionVersion|deletedAt|birthdate|hdmfNumber|sssNumber|philhealthNumber|taxId|additionalImage|isSuspicious|consentVersion|consentLocale|consentAt|ndaSigned|"notes"|"version"/;

/** Refuses answers that hold a private value, or a field of a private name. */
export function expectClean(answers: readonly Answer[]): void {
  for (const { text, headers } of answers) {
    expect(text).not.toContain(canary);
    expect(text).not.toMatch(privateNames);
    expect(JSON.stringify([...headers])).not.toContain(canary);
  }
}
