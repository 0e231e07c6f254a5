import type { Step } from './step.ts';

/** Named in the privacy policy. */
const placeKey = 'career_application_place';

/** Keeps how far a step was scrolled, for the page that is loaded next in this tab. */
export function keepPlace(step: Step, scrollY: number): void {
  try {
    window.sessionStorage.setItem(placeKey, `${step} ${Math.round(scrollY)}`);
  } catch {
    // The step then begins at its top.
  }
}

/** How far this step was scrolled before the page was loaded anew; null otherwise. Answers once. */
export function takePlace(step: Step): number | null {
  try {
    const [kept, scrollY] = (window.sessionStorage.getItem(placeKey) ?? '').split(' ');
    forgetPlace();
    return kept === String(step) ? Number(scrollY) : null;
  } catch {
    return null;
  }
}

export function forgetPlace(): void {
  try {
    window.sessionStorage.removeItem(placeKey);
  } catch {
    // Nothing could be kept there in the first place.
  }
}
