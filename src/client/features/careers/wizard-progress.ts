import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

export type Step = 1 | 2 | 3 | 4 | 5;
export const steps: readonly Step[] = [1, 2, 3, 4, 5];

export function stepName(step: Step): string {
  switch (step) {
    case 1:
      return m.careers_step_application();
    case 2:
      return m.careers_step_general();
    case 3:
      return m.careers_step_typing();
    case 4:
      return m.careers_step_english();
    case 5:
      return m.careers_step_results();
  }
}

export function nextStep(step: Step): Step {
  return steps[step] ?? step;
}

export function previousStep(step: Step): Step {
  return steps[step - 2] ?? step;
}

/** Section 9 of the specification. */
export const draftKey = 'career_application_draft';

export type DraftSummary = { step: Step; applicantName: string };

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * Reads a draft for the landing page, without the contracts so that they stay out of its scripts.
 * Null when nothing was entered yet.
 */
export function summarizeDraft(raw: string | null): DraftSummary | null {
  if (raw === null) return null;
  try {
    const stored: unknown = JSON.parse(raw);
    if (typeof stored !== 'object' || stored === null) return null;
    const draft: Record<string, unknown> = { ...stored };
    const step = steps.find((known) => known === draft.step) ?? 1;
    // All texts of a draft but this one are entries.
    const { mend: _returning, ...entries } = draft;
    if (step === 1 && !Object.values(entries).some(isFilled) && !draft.resume) return null;
    const { applicantName } = draft;
    return { step, applicantName: typeof applicantName === 'string' ? applicantName.trim() : '' };
  } catch {
    return null;
  }
}

export const readStoredDraft = (): string | null => readStored('browser', draftKey);

export const deleteStoredDraft = (): void => writeStored('browser', draftKey, null);

/** Named in the privacy policy. */
const scrollPositionKey = 'career_application_place';

/** Stores how far a step was scrolled, for the page that is loaded next in this tab. */
export function saveScrollPosition(step: Step, scrollY: number): void {
  writeStored('tab', scrollPositionKey, `${step} ${Math.round(scrollY)}`);
}

/** Scroll position of this step before the page was reloaded; null otherwise. Answers once. */
export function takeScrollPosition(step: Step): number | null {
  const [storedStep, scrollY] = (readStored('tab', scrollPositionKey) ?? '').split(' ');
  clearScrollPosition();
  return storedStep === String(step) ? Number(scrollY) : null;
}

export const clearScrollPosition = (): void => writeStored('tab', scrollPositionKey, null);

/** In the address, so that a reload stays in the wizard and the way back leads out of it. */
export const wizardHash = 'apply';
