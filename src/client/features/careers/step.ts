import { m } from '../../../shared/i18n/paraglide/messages.js';

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
