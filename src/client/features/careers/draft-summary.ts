import { type Step, steps } from './step.ts';

/** Section 9 of the specification. */
export const draftKey = 'career_application_draft';

export type DraftSummary = { step: Step; applicantName: string };

const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * What the landing page tells of a draft, read without the contracts so that they stay out of its scripts.
 * Null when nothing was entered yet.
 */
export function summarizeDraft(raw: string | null): DraftSummary | null {
  if (raw === null) return null;
  try {
    const stored: unknown = JSON.parse(raw);
    if (typeof stored !== 'object' || stored === null) return null;
    const draft: Record<string, unknown> = { ...stored };
    const step = steps.find((known) => known === draft.step) ?? 1;
    const fields = [
      draft.applicantName,
      draft.email,
      draft.phone,
      draft.position,
      draft.coverLetter,
    ];
    if (step === 1 && !fields.some(filled) && !draft.resume) return null;
    const { applicantName } = draft;
    return { step, applicantName: typeof applicantName === 'string' ? applicantName.trim() : '' };
  } catch {
    return null;
  }
}

/** The browser may refuse its storage altogether; then there is no draft. */
export function storedDraft(): string | null {
  try {
    return window.localStorage.getItem(draftKey);
  } catch {
    return null;
  }
}

export function deleteStoredDraft(): void {
  try {
    window.localStorage.removeItem(draftKey);
  } catch {
    // Nothing could be stored there in the first place.
  }
}
